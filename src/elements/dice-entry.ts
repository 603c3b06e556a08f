import type { DieValue } from '../ui/dice-pad.js';

/** Dice that are thrown by hand are being entered, one after another. */
export interface DiceEntry {
  readonly name: 'entering-dice';
  /** Place by place, in the order in which they were entered; `undefined` in a place that is to be filled anew. */
  readonly dice: readonly (DieValue | undefined)[];
}

/** What the reader does with them. */
export type DiceEntryAction =
  /** Adds a die. */
  | { readonly name: 'number'; readonly value: DieValue }
  /** Takes one back, by its place, counted from 0. */
  | { readonly name: 'remove-die'; readonly index: number }
  | { readonly name: 'clear' }
  | { readonly name: 'confirm' };

/** The dice that are thrown. */
export interface DiceToEnter {
  readonly count: number;
  /** Whether each die has a place of its own, so that the others stay in theirs when one is taken back; else they close up. */
  readonly areDifferent?: boolean;
}

/** What has been entered by now, and the roll once it is confirmed: as it was entered, not sorted. */
export interface DiceEntryStep {
  readonly interaction: DiceEntry;
  readonly roll?: readonly DieValue[];
  readonly refusal?: { readonly code: 'bad-roll' };
}

export const NO_DICE_ENTERED: DiceEntry = { name: 'entering-dice', dice: [] };

/** What has been entered, without the places that are still empty. */
export const enteredDice = ({ dice }: DiceEntry): readonly DieValue[] => dice.flatMap((value) => value ?? []);

const NAMES: readonly string[] = ['number', 'remove-die', 'clear', 'confirm'] satisfies DiceEntryAction['name'][];

const isDiceEntryAction = (action: { readonly name: string }): action is DiceEntryAction => NAMES.includes(action.name);

/** Entering dice, as a pure function. It takes no notice of other actions. */
export function enterDice(
  interaction: DiceEntry,
  action: { readonly name: string },
  { count, areDifferent = false }: DiceToEnter,
): DiceEntryStep {
  const { dice } = interaction;
  const show = (entered: DiceEntry['dice']): DiceEntryStep => ({
    interaction: { name: 'entering-dice', dice: entered },
  });
  if (!isDiceEntryAction(action)) return { interaction };
  const roll = enteredDice(interaction);
  switch (action.name) {
    case 'clear':
      return show([]);
    case 'remove-die':
      return show(without(dice, action.index, areDifferent));
    case 'number':
      return roll.length === count ? { interaction } : show(withDie(dice, action.value));
    case 'confirm':
      return roll.length === count ? { interaction, roll } : { interaction, refusal: { code: 'bad-roll' } };
  }
}

/** In the first place that is empty. */
function withDie(dice: DiceEntry['dice'], value: DieValue): DiceEntry['dice'] {
  const gap = dice.indexOf(undefined);
  return gap < 0 ? [...dice, value] : dice.map((each, i) => (i === gap ? value : each));
}

function without(dice: DiceEntry['dice'], index: number, leavesGap: boolean): DiceEntry['dice'] {
  if (!leavesGap) return dice.filter((_, i) => i !== index);
  const left = dice.map((each, i) => (i === index ? undefined : each));
  return left.slice(0, left.findLastIndex((each) => each !== undefined) + 1);
}

/** What a key does while dice are entered, if anything: 1 to 6 add a die, Backspace takes the last one back. */
export function diceEntryKey(key: string, { dice }: DiceEntry): DiceEntryAction | undefined {
  if (key === 'Backspace') return { name: 'remove-die', index: dice.length - 1 };
  return /^[1-6]$/.test(key) ? { name: 'number', value: Number(key) as DieValue } : undefined;
}
