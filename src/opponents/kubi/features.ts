/**
 * What the value of a sheet is made of: a sum of weights, one for each feature of the sheet (a linear value function over tuples of marks, as
 * in n-tuple networks).
 */
import { DISCARDS, MOST_MARKS, STEPS, SUMS, areDone } from './compact.js';
import type { Triple } from './compact.js';
import { EVEN, pointsOf } from '../../games/kubi/sheet.js';

/** The counts of marks that are told apart beside one sum. */
const COUNTS = MOST_MARKS + 1;
/** The counts that are told apart beside one of two sums: from 5 on, nothing can be lost any more. */
const PAIR_COUNTS = EVEN + 1;
/** The expected number of rolls to come is rounded, and at most this. */
const ROLLS = 24;
/** For pairs of sums, four numbers of rolls are as one. */
const PHASES = 6;
/** The marks that are missing beside all sums, at most. */
const MISSING = 41;

/** The features of one kind: how many tables of them, how many rows, and how many neighbouring entries in a row. */
interface Section {
  readonly offset: number;
  readonly rows: number;
  readonly length: number;
}

function sections(...sizes: readonly (readonly [rows: number, length: number])[]): readonly Section[] {
  let offset = 0;
  return sizes.map(([rows, length]) => {
    const section = { offset, rows, length };
    offset += rows * length;
    return section;
  });
}

const PAIRS = (SUMS * (SUMS - 1)) / 2;

/** By sum and marks; by missing marks; by sums begun and sums free; by marks beside the numbers; by pairs of sums and their marks. */
export const SECTIONS = sections(
  [SUMS * COUNTS, ROLLS],
  [MISSING, ROLLS],
  [(SUMS + 1) * (SUMS + 1), ROLLS],
  [DISCARDS / 9, 9],
  [PAIRS * PAIR_COUNTS * PAIR_COUNTS, PHASES],
);

const [EACH, LACK, OPEN, NUMBERS, BOTH] = SECTIONS.map(({ offset }) => offset) as [
  number,
  number,
  number,
  number,
  number,
];

/** The number of weights. Plain ones are for the first two kinds of features alone. */
export const WEIGHTS = BOTH + PAIRS * PAIR_COUNTS * PAIR_COUNTS * PHASES;
export const PLAIN_WEIGHTS = OPEN;

/** The number of features of a sheet. */
export const FEATURES = SUMS + 3 + PAIRS;
export const PLAIN_FEATURES = SUMS + 1;

/** The points of a sum, by sum and marks. */
export const POINTS = Float64Array.from({ length: SUMS * COUNTS }, (_, i) =>
  pointsOf(Math.floor(i / COUNTS) + 2, i % COUNTS),
);

export function scoreOf(marks: Uint8Array): number {
  let points = 0;
  for (let sum = 0; sum < SUMS; sum++) points += POINTS[sum * COUNTS + marks[sum]!]!;
  return points;
}

const known = new Map<Triple, Uint8Array>();

/** The rounded number of rolls to come for each number of marks beside the numbers, if a player makes the game last. */
export function rollsToCome(triple: Triple): Uint8Array {
  const found = known.get(triple);
  if (found) return found;
  const shown = chancesOfNumbers(triple);
  const expected = new Float64Array(DISCARDS);
  const rounded = new Uint8Array(DISCARDS);
  for (let discards = DISCARDS - 1; discards >= 0; discards--) {
    if (areDone(discards)) continue;
    let rolls = 1;
    for (let set = 1; set < shown.length; set++) {
      const afters = STEPS.slice(0, 3).flatMap((step, slot) => (set & (1 << slot) ? [expected[discards + step]!] : []));
      rolls += shown[set]! * Math.max(...afters);
    }
    // Rolls that show none of the numbers change nothing.
    expected[discards] = rolls / (1 - shown[0]!);
    rounded[discards] = Math.min(Math.round(expected[discards]!), ROLLS - 1);
  }
  known.set(triple, rounded);
  return rounded;
}

/** The probability that just these of the three numbers are shown by five dice, by their set. */
function chancesOfNumbers(triple: Triple): Float64Array {
  const chances = new Float64Array(8);
  const dice = 5;
  const fall = (set: number, left: number, chance: number): void => {
    if (left === 0) {
      chances[set]! += chance;
      return;
    }
    for (let value = 1; value <= 6; value++) {
      const slot = triple.indexOf(String(value));
      fall(slot < 0 ? set : set | (1 << slot), left - 1, chance / 6);
    }
  };
  fall(0, dice, 1);
  return chances;
}

/** Lists the features of a sheet, as indices of their weights. */
export function listFeatures(
  marks: Uint8Array,
  discards: number,
  rolls: Uint8Array,
  into: Int32Array,
  plain: boolean,
): void {
  const toCome = rolls[discards]!;
  let missing = 0;
  let begun = 0;
  let free = 0;
  for (let sum = 0; sum < SUMS; sum++) {
    const count = marks[sum]!;
    into[sum] = EACH + (sum * COUNTS + count) * ROLLS + toCome;
    if (count === 0) free++;
    else if (count < EVEN) {
      begun++;
      missing += EVEN - count;
    }
  }
  into[SUMS] = LACK + Math.min(missing, MISSING - 1) * ROLLS + toCome;
  if (plain) return;
  into[SUMS + 1] = OPEN + (begun * (SUMS + 1) + free) * ROLLS + toCome;
  into[SUMS + 2] = NUMBERS + discards;
  let feature = SUMS + 3;
  let table = BOTH + Math.min(toCome >> 2, PHASES - 1);
  for (let first = 0; first < SUMS; first++) {
    const row = Math.min(marks[first]!, EVEN) * PAIR_COUNTS;
    for (let second = first + 1; second < SUMS; second++) {
      into[feature++] = table + (row + Math.min(marks[second]!, EVEN)) * PHASES;
      table += PAIR_COUNTS * PAIR_COUNTS * PHASES;
    }
  }
}
