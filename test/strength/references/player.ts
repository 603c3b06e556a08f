import type { Seat } from '../../../src/games/game.js';
import { pick } from '../../games/seeded.js';

/** Chooses a move for a seat that is to move. */
export type Player<View, Move> = (view: View, seat: Seat, random: () => number) => Move;

/** What a game tells the reference players. */
export interface Gains<View, Move> {
  moves(view: View, seat: Seat): readonly Move[];
  /** What a move gains at once. */
  gainOf(view: View, seat: Seat, move: Move): number;
  /** Makes a function that says what the next gains after a move are worth: those of the seat itself less those of the next one. */
  outlook(view: View, seat: Seat, random: () => number): (move: Move) => number;
}

export const REFERENCES = ['random', 'greedy', 'foresighted'] as const;
export type Reference = (typeof REFERENCES)[number];

/**
 * The three players that levels are measured against. They never change, so measures of different versions can be compared. The random one plays any
 * move, the greedy one the move with the largest gain, and the foresighted one looks at the next gain too.
 */
export function referencesOf<View, Move>(gains: Gains<View, Move>): Readonly<Record<Reference, Player<View, Move>>> {
  return {
    random: (view, seat, random) => pick(gains.moves(view, seat), random),
    greedy: (view, seat, random) => bestOf(gains.moves(view, seat), (move) => gains.gainOf(view, seat, move), random),
    foresighted: (view, seat, random) => {
      const outlook = gains.outlook(view, seat, random);
      return bestOf(gains.moves(view, seat), (move) => gains.gainOf(view, seat, move) + outlook(move), random);
    },
  };
}

/** The best move, or any of several that are equally good. */
function bestOf<Move>(moves: readonly Move[], valueOf: (move: Move) => number, random: () => number): Move {
  const values = moves.map(valueOf);
  const most = Math.max(...values);
  return pick(
    moves.filter((_, i) => values[i] === most),
    random,
  );
}

/** The mean of several numbers; 0 of none. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** So many rolls are looked at for what comes next. */
const ROLLS = 6;

/** A game of dice that a seat plays alone. */
interface DiceGame<State, Move> extends Pick<Gains<State, Move>, 'moves' | 'gainOf'> {
  actors(state: State): readonly unknown[];
  play(state: State, actor: Seat | 'chance', move: Move): State;
  chance(state: State, random: () => number): Move;
}

/** Makes a function that says what a seat alone gains with its next roll on average, the rolls being the same at every call. */
export function nextGain<State, Move>(
  game: DiceGame<State, Move>,
  state: State,
  random: () => number,
): (state: State) => number {
  const rolls = Array.from({ length: ROLLS }, () => game.chance(state, random));
  return (alone) => {
    if (!game.actors(alone).includes('chance')) return 0;
    const gains = rolls.map((roll) => {
      const rolled = game.play(alone, 'chance', roll);
      return Math.max(0, ...game.moves(rolled, 0).map((move) => game.gainOf(rolled, 0, move)));
    });
    return meanOf(gains);
  };
}
