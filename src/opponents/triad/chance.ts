/**
 * What a searched value says of the end of the game: a logistic fit on the results of 245 games between players like those of the level hard, 2869 positions. Those that
 * were said to be certain all were; elsewhere the side to move is taken to be a tenth of a removed die better off than it is.
 */
import { SURE } from './search.js';

const TOO_HIGH = 10;
/** Two of these are odds of e² to one. */
const SCALE = 95;
/** As far from even as an expectation can be without a proof. */
const MOST_LIKELY = 0.98;

/** The expected outcome, from −1 to 1, of the side to move; without a proof. */
export const estimateOf = (value: number): number => MOST_LIKELY * Math.tanh((value - TOO_HIGH) / SCALE);

/** The chance to win of the side to move, where a draw is half a win. */
export function chanceOf(value: number): number {
  if (Math.abs(value) >= SURE) return value > 0 ? 1 : 0;
  return (1 + estimateOf(value)) / 2;
}
