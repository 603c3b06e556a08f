import type { Actor, Seat } from './game.js';
import { GameError, brief } from './game-error.js';

/**
 * Checks the number of seats.
 * @throws GameError `bad-seats`
 */
export function checkSeats(seats: number, { min, max }: { readonly min: number; readonly max: number }): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  const expected = min === max ? min : `${min} to ${max}`;
  throw new GameError('bad-seats', `the game is for ${expected} seats, not ${brief(seats)}`, {
    place: 'seats',
    seats,
    min,
    max,
  });
}

/** Whether a seat may move. Chance and the clock may move without a seat. */
export const isActing = (actors: readonly Actor[], seat: Seat): boolean =>
  typeof seat === 'number' && actors.includes(seat);

/** What a list has for a seat; `undefined` for whatever is no seat, such as `'length'`. */
export const forSeat = <Item>(list: readonly Item[], seat: Seat): Item | undefined =>
  typeof seat === 'number' ? list[seat] : undefined;

/** The option of games in which the players say who begins. */
export interface StarterOption {
  /** The seat that begins. Where there are fewer seats, it is counted on round the table. */
  readonly starter: Seat;
}

/** The seat that begins a game of so many seats. */
export const starterOf = ({ starter }: StarterOption, seats: number): Seat => starter % seats;

/** The options of the next game of a series, in which the next seat begins. */
export const nextStarter = <Options extends StarterOption>(options: Options, seats: number): Options => ({
  ...options,
  starter: (options.starter + 1) % seats,
});
