/** The paper: three numbers with a countdown of eight marks each, and the sums 2 to 12 with what their marks are worth. */

/** What a die shows. */
export type Value = 1 | 2 | 3 | 4 | 5 | 6;

export const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];

/** What a pair of dice adds up to, from 2 to 12. */
export type Sum = number;

export const SUMS: readonly Sum[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What a mark behind each sum is worth, in the order of {@link SUMS}. */
const WORTHS: readonly number[] = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];

/** So many different numbers are crossed before the first roll. */
export const NUMBERS = 3;
/** So many marks behind one of the own numbers end the game for its player. */
export const LAST_MARK = 8;
/** A sum with fewer marks than these costs {@link LOSS}, with exactly these it is worth nothing. */
export const EVEN = 5;
/** More marks than these count nothing further. */
export const FULL = 10;
export const LOSS = -200;

/** One player's sheet. */
export interface KubiSheet {
  /** The three numbers, ascending; `null` before they are crossed. */
  readonly numbers: readonly Value[] | null;
  /** The marks behind each of the numbers, in their order. */
  readonly discards: readonly number[];
  /** The marks behind each sum, in the order of {@link SUMS}. */
  readonly sums: readonly number[];
}

export const EMPTY_SHEET: KubiSheet = { numbers: null, discards: [0, 0, 0], sums: SUMS.map(() => 0) };

/** What a mark behind the sum is worth. */
export function worthOf(sum: Sum): number {
  return WORTHS[sum - 2] ?? 0;
}

export function marksOf(sheet: KubiSheet, sum: Sum): number {
  return sheet.sums[sum - 2] ?? 0;
}

/** What so many marks behind a sum are worth together. */
export function pointsOf(sum: Sum, marks: number): number {
  if (marks === 0) return 0;
  return marks < EVEN ? LOSS : (Math.min(marks, FULL) - EVEN) * worthOf(sum);
}

/** Whether one of the numbers has all its marks, so that the player makes no more. */
export function isDone(sheet: KubiSheet): boolean {
  return sheet.discards.some((marks) => marks >= LAST_MARK);
}

/** How many rolls have been entered: each leaves two marks behind sums. */
export function rollsEntered(sheet: KubiSheet): number {
  return sheet.sums.reduce((marks, more) => marks + more, 0) / 2;
}

/** The sheet with one more mark behind a number, where it is an own one, and behind each of some sums. */
export function withMarks(sheet: KubiSheet, discard: Value | undefined, marked: readonly Sum[]): KubiSheet {
  const sums = sheet.sums.slice();
  for (const sum of marked) sums[sum - 2] = (sums[sum - 2] ?? 0) + 1;
  const discards = sheet.discards.map((marks, i) => (sheet.numbers?.[i] === (discard ?? 0) ? marks + 1 : marks));
  return { ...sheet, discards, sums };
}
