import type { Deadline, Seat } from '../../games/game.js';
import type { Entry } from '../entry.js';
import type { AnyGame } from '../record/record.js';

/** A match that is played by clocks. */
interface ClockedMatch<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly entries: readonly Entry<Move>[];
  stateAt(ply: number): State | undefined;
}

/** How much time each seat has left after so many plies, in milliseconds, counted from the times of the moves; `undefined` in a game without clocks. */
export function banksAt<State, Move>(match: ClockedMatch<State, Move>, length: number): readonly number[] | undefined {
  const { game, seats, entries } = match;
  const clock = game.clock?.(match.options);
  if (!clock) return undefined;
  const limitAt = (ply: number): Deadline<Move> | undefined => game.deadline?.(match.stateAt(ply) as State);
  const isOver = (ply: number) => game.actors(match.stateAt(ply) as State).length === 0;
  const banks = Array.from({ length: seats }, () => clock.ms);
  let limit = limitAt(0);
  for (let ply = 1; ply <= length; ply++) {
    const { key, seat } = limit ?? {};
    limit = limitAt(ply);
    if (seat === undefined) continue;
    const spent = timeAt(entries, ply) - timeAt(entries, ply - 1);
    const left = Math.max(0, bankOf(banks, seat) - spent);
    banks[seat] = left + (limit?.key === key || isOver(ply) ? 0 : clock.increment);
  }
  return banks;
}

/** The time of the move that led to a ply, in milliseconds since the start. */
export const timeAt = (entries: readonly Entry[], ply: number): number => entries[ply - 1]?.at ?? 0;

export const bankOf = (banks: readonly number[] | undefined, seat: Seat): number => banks?.[seat] ?? 0;
