import { totalOf } from '../../../../games/kubi/score.js';
import { withMarks } from '../../../../games/kubi/sheet.js';
import type { KubiSheet, Value } from '../../../../games/kubi/index.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';
import { sumsOf } from '../../../../games/kubi/rules.js';

/** A place for a die: 0 is for the discarded one, 1 and 2 are the first pair, 3 and 4 the second. */
export type Slot = 0 | 1 | 2 | 3 | 4;

export const SLOTS: readonly Slot[] = [0, 1, 2, 3, 4];
const PAIRS = [
  [1, 2],
  [3, 4],
] as const;

/** The die in each slot, by its index in the roll. */
export type Slots = readonly number[];

/** Dice that are being placed, and the possible entries. */
export interface Table {
  readonly roll: readonly Value[];
  readonly entries: readonly KubiEntry[];
}

/** Where a die lies. */
export const slotOf = (slots: Slots, die: number): Slot => slots.indexOf(die) as Slot;

export const valuesIn = (slots: Slots, roll: readonly Value[], which: readonly Slot[]): readonly Value[] =>
  which.flatMap((slot) => roll[slots[slot] ?? -1] ?? []);

/** The dice as an entry divides them. */
export function arranged({ roll }: Table, { discard, pairs: [a, b] }: KubiEntry): Slots {
  const slots: number[] = [];
  for (const value of [discard, ...a, ...b]) {
    slots.push(roll.findIndex((each, die) => each === value && !slots.includes(die)));
  }
  return slots;
}

/** Whether two dice lie in the same pair. */
export const isSamePair = (slots: Slots, one: number, other: number): boolean =>
  Math.ceil(slotOf(slots, one) / 2) === Math.ceil(slotOf(slots, other) / 2);

/** The dice with two of them swapped. */
export function swapped(slots: Slots, one: number, other: number): Slots {
  return slots.map((die) => (die === one ? other : die === other ? one : die));
}

/** The entry that the dice make as they lie, if it is allowed. */
export function entryOf({ roll, entries }: Table, slots: Slots): KubiEntry | undefined {
  const [discard] = valuesIn(slots, roll, [0]);
  const [a, b] = PAIRS.map((pair) => valuesIn(slots, roll, pair).toSorted().join());
  return entries.find((entry) => {
    const [first, second] = entry.pairs.map((pair) => pair.join());
    return entry.discard === discard && ((first === a && second === b) || (first === b && second === a));
  });
}

/** The entry whose total is picked; the first of several. @param pick `Math.max` or `Math.min` */
export function entryByGain(
  { entries }: Table,
  sheet: KubiSheet,
  pick: (...totals: readonly number[]) => number,
): KubiEntry | undefined {
  const totals = entries.map((entry) => totalOf(withMarks(sheet, entry.discard, sumsOf(entry))));
  return entries[totals.indexOf(pick(...totals))];
}

/** The sum of a pair. */
export const sumAt = (slots: Slots, roll: readonly Value[], pair: 0 | 1): number =>
  valuesIn(slots, roll, PAIRS[pair]).reduce((sum, value) => sum + value, 0);

/** The sheet with the marks that the dice make as they lie. */
export function draftSheet(sheet: KubiSheet, slots: Slots, roll: readonly Value[]): KubiSheet {
  const [discard] = valuesIn(slots, roll, [0]);
  return withMarks(sheet, discard, [sumAt(slots, roll, 0), sumAt(slots, roll, 1)]);
}
