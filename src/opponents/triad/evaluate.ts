/**
 * What a position is worth without looking ahead, for the side to move, in hundredths of a removed die. The weights are a logistic regression on 23,000
 * quiet positions of games of the opponent against itself: 100 are odds of twelve to one. `npm run train:triad` learns such weights anew.
 */
import type { Board, Move } from './board.js';
import { found, mark, scan } from './moves.js';

/** By the number of dice that a side has removed. */
const MATERIAL = [0, 104, 232] as const;
/** For each move. */
const MOBILITY = 2.3;
/** For each die that cannot move. */
const IDLE = -9;
/** For each die that shows 1 rather than 2, or 2 rather than 3. */
const LOW = 2.8;
const TURN = 2;
/**
 * Ways to make a triad of the side that is not to move, by the number of dice that it has removed: one can be prevented, several can hardly, and the third
 * die wins.
 */
const THREATS = [
  [0, 6, 21, 30, 47],
  [0, 17, 33, 43, 57],
  [0, 46, 76, 99, 104],
] as const;

/** @param triads takes the moves that make triads, which the value does not take into account */
export function evaluate(board: Board, triads: Move[]): number {
  const { turn, removed } = board;
  const other = turn === 0 ? 1 : 0;
  mark(board);
  scan(board, turn, null, triads);
  const value = TURN + MATERIAL[removed[turn]]! + placed();
  scan(board, other, null, null);
  const threats = THREATS[removed[other]]!;
  return Math.round(value - MATERIAL[removed[other]]! - placed() - threats[Math.min(found.triads, 4)]!);
}

const placed = (): number => MOBILITY * found.moves + IDLE * found.idle + LOW * found.low;
