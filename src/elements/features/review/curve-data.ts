import type { Seat } from '../../../games/game.js';
import type { Review, ReviewedEntry, ReviewUnit } from '../../../opponents/review/review.js';

/** What a curve is drawn from: a review, or as much of it as is there. */
export interface CurveData {
  readonly unit: ReviewUnit;
  readonly seats: number;
  /** What each seat could expect at the start; missing until all is judged. */
  readonly starts?: readonly number[];
  /** A place is empty until its entry is judged. */
  readonly entries: readonly (ReviewedEntry | undefined)[];
  /** The plies of the entries that decided. */
  readonly moments: readonly number[];
}

/** What dice and decisions have done for a seat so far, after each ply from the start. */
export interface Sums {
  readonly luck: readonly number[];
  readonly play: readonly number[];
}

export const dataOf = ({ unit, seats, entries, moments }: Review): CurveData => ({
  unit,
  seats: seats.length,
  starts: seats.map(({ start }) => start),
  entries,
  moments,
});

/** What a seat could expect after so many plies; `undefined` until that is judged. */
export const valueAt = ({ starts, entries }: CurveData, seat: Seat, ply: number): number | undefined =>
  (ply === 0 ? starts : entries[ply - 1]?.values)?.[seat];

/** By how much the entry at a ply changed what a seat could expect; `undefined` until both are judged. */
export function changeAt(data: CurveData, seat: Seat, ply: number): number | undefined {
  const before = valueAt(data, seat, ply);
  const after = valueAt(data, seat, ply + 1);
  return before === undefined || after === undefined ? undefined : after - before;
}

/** The seat that an entry changed most: of a decision, the one that made it. */
export function concerned(data: CurveData, ply: number): Seat {
  const entry = data.entries[ply];
  if (entry?.choice) return entry.choice.seat;
  if (typeof entry?.actor === 'number') return entry.actor;
  const changes = Array.from({ length: data.seats }, (_, seat) => Math.abs(changeAt(data, seat, ply) ?? 0));
  return changes.indexOf(Math.max(...changes));
}

/** `undefined` until all is judged. */
export function sumsOf(data: CurveData, seat: Seat): Sums | undefined {
  if (!data.starts) return undefined;
  const luck = [0];
  const play = [0];
  data.entries.forEach((entry, ply) => {
    const change = changeAt(data, seat, ply) ?? 0;
    const isOwn = entry?.actor === seat || entry?.actor === 'clock';
    luck.push(luck.at(-1)! + (entry?.actor === 'chance' ? change : 0));
    play.push(play.at(-1)! + (isOwn ? change : 0));
  });
  return { luck, play };
}
