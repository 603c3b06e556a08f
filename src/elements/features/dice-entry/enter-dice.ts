import type { DieValue } from '../../../ui/dice/dice-pad.js';
import type { PendingDice } from '../../../ui/dice/pending-dice.js';

/** The dice by place, in the order they were entered; `undefined` for a place that is empty again. */
export type EnteredDice = readonly (DieValue | undefined)[];

/** What the reader does while entering dice. */
export type DiceEntryAction =
  /** Adds a die. */
  | { readonly name: 'add-die'; readonly value: DieValue }
  /** Removes a die, by its place counted from 0. */
  | { readonly name: 'remove-die'; readonly index: number }
  | { readonly name: 'clear' };

/** The entered dice, without empty places. */
export const filled = (dice: EnteredDice): readonly DieValue[] => dice.flatMap((value) => value ?? []);

/** The dice after an action; the same ones if it changes nothing. */
export function enterDice(
  dice: EnteredDice,
  action: DiceEntryAction,
  { count, areDifferent = false }: Pick<PendingDice, 'count' | 'areDifferent'>,
): EnteredDice {
  switch (action.name) {
    case 'clear':
      return [];
    case 'remove-die':
      return dice[action.index] === undefined ? dice : without(dice, action.index, areDifferent);
    case 'add-die':
      return filled(dice).length === count ? dice : withDie(dice, action.value);
  }
}

/** Puts a die in the first empty place. */
function withDie(dice: EnteredDice, value: DieValue): EnteredDice {
  const gap = dice.indexOf(undefined);
  return gap < 0 ? [...dice, value] : dice.map((each, i) => (i === gap ? value : each));
}

function without(dice: EnteredDice, index: number, leavesGap: boolean): EnteredDice {
  if (!leavesGap) return dice.filter((_, i) => i !== index);
  const left = dice.map((each, i) => (i === index ? undefined : each));
  return left.slice(0, left.findLastIndex((each) => each !== undefined) + 1);
}
