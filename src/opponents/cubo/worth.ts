import { bestSquareFor } from '../../games/cubo/solver.js';
import type { BestSquare } from '../../games/cubo/solver.js';
import type { CuboDie, CuboSquare, CuboState } from '../../games/cubo/index.js';
import { ROUNDS } from '../../games/cubo/rules.js';
import { countColour } from '../../games/cubo/square.js';
import type { Steps } from '../opponent.js';
import { sorted, totalOfSquare } from './layout.js';
import { worthOfRolling, worthOfRounds } from './rolling.js';

const roundsAfter = ({ round }: CuboState): number => ROUNDS - round;

const redsOf = (square: CuboSquare): number => countColour(square, 'r');

/** The points of a square that stays as it is, with what the rounds to come are worth with its colours. */
export const worthOfSquare = (view: CuboState, square: CuboSquare): number =>
  totalOfSquare(square, view.options) + worthOfRounds(roundsAfter(view), redsOf(square), view.options);

/** What it is worth to roll again, while nobody has called. */
export const worthOfRoll = (view: CuboState, square: CuboSquare): number =>
  worthOfRolling(view.middle, roundsAfter(view), redsOf(square), view.options);

/**
 * The square to build of these dice: with the most points and, of several, the colours that are worth the most in the rounds to come. A step for each die
 * of the middle.
 */
export function* goalOf(
  view: CuboState,
  square: CuboSquare,
  middle: readonly (CuboDie | null)[] = view.middle,
): Steps<BestSquare> {
  const { options } = view;
  const reds = redsOf(square);
  const later = (red: number) => worthOfRounds(roundsAfter(view), red, options);
  const isRed = ({ colour }: CuboDie) => Number(colour === 'r');
  const gain = (given: CuboDie, taken: CuboDie) => later(reds + isRed(taken) - isRed(given)) - later(reds);
  let best: BestSquare | undefined;
  for (const die of [null, ...middle]) {
    const found = bestSquareFor(sorted(square), { streets: options.streets, middle: [die] }, gain);
    if (!best || worthOfSquare(view, found.square) > worthOfSquare(view, best.square)) best = found;
    yield;
  }
  return best!;
}
