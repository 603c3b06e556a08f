import { pointsOf } from '../../games/kubi/sheet.js';
import { MOST_MARKS, SUMS } from './compact.js';

/** The counts of marks that are told apart beside one sum. */
export const COUNTS = MOST_MARKS + 1;

/** The points of a sum, by sum and marks. */
export const POINTS = Float64Array.from({ length: SUMS * COUNTS }, (_, i) =>
  pointsOf(Math.floor(i / COUNTS) + 2, i % COUNTS),
);

export function scoreOf(marks: Uint8Array): number {
  let points = 0;
  for (let sum = 0; sum < SUMS; sum++) points += POINTS[sum * COUNTS + marks[sum]!]!;
  return points;
}
