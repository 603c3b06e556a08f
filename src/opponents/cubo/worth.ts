import { bestSquareFor } from '../../games/cubo/solver.js';
import type { BestSquare } from '../../games/cubo/solver.js';
import type { CuboDie, CuboSquare, CuboState } from '../../games/cubo/index.js';
import { ROUNDS } from '../../games/cubo/rules.js';
import { countColour } from '../../games/cubo/square.js';
import type { Value } from '../../games/cubo/square.js';
import type { Steps } from '../opponent.js';
import { shuffler } from '../shuffler.js';
import { sorted, totalOfSquare } from './layout.js';
import { worthOfRolling, worthOfRounds } from './rolling.js';

/** How many rolls are looked at where rolling costs nothing: a tenth of a second. */
const ROLLS = 60;

export const roundsAfter = ({ round }: CuboState): number => ROUNDS - round;

export const redsOf = (square: CuboSquare): number => countColour(square, 'r');

/** The points of a square that stays as it is, with what the rounds to come are worth with its colours. */
export const worthOfSquare = (view: CuboState, square: CuboSquare): number =>
  totalOfSquare(square, view.options) + worthOfRounds(roundsAfter(view), redsOf(square), view.options);

/** Whether nobody waits while a seat rolls: it is alone, and no clock runs. */
export const isRollFree = ({ seats, options }: CuboState): boolean => seats.length === 1 && !options.timeLimits;

/** The points of this round in what a square or a roll is worth. */
export const pointsOfRound = (view: CuboState, square: CuboSquare, worth: number): number =>
  worth - worthOfRounds(roundsAfter(view), redsOf(square), view.options);

/** What one roll more is worth where it costs nothing, from a sample of rolls, with its standard error. */
export function* worthOfFreeRoll(
  view: CuboState,
  square: CuboSquare,
): Steps<{ readonly value: number; readonly error: number }> {
  const random = shuffler();
  const worths: number[] = [];
  for (let roll = 0; roll < ROLLS; roll++) {
    const rolled = square.map(({ colour }): CuboDie => ({ colour, value: (1 + Math.floor(6 * random())) as Value }));
    worths.push(worthOfSquare(view, (yield* goalOf(view, rolled)).square));
  }
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / ROLLS;
  const value = mean(worths);
  return { value, error: Math.sqrt(mean(worths.map((worth) => (worth - value) ** 2)) / ROLLS) };
}

/** What it is worth to roll again against the clock, while nobody has called. */
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
