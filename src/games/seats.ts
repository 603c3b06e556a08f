import { GameError } from './game-error.js';

/**
 * Checks the number of seats.
 * @throws GameError `bad-seats`
 */
export function checkSeats(seats: number, { min, max }: { readonly min: number; readonly max: number }): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  const expected = min === max ? min : `${min} to ${max}`;
  throw new GameError('bad-seats', `the game is for ${expected} seats, not ${String(seats)}`, {
    place: 'seats',
    seats,
    min,
    max,
  });
}
