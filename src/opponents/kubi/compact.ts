/**
 * Sheets as numbers, for search. Kubi looks the same in a mirror: with every die turned over, a 1 becomes a 6 and the sum 2 becomes 12. Of two triples
 * that mirror each other only one is computed with.
 */
import type { KubiEntry, KubiSheet, Value } from '../../games/kubi/index.js';

/** The number of sums. */
export const SUMS = 11;
/** Further marks beside a sum do not count. */
export const MOST_MARKS = 10;
/** Marks beside one of the numbers that end the game. */
export const LAST_MARK = 8;

/** The triples of numbers that are computed with, each for its mirror image too. */
export const TRIPLES = ['123', '124', '125', '126', '134', '135', '136', '145', '234', '235'] as const;
export type Triple = (typeof TRIPLES)[number];

export interface CompactSheet {
  readonly triple: Triple;
  readonly isMirrored: boolean;
  /** The marks beside each sum, at most {@link MOST_MARKS}. */
  readonly marks: Uint8Array;
  /** The marks beside the three numbers, as one number in the base 9. */
  readonly discards: number;
}

/** What a mark beside the first, second or third number adds to {@link CompactSheet.discards}; a free ride adds nothing. */
export const STEPS = [81, 9, 1, 0] as const;
export const FREE = 3;

const mirror = (numbers: readonly number[]): number[] => numbers.map((number) => 7 - number).reverse();

export function compactSheet({ numbers, discards, sums }: KubiSheet): CompactSheet {
  const own = numbers ?? [];
  const isMirrored = !isTriple(own.join(''));
  const inOrder = <T>(list: readonly T[]): readonly T[] => (isMirrored ? list.toReversed() : list);
  return {
    triple: (isMirrored ? mirror(own) : own).join('') as Triple,
    isMirrored,
    marks: Uint8Array.from(inOrder(sums), (count) => Math.min(count, MOST_MARKS)),
    discards: inOrder(discards).reduce((sum, count) => sum * 9 + Math.min(count, LAST_MARK), 0),
  };
}

const isTriple = (text: string): text is Triple => (TRIPLES as readonly string[]).includes(text);

/** Whether a number has all its marks. */
export const areDone = (discards: number): boolean =>
  discards >= LAST_MARK * 81 || Math.floor(discards / 9) % 9 === LAST_MARK || discards % 9 === LAST_MARK;

/**
 * A way to enter a roll: which number gets a mark, or none, and which sums. There are {@link WAYS}; the way with the sums the other way round is never
 * used.
 */
export const wayOf = (slot: number, first: number, second: number): number =>
  first < second ? slot * SUMS * SUMS + first * SUMS + second : slot * SUMS * SUMS + second * SUMS + first;

export const WAYS = 4 * SUMS * SUMS;

/** Which number gets a mark, or {@link FREE}. */
export const slotOf = (way: number): number => Math.floor(way / (SUMS * SUMS));
/** The lower sum, counted from 0, and the higher one. */
export const firstOf = (way: number): number => Math.floor(way / SUMS) % SUMS;
export const secondOf = (way: number): number => way % SUMS;

/** The way of a move on a sheet. */
export function wayOfEntry({ discard, free, pairs }: KubiEntry, { triple, isMirrored }: CompactSheet): number {
  const turned = (value: Value): number => (isMirrored ? 7 - value : value);
  const [first = 0, second = 0] = pairs.map(([one, other]) => turned(one) + turned(other) - 2);
  return wayOf(free ? FREE : triple.indexOf(String(turned(discard))), first, second);
}

/** Adds a mark beside a sum. */
function addMark(marks: Uint8Array, sum: number): void {
  if (marks[sum]! < MOST_MARKS) marks[sum]!++;
}

/** The marks after a way to enter a roll. */
export function marksAfter(marks: Uint8Array, way: number): Uint8Array {
  const after = marks.slice();
  addMark(after, firstOf(way));
  addMark(after, secondOf(way));
  return after;
}

/** The marks beside the numbers after a way to enter a roll. */
export const discardsAfter = (discards: number, way: number): number => discards + STEPS[slotOf(way)]!;
