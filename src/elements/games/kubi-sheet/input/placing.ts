import { withMarks } from '../../../../games/kubi/sheet.js';
import type { KubiSheet, Value } from '../../../../games/kubi/index.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';

/** A place for a die: 0 is for the discarded one, 1 and 2 are the first pair, 3 and 4 the second. */
export type Slot = 0 | 1 | 2 | 3 | 4;

export const SLOTS: readonly Slot[] = [0, 1, 2, 3, 4];
const PAIRS = [
  [1, 2],
  [3, 4],
] as const;

/** The die in each slot, by its index in the roll; `undefined` in an empty one. */
export type Slots = readonly (number | undefined)[];

export const NO_SLOTS: Slots = SLOTS.map(() => undefined);

/** Dice that are being placed, and the possible entries. */
export interface Table {
  readonly roll: readonly Value[];
  readonly entries: readonly KubiEntry[];
}

export const slotOf = (slots: Slots, die: number): Slot | undefined => SLOTS.find((slot) => slots[slot] === die);

export const isComplete = (slots: Slots): boolean => SLOTS.every((slot) => slots[slot] !== undefined);

/** The values of the dice in some of the slots. */
export function valuesIn(slots: Slots, roll: readonly Value[], which: readonly Slot[]): readonly Value[] {
  return which.flatMap((slot) => roll[slots[slot] ?? -1] ?? []);
}

/** Whether dice contain all of some others. Equal ones are counted. */
function isAmong(some: readonly Value[], others: readonly Value[]): boolean {
  const left = [...others];
  return some.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The pairs of an entry in the order of the slots, if the placed dice belong to it. */
function pairsAt({ discard, pairs }: KubiEntry, slots: Slots, roll: readonly Value[]): KubiEntry['pairs'] | undefined {
  const [out, first, second] = [[0] as const, ...PAIRS].map((which) => valuesIn(slots, roll, which));
  if (!first || !second || out?.some((value) => value !== discard)) return undefined;
  const orders = [pairs, [pairs[1], pairs[0]]] as const;
  return orders.find(([a, b]) => isAmong(first, a) && isAmong(second, b));
}

/** The entries that fit the dice placed so far. */
export function fitting({ roll, entries }: Table, slots: Slots): readonly KubiEntry[] {
  return entries.filter((entry) => pairsAt(entry, slots, roll) !== undefined);
}

/** Places the remaining dice as in an entry. */
export function complete({ roll }: Table, slots: Slots, entry: KubiEntry): Slots {
  const [a, b] = pairsAt(entry, slots, roll) ?? entry.pairs;
  const filled = [...slots];
  const wanted = [[entry.discard], a, b].map((values, i) => {
    const which: readonly Slot[] = i === 0 ? [0] : (PAIRS[i - 1] ?? []);
    const left = [...values];
    for (const value of valuesIn(slots, roll, which)) left.splice(left.indexOf(value), 1);
    return { which, left };
  });
  for (const { which, left } of wanted) {
    for (const slot of which.filter((each) => filled[each] === undefined)) {
      const value = left.shift();
      filled[slot] = roll.findIndex((each, die) => each === value && !filled.includes(die));
    }
  }
  return filled;
}

/** The entry that the dice make once all are placed. */
export function entryOf(table: Table, slots: Slots): KubiEntry | undefined {
  return isComplete(slots) ? fitting(table, slots)[0] : undefined;
}

/** The slots with a die moved to one of them, or out of them. A die that was there changes places with it. */
export function withDie(slots: Slots, die: number, slot: Slot | undefined): Slots {
  const from = slotOf(slots, die);
  const placed = [...slots];
  if (from !== undefined) placed[from] = slot === undefined ? undefined : placed[slot];
  if (slot !== undefined) placed[slot] = die;
  return placed;
}

/** The slot for a die that is tapped: it is discarded if possible and none is yet, else it joins a pair. */
export function nextSlot(table: Table, slots: Slots, die: number): Slot | undefined {
  return SLOTS.find((slot) => slots[slot] === undefined && fitting(table, withDie(slots, die, slot)).length > 0);
}

/** Where each die lies: the placed ones in their slots, the others where they were rolled, or where room is left. */
export function positions(slots: Slots): readonly Slot[] {
  const dice = SLOTS.map((die) => slotOf(slots, die) ?? (slots[die] === undefined ? die : undefined));
  const free = SLOTS.filter((slot) => !dice.includes(slot));
  return dice.map((slot) => slot ?? (free.shift() as Slot));
}

/** The place that the next die is for: that of the die that is left out, then the pairs. */
export function nextPlace(slots: Slots): 'out' | 'a' | 'b' {
  if (slots[0] === undefined) return 'out';
  return PAIRS[0].some((slot) => slots[slot] === undefined) ? 'a' : 'b';
}

/** The sum of a pair, once both dice are there. */
export function sumAt(slots: Slots, roll: readonly Value[], pair: 0 | 1): number | undefined {
  const values = valuesIn(slots, roll, PAIRS[pair]);
  return values.length === 2 ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

/** The sheet with the marks of the dice placed so far. */
export function draftSheet(sheet: KubiSheet, slots: Slots, roll: readonly Value[]): KubiSheet {
  const [discard] = valuesIn(slots, roll, [0]);
  return withMarks(sheet, discard, [sumAt(slots, roll, 0) ?? [], sumAt(slots, roll, 1) ?? []].flat());
}
