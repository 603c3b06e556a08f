/**
 * How a game of Kubi is reviewed. Nobody can be hindered, so a seat expects what its own sheet comes to: the mean over the next roll of what was learned
 * ({@link expectedValue}), before a roll and after it, where it makes the best of it. In 20 games of the level expert that mean was 0.1 ± 0.2 points from the one that looks two
 * rolls ahead, before each roll, so luck has a mean of zero as far as its spread lets one see.
 */
import type { Seat } from '../../games/game.js';
import { kubi } from '../../games/kubi/index.js';
import type { KubiMove, KubiSheet, KubiState } from '../../games/kubi/index.js';
import type { Steps } from '../opponent.js';
import { chancesOf } from '../review/chances.js';
import type { Bounds, Judgement, PlayedGame, Reviewer } from '../review/review.js';
import { LAST_MARK, areDone, compactSheet } from './compact.js';
import { expectedValue } from './expectimax.js';
import { sheetAfter } from './strategy.js';
import { valueFunction } from './value-function.js';

/**
 * The standard error of a loss: the root mean square of 1,330 decisions between the best two moves, up to 60 points apart, each against 40 games that were played to
 * the end with the luck of their rolls taken away, less the sampling error of those. Of larger losses it is 7, of those before the last mark 2.
 */
const ERROR = 5;

/**
 * More than a slip is given away in one of ten decisions of the level hard, and more than a blunder in one of ten of the level easy: of 4,008 and 3,805 in 200 games
 * alone.
 */
const BOUNDS: Bounds = { slip: 40, blunder: 100 };

/**
 * The standard deviation of the result of a seat by the marks that the first of its numbers lacks to the last one, from what differences between two seats of the level
 * hard were off in 400 games (`npm run measure:spread`). Both had the same rolls, so they drift apart less than each from what it expects.
 */
const SPREADS: readonly number[] = [0, 130, 172, 202, 218, 218, 236, 243, 244];

function chancesIn({ sheets }: KubiState, values: readonly number[]): { readonly chances?: readonly number[] } {
  if (sheets.length === 1) return {};
  return {
    chances: chancesOf(
      values,
      sheets.map(({ discards }) => SPREADS[Math.max(0, LAST_MARK - Math.max(...discards))]!),
    ),
  };
}

interface Rated {
  readonly move: KubiMove;
  readonly value: number;
  /** Whether the value is the result itself. */
  readonly isExact: boolean;
}

function rate(sheet: KubiSheet, move: KubiMove): Rated {
  const { triple, marks, discards } = sheetAfter(sheet, move);
  return { move, value: expectedValue(valueFunction(triple), marks, discards), isExact: areDone(discards) };
}

/** What each move of a seat is worth, in the order of the moves; a step for each. */
function* ratedMoves(state: KubiState, seat: Seat): Steps<readonly Rated[]> {
  const rated: Rated[] = [];
  for (const move of kubi.moves(state, seat)) {
    rated.push(rate(state.sheets[seat]!, move));
    yield;
  }
  return rated;
}

const bestOf = (rated: readonly Rated[]): Rated =>
  rated.reduce((best, each) => (each.value > best.value ? each : best));

/** What a sheet is worth while its seat has nothing to decide. */
function valueOf(sheet: KubiSheet): number {
  const { triple, marks, discards } = compactSheet(sheet);
  return expectedValue(valueFunction(triple), marks, discards);
}

function* judging({
  states,
  moves,
}: PlayedGame<KubiState, KubiMove>): Generator<Judgement<KubiMove> | undefined, readonly number[], undefined> {
  /** What each seat can choose from, until it has. */
  const open = new Map<Seat, readonly Rated[]>();
  function* valuesIn(state: KubiState): Steps<readonly number[]> {
    const values: number[] = [];
    for (const [seat, sheet] of state.sheets.entries()) {
      const rated = yield* ratedMoves(state, seat);
      if (rated.length > 0) open.set(seat, rated);
      values.push(rated.length > 0 ? bestOf(rated).value : valueOf(sheet));
    }
    return values;
  }

  const starts = yield* valuesIn(states[0]!);
  let values = starts;
  for (const [ply, { actor, move }] of moves.entries()) {
    const state = states[ply + 1]!;
    if (typeof actor !== 'number') {
      values = yield* valuesIn(state);
      yield { ply, values, ...chancesIn(state, values) };
      continue;
    }
    const rated = open.get(actor)!;
    const text = kubi.makeMove(move);
    const made = rated.find((each) => kubi.makeMove(each.move) === text)!;
    const best = bestOf(rated);
    open.delete(actor);
    values = values.with(actor, made.value);
    yield {
      ply,
      values,
      ...chancesIn(state, values),
      ...(rated.length > 1 && { choice: { best: best.move, value: best.value, ...lossOf(best, made) } }),
    };
  }
  return starts;
}

function lossOf(best: Rated, made: Rated): { readonly loss: number; readonly error?: number } {
  const loss = best.value - made.value;
  const isExact = loss === 0 || (best.isExact && made.isExact);
  return isExact ? { loss } : { loss, error: ERROR };
}

/** Reviews Kubi. */
export const kubiReviewer: Reviewer<KubiState, KubiMove> = {
  game: kubi.id,
  unit: 'points',
  bounds: BOUNDS,
  judging,
  *rating(state, seat, move) {
    const best = bestOf(yield* ratedMoves(state, seat));
    const made = rate(state.sheets[seat]!, move);
    const { error } = lossOf(best, made);
    return { value: made.value, best: best.value, ...(error !== undefined && { error }) };
  },
};
