import type { TemplateResult } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { dicePad } from '../../../ui/dice/dice-pad.js';
import type { DicePad } from '../../../ui/dice/dice-pad.js';
import type { DiceEntry, DiceEntryAction } from './dice-entry.js';

/** What a game decides about its pad. */
export type DicePadOptions = Pick<DicePad, 'numerals'> & Partial<Pick<DicePad, 'draw' | 'removeLabel'>>;

/** What is in the hand while dice that were rolled by hand are entered. */
export function diceEntryPad(
  { dice }: DiceEntry,
  options: DicePadOptions & Pick<DicePad, 'count'>,
  words: Term<CommonTerms>,
  act: (action: DiceEntryAction) => void,
): TemplateResult {
  const pad = {
    label: words('tabletop.pad'),
    dice,
    addLabel: (value: number) => words('tabletop.addDie', value),
    removeLabel: (value: number) => words('tabletop.removeDie', value),
    ...options,
  };
  return dicePad(
    pad,
    (value) => act({ name: 'number', value }),
    (index) => act({ name: 'remove-die', index }),
  );
}
