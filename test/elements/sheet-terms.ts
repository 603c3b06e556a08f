import type { CommonTerms } from '../../src/locales/common/terms.js';

/** The shared words that only games with sheets say, to be proof-read with these. */
export const SHEET_TERMS: readonly (keyof CommonTerms)[] = [
  'tabletop.of',
  'tabletop.rollDice',
  'tabletop.rolls',
  'tabletop.rolled',
  'tabletop.stillToDecide',
  'tabletop.clear',
  'tabletop.signed',
  'tabletop.noChange',
  'tabletop.totalNow',
  'tabletop.pad',
  'tabletop.addDie',
  'tabletop.removeDie',
  'tabletop.sheets',
  'tabletop.toDecide',
  'tabletop.hasEntered',
  'tabletop.waits',
  'tabletop.roller',
  'tabletop.winsWith',
  'tabletop.shareWith',
  'tabletop.result',
  'tabletop.name',
  'tabletop.printEmpty',
];
