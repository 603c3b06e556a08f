import { DICE } from '../../../../games/kubi/rules.js';
import type { KubiState } from '../../../../games/kubi/index.js';
import type { PendingDice } from '../../../../ui/dice/pending-dice.js';
import { diceText } from '../../../sheet/sheet-words.js';
import type { KubiPlay } from '../play.js';

/** The five dice of a roll. */
export const diceToEnter = ({ words, intentions }: KubiPlay, state: KubiState, numerals: boolean): PendingDice => ({
  count: DICE,
  numerals,
  basis: [state.sheets, state.roll],
  describe: (dice) => `${words('kubi.roll', diceText(dice.flatMap((value) => value ?? [])))}.`,
  roll: (dice) => intentions.play({ kind: 'roll', dice: [...dice].sort() }, 'chance'),
});
