import type { DieValue } from '../../../ui/dice/dice-pad.js';

/** The user is entering dice that were rolled by hand, one after another. */
export interface DiceEntry {
  readonly name: 'entering-dice';
  /** The dice by place, in the order they were entered; `undefined` for a place that is empty again. */
  readonly dice: readonly (DieValue | undefined)[];
}

/** What the user does while entering dice. */
export type DiceEntryAction =
  /** Adds a die. */
  | { readonly name: 'number'; readonly value: DieValue }
  /** Removes a die, by its place counted from 0. */
  | { readonly name: 'remove-die'; readonly index: number }
  | { readonly name: 'clear' }
  | { readonly name: 'confirm' };

/** The dice to enter. */
export interface DiceToEnter {
  readonly count: number;
  /** Whether each die has its own place. Then the others stay in place when one is removed; else they close up. */
  readonly areDifferent?: boolean;
}

/** The dice entered so far, and the roll once it is confirmed, unsorted. */
export interface DiceEntryStep {
  readonly interaction: DiceEntry;
  readonly roll?: readonly DieValue[];
  readonly refusal?: { readonly code: 'bad-roll' };
}

export const NO_DICE_ENTERED: DiceEntry = { name: 'entering-dice', dice: [] };

/** The entered dice, without empty places. */
export const enteredDice = ({ dice }: DiceEntry): readonly DieValue[] => dice.flatMap((value) => value ?? []);

const NAMES: readonly string[] = ['number', 'remove-die', 'clear', 'confirm'] satisfies DiceEntryAction['name'][];

const isDiceEntryAction = (action: { readonly name: string }): action is DiceEntryAction => NAMES.includes(action.name);

/** The reducer for entering dice. It ignores other actions. */
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

/** Puts a die in the first empty place. */
function withDie(dice: DiceEntry['dice'], value: DieValue): DiceEntry['dice'] {
  const gap = dice.indexOf(undefined);
  return gap < 0 ? [...dice, value] : dice.map((each, i) => (i === gap ? value : each));
}

function without(dice: DiceEntry['dice'], index: number, leavesGap: boolean): DiceEntry['dice'] {
  if (!leavesGap) return dice.filter((_, i) => i !== index);
  const left = dice.map((each, i) => (i === index ? undefined : each));
  return left.slice(0, left.findLastIndex((each) => each !== undefined) + 1);
}

/** The action of a key while dice are entered: 1 to 6 add a die, Backspace removes the last one. */
export function diceEntryKey(key: string, { dice }: DiceEntry): DiceEntryAction | undefined {
  if (key === 'Backspace') return { name: 'remove-die', index: dice.length - 1 };
  return /^[1-6]$/.test(key) ? { name: 'number', value: Number(key) as DieValue } : undefined;
}

/**
 * Reads a typed roll.
 * @param areDigitsEnough whether `13466` means `roll 13466`
 * @returns the roll in notation, a refusal if its dice are wrong, or `undefined` if the text is no roll
 */
export function typedRoll(
  text: string,
  count: number,
  areDigitsEnough: boolean,
): string | { readonly code: 'bad-roll' } | undefined {
  const areDigits = areDigitsEnough && /^[\s,1-6]+$/.test(text);
  if (!areDigits && !/^\s*roll/i.test(text)) return undefined;
  const roll = areDigits ? `roll ${text}` : text;
  const isWhole = new RegExp(`^\\s*roll([\\s,]*[1-6]){${count}}[\\s,]*$`, 'i').test(roll);
  return isWhole ? roll : { code: 'bad-roll' };
}
