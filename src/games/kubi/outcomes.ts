import type { ChanceOutcome } from '../game.js';
import { DICE, actors } from './rules.js';
import { VALUES } from './sheet.js';
import type { Value } from './sheet.js';
import type { KubiMove, KubiState } from './state.js';

/** The 252 different rolls of five dice. */
export function outcomes(state: KubiState): readonly ChanceOutcome<KubiMove>[] {
  return actors(state)[0] === 'chance' ? ROLLS : [];
}

/** All ascending rolls that extend these dice. The weight counts the orders in which the dice can fall. */
function rolls(dice: readonly Value[], weight: number): readonly ChanceOutcome<KubiMove>[] {
  if (dice.length === DICE) return [{ move: { kind: 'roll', dice }, weight }];
  return VALUES.filter((value) => value >= (dice.at(-1) ?? 1)).flatMap((value) => {
    const equal = dice.filter((die) => die === value).length;
    return rolls([...dice, value], (weight * (dice.length + 1)) / (equal + 1) / VALUES.length);
  });
}

const ROLLS = rolls([], 1);
