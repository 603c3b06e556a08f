/** The sheet: three numbers with eight boxes each, and the values of the marks for the sums 2 to 12. */

/** The value of a die. */
export type Value = 1 | 2 | 3 | 4 | 5 | 6;

export const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];

/** The sum of a pair of dice, from 2 to 12. */
export type Sum = number;

export const SUMS: readonly Sum[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The value of a mark for each sum, in the order of {@link SUMS}. */
const WORTHS: readonly number[] = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];

/** How many different numbers a player crosses before the first roll. */
export const NUMBERS = 3;
/** The number of marks next to one number that ends the game for the player. */
export const LAST_MARK = 8;
/** A marked sum with fewer marks than this costs {@link LOSS}; with exactly this many it scores 0. */
export const EVEN = 5;
/** Marks beyond this number score nothing. */
export const FULL = 10;
const LOSS = -200;

/** One player's sheet. */
export interface KubiSheet {
  /** The three numbers, ascending; `null` until they are crossed. */
  readonly numbers: readonly Value[] | null;
  /** The number of marks next to each of `numbers`. */
  readonly discards: readonly number[];
  /** The number of marks next to each sum, in the order of {@link SUMS}. */
  readonly sums: readonly number[];
}

export const EMPTY_SHEET: KubiSheet = { numbers: null, discards: [0, 0, 0], sums: SUMS.map(() => 0) };

/** The value of one mark next to a sum. */
export function worthOf(sum: Sum): number {
  return WORTHS[sum - 2] ?? 0;
}

export function marksOf(sheet: KubiSheet, sum: Sum): number {
  return sheet.sums[sum - 2] ?? 0;
}

/** The points of a sum with the given number of marks. */
export function pointsOf(sum: Sum, marks: number): number {
  if (marks === 0) return 0;
  return marks < EVEN ? LOSS : (Math.min(marks, FULL) - EVEN) * worthOf(sum);
}

/** Whether one of the numbers has all its marks, which ends the game for the player. */
export function isDone(sheet: KubiSheet): boolean {
  return sheet.discards.some((marks) => marks >= LAST_MARK);
}

/** The number of rolls entered. Each adds two marks next to sums. */
export function rollsEntered(sheet: KubiSheet): number {
  return sheet.sums.reduce((marks, more) => marks + more, 0) / 2;
}

/** The sheet with one more mark next to each of `marked`, and next to `discard` if it is one of the player's numbers. */
export function withMarks(sheet: KubiSheet, discard: Value | undefined, marked: readonly Sum[]): KubiSheet {
  const sums = sheet.sums.slice();
  for (const sum of marked) sums[sum - 2] = (sums[sum - 2] ?? 0) + 1;
  const discards = sheet.discards.map((marks, i) => (sheet.numbers?.[i] === (discard ?? 0) ? marks + 1 : marks));
  return { ...sheet, discards, sums };
}
