/** Rows of the table of strength that are the same for each game: the levels beside reference players, and beside each other. */
import type { Outcome, Seat } from '../../src/games/game.js';
import { LEVELS } from '../../src/opponents/level.js';
import type { Level } from '../../src/opponents/level.js';
import type { Budget, Opponent } from '../../src/opponents/opponent.js';
import type { AnyGame } from '../games/contract/random-game.js';
import { diceFor } from './dice.js';
import type { Measure, Sample } from './measure.js';
import { REFERENCES, referencesOf } from './references/player.js';
import type { Gains, Player } from './references/player.js';

/** A game whose levels are measured. */
export interface Ladder<View, Move> {
  readonly game: unknown;
  readonly opponent: Opponent<View, Move>;
  readonly gains: Gains<View, Move>;
  readonly options?: object;
  /** Of all levels. */
  readonly budget?: Budget;
  /** The numbers of seats at which levels meet. */
  readonly tables: readonly number[];
  /** Whether seats can play side by side without a clock. If not, each plays alone, and the points are compared. */
  readonly isRace?: boolean;
  /** How many games a row takes. */
  readonly games: number;
}

type Players<View, Move> = readonly Player<View, Move>[];

/** No game takes as many moves. */
const ENDLESS = 5000;

/** Plays a game, and has each seat choose by what it may see. */
function outcomeOf<View, Move>(ladder: Ladder<View, Move>, seed: number, players: Players<View, Move>): Outcome {
  const game = ladder.game as AnyGame;
  const dice = diceFor(seed);
  const choices = diceFor(-seed);
  let state = game.setup(players.length, ladder.options ?? {});
  for (let ply = 0; ply < ENDLESS; ply++) {
    const outcome = game.outcome(state);
    if (outcome) return outcome;
    const [actor = 'chance'] = game.actors(state);
    const move =
      typeof actor === 'number'
        ? players[actor]!(game.view(state, actor) as View, actor, choices)
        : game.chance?.(state, dice);
    state = game.play(state, actor, move);
  }
  throw new Error('the game does not end');
}

/** The share of the first player in the win. In a race each plays alone with its own dice. */
function shareOf<View, Move>(ladder: Ladder<View, Move>, seed: number, players: Players<View, Move>): number {
  const seats = players.length;
  if (ladder.isRace) {
    const points = players.map((player, i) => outcomeOf(ladder, seats * seed + i, [player]).scores[0] ?? 0);
    const most = Math.max(...points);
    return points[0] === most ? 1 / points.filter((each) => each === most).length : 0;
  }
  // Everybody sits everywhere with the same dice.
  const own = seed % seats;
  const turned = players.map((_, seat) => players[(seat - own + seats) % seats]!);
  const { winners } = outcomeOf(ladder, Math.ceil(seed / seats), turned);
  return winners.includes(own) ? 1 / winners.length : 0;
}

/** The rows of a game: each level beside the references and the level below it, and with points its mean alone. */
export function ladderOf<View, Move>(ladder: Ladder<View, Move>): readonly Measure[] {
  const { opponent, gains, games, budget = {}, tables } = ladder;
  const references = referencesOf(gains);
  const playerOf =
    (level: Level): Player<View, Move> =>
    (view: View, seat: Seat, random) =>
      opponent.choose(view, seat, { level, random, budget });
  const row = (name: string, play: (seed: number) => number): Measure => ({
    name,
    games,
    play: (seed): Sample => ({ value: play(seed) }),
  });
  return [
    ...(opponent.unit === 'points' && tables.includes(1)
      ? LEVELS.map((level) =>
          row(`points alone: ${level}`, (seed) => outcomeOf(ladder, seed, [playerOf(level)]).scores[0] ?? 0),
        )
      : []),
    ...REFERENCES.flatMap((name) =>
      LEVELS.map((level) =>
        row(`share against ${name}: ${level}`, (seed) => shareOf(ladder, seed, [playerOf(level), references[name]])),
      ),
    ),
    ...tables
      .filter((seats) => seats > 1)
      .flatMap((seats) =>
        LEVELS.slice(1).map((level, i) => {
          const others = Array.from({ length: seats - 1 }, () => playerOf(LEVELS[i]!));
          const name = `share against ${seats - 1} ${LEVELS[i]!}: ${level}`;
          return row(name, (seed) => shareOf(ladder, seed, [playerOf(level), ...others]));
        }),
      ),
  ];
}
