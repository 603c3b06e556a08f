import { withMarks } from '../../games/kubi/sheet.js';
import type { KubiSheet, Value } from '../../games/kubi/index.js';
import type { KubiEntry } from '../../games/kubi/state.js';

/** Where a die can lie: 0 is for the one that stays out, 1 and 2 are the first pair, 3 and 4 the second. */
export type Slot = 0 | 1 | 2 | 3 | 4;

export const SLOTS: readonly Slot[] = [0, 1, 2, 3, 4];
const PAIRS = [
  [1, 2],
  [3, 4],
] as const;

/** The die in each slot, by its number in the roll; missing in an empty one. */
export type Slots = readonly (number | undefined)[];

export const NO_SLOTS: Slots = SLOTS.map(() => undefined);

/** Dice that are being placed, and the entries there can be. */
export interface Table {
  readonly roll: readonly Value[];
  readonly entries: readonly KubiEntry[];
}

export const slotOf = (slots: Slots, die: number): Slot | undefined => SLOTS.find((slot) => slots[slot] === die);

export const isComplete = (slots: Slots): boolean => SLOTS.every((slot) => slots[slot] !== undefined);

/** What the dice in some of the slots show. */
export function valuesIn(slots: Slots, roll: readonly Value[], which: readonly Slot[]): readonly Value[] {
  return which.flatMap((slot) => roll[slots[slot] ?? -1] ?? []);
}

/** Whether all of some dice are among others; equal ones count one by one. */
function isAmong(some: readonly Value[], others: readonly Value[]): boolean {
  const left = [...others];
  return some.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The pairs of an entry in the order of the slots, where the dice that lie there belong to it. */
function pairsAt({ discard, pairs }: KubiEntry, slots: Slots, roll: readonly Value[]): KubiEntry['pairs'] | undefined {
  const [out, first, second] = [[0] as const, ...PAIRS].map((which) => valuesIn(slots, roll, which));
  if (!first || !second || out?.some((value) => value !== discard)) return undefined;
  const orders = [pairs, [pairs[1], pairs[0]]] as const;
  return orders.find(([a, b]) => isAmong(first, a) && isAmong(second, b));
}

/** The entries that the dice, as far as they are placed, can still become. */
export function fitting({ roll, entries }: Table, slots: Slots): readonly KubiEntry[] {
  return entries.filter((entry) => pairsAt(entry, slots, roll) !== undefined);
}

/** Puts the dice that are not placed yet where an entry has them. */
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

/** The entry that completely placed dice make. */
export function entryOf(table: Table, slots: Slots): KubiEntry | undefined {
  return isComplete(slots) ? fitting(table, slots)[0] : undefined;
}

/** The slots with a die put into one of them, or taken back; a die that lay there changes places with it. */
export function withDie(slots: Slots, die: number, slot: Slot | undefined): Slots {
  const from = slotOf(slots, die);
  const placed = [...slots];
  if (from !== undefined) placed[from] = slot === undefined ? undefined : placed[slot];
  if (slot !== undefined) placed[slot] = die;
  return placed;
}

/** Where a die goes that is only tapped: it stays out where it can and nothing else does, else it joins a pair. */
export function nextSlot(table: Table, slots: Slots, die: number): Slot | undefined {
  return SLOTS.find((slot) => slots[slot] === undefined && fitting(table, withDie(slots, die, slot)).length > 0);
}

/** What a pair of slots adds up to, once both dice are there. */
export function sumAt(slots: Slots, roll: readonly Value[], pair: 0 | 1): number | undefined {
  const values = valuesIn(slots, roll, PAIRS[pair]);
  return values.length === 2 ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

/** The sheet with the marks of what has been placed so far. */
export function draftSheet(sheet: KubiSheet, slots: Slots, roll: readonly Value[]): KubiSheet {
  const [discard] = valuesIn(slots, roll, [0]);
  return withMarks(sheet, discard, [sumAt(slots, roll, 0) ?? [], sumAt(slots, roll, 1) ?? []].flat());
}
