import type { Game, Seat } from '../games/game.js';
import { GameError, notOneOf, shown } from '../games/game-error.js';
import { DEFAULT_LEVEL, LEVELS } from './level.js';
import type { Level } from './level.js';
import { Meter } from './meter.js';
import type { Analysis, Budget, ChoiceOptions, Opponent, Steps, Strategy } from './opponent.js';
import { finish } from './steps.js';

/** What an opponent asks of the rules of its game, which also work on views. */
type Rules<View, Move> = Pick<Game<never, Move, object, unknown, View>, 'id'> & {
  moves(view: View, seat: Seat): readonly Move[];
  view(view: View, seat: Seat): View;
};

/**
 * Makes an opponent of a strategy: checks the arguments, refuses a state that shows more than the seat may know, and plays without thinking where there is nothing
 * to choose.
 */
export function makeOpponent<View, Move>(
  game: Rules<View, Move>,
  strategy: Strategy<View, Move>,
): Opponent<View, Move> {
  function* analysing(view: View, seat: Seat, budget?: Budget): Steps<Analysis<Move>> {
    movesOf(game, view, seat);
    return yield* strategy.analyse(view, seat, new Meter(budget));
  }

  function* choosing(view: View, seat: Seat, options: ChoiceOptions): Steps<Move> {
    const { level = DEFAULT_LEVEL, random, budget } = checked(options);
    const meter = new Meter(budget);
    const [only, ...others] = movesOf(game, view, seat);
    if (only !== undefined && others.length === 0) return only;
    return yield* strategy.choose(view, seat, level, random, meter);
  }

  return {
    game: game.id,
    unit: strategy.unit,
    analyse: (view, seat, budget) => finish(analysing(view, seat, budget)),
    choose: (view, seat, options) => finish(choosing(view, seat, options)),
    analysing,
    choosing,
    *preparing(view, level) {
      checkView(view);
      if (level !== undefined) checkLevel(level);
      if (strategy.prepare) yield* strategy.prepare(view, level);
    },
  };
}

function checkView(view: unknown): void {
  if (typeof view === 'object' && view !== null) return;
  throw new GameError('bad-request', `the view is ${shown(view)}, expected what view() returns`, { place: 'view' });
}

/** @throws GameError `bad-request` if the seat is not to move, or sees more than it may know */
function movesOf<View, Move>(game: Rules<View, Move>, view: View, seat: Seat): readonly Move[] {
  checkView(view);
  const moves = game.moves(view, seat);
  if (moves.length === 0)
    throw new GameError('bad-request', `the seat ${shown(seat)} is not to move`, { place: 'seat', seat });
  if (isAlike(view, game.view(view, seat))) return moves;
  const message = `the view shows what the seat ${seat} may not know: pass view(state, ${seat}), not the state`;
  throw new GameError('bad-request', message, { place: 'view', seat });
}

/** Whether two plain values are the same. What views leave alone is the same object. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  return entries.every(([key, value]) => isAlike(value, (other as Readonly<Record<string, unknown>>)[key]));
}

function checkLevel(level: Level): void {
  if (!LEVELS.includes(level)) throw notOneOf('bad-request', 'level', level, LEVELS);
}

function checked(options: unknown): ChoiceOptions {
  const given = (options ?? {}) as ChoiceOptions;
  const { level = DEFAULT_LEVEL, random } = given;
  checkLevel(level);
  if (typeof random === 'function') return given;
  throw new GameError('bad-request', `random is ${shown(random)}, expected a function`, { place: 'random' });
}
