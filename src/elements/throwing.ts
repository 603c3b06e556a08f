import type { DieValue } from '../ui/dice-pad.js';

/** Dice that are thrown by hand are being entered, one after another. */
export interface Throwing {
  readonly name: 'throwing';
  /** Place by place, in the order in which they were entered; `undefined` in a place that is to be filled anew. */
  readonly dice: readonly (DieValue | undefined)[];
}

/** What the reader does with them. */
export type ThrowingAction =
  /** Adds a die. */
  | { readonly name: 'number'; readonly value: DieValue }
  /** Takes one back, by its place, counted from 0. */
  | { readonly name: 'unthrow'; readonly index: number }
  | { readonly name: 'clear' }
  | { readonly name: 'confirm' };

/** The dice that are thrown. */
export interface Thrown {
  readonly count: number;
  /** Whether each die has a place of its own, so that the others stay in theirs when one is taken back; else they close up. */
  readonly areDifferent?: boolean;
}

/** What has been entered by now, and the roll once it is confirmed: as it was entered, not sorted. */
export interface ThrowingStep {
  readonly interaction: Throwing;
  readonly roll?: readonly DieValue[];
  readonly refusal?: { readonly code: 'bad-roll' };
}

export const NOTHING_THROWN: Throwing = { name: 'throwing', dice: [] };

/** What has been entered, without the places that are still empty. */
export const thrownDice = ({ dice }: Throwing): readonly DieValue[] => dice.flatMap((value) => value ?? []);

const NAMES: readonly string[] = ['number', 'unthrow', 'clear', 'confirm'] satisfies ThrowingAction['name'][];

const isOfThrowing = (action: { readonly name: string }): action is ThrowingAction => NAMES.includes(action.name);

/** Entering dice, as a pure function. It takes no notice of other actions. */
export function throwDice(
  interaction: Throwing,
  action: { readonly name: string },
  { count, areDifferent = false }: Thrown,
): ThrowingStep {
  const { dice } = interaction;
  const show = (entered: Throwing['dice']): ThrowingStep => ({ interaction: { name: 'throwing', dice: entered } });
  if (!isOfThrowing(action)) return { interaction };
  const roll = thrownDice(interaction);
  switch (action.name) {
    case 'clear':
      return show([]);
    case 'unthrow':
      return show(without(dice, action.index, areDifferent));
    case 'number':
      return roll.length === count ? { interaction } : show(withDie(dice, action.value));
    case 'confirm':
      return roll.length === count ? { interaction, roll } : { interaction, refusal: { code: 'bad-roll' } };
  }
}

/** In the first place that is empty. */
function withDie(dice: Throwing['dice'], value: DieValue): Throwing['dice'] {
  const gap = dice.indexOf(undefined);
  return gap < 0 ? [...dice, value] : dice.map((each, i) => (i === gap ? value : each));
}

function without(dice: Throwing['dice'], index: number, leavesGap: boolean): Throwing['dice'] {
  if (!leavesGap) return dice.filter((_, i) => i !== index);
  const left = dice.map((each, i) => (i === index ? undefined : each));
  return left.slice(0, left.findLastIndex((each) => each !== undefined) + 1);
}

/** What a key does while dice are entered, if anything: 1 to 6 add a die, Backspace takes the last one back. */
export function throwingKey(key: string, { dice }: Throwing): ThrowingAction | undefined {
  if (key === 'Backspace') return { name: 'unthrow', index: dice.length - 1 };
  return /^[1-6]$/.test(key) ? { name: 'number', value: Number(key) as DieValue } : undefined;
}
