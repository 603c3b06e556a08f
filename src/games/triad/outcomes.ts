import type { ChanceOutcome } from '../game.js';
import { DICE, VALUES } from './board.js';
import type { Value } from './board.js';
import { actors } from './rules.js';
import type { TriadMove, TriadState } from './state.js';

/** The 28 × 28 = 784 different opening rolls, or 28 with `evenStart`. */
export function outcomes(state: TriadState): readonly ChanceOutcome<TriadMove>[] {
  if (actors(state)[0] !== 'chance') return [];
  const sides = sideRolls([], 1);
  if (!state.options.evenStart) return sides.flatMap((white) => sides.map((black) => rolled(white, black)));
  return sides.map((side) => ({ ...rolled(side, side), weight: side.weight }));
}

interface SideRoll {
  readonly dice: readonly Value[];
  readonly weight: number;
}

const rolled = (white: SideRoll, black: SideRoll): ChanceOutcome<TriadMove> => ({
  move: { kind: 'roll', dice: [white.dice, black.dice] },
  weight: white.weight * black.weight,
});

/** All ascending rolls that extend these dice. The weight counts the orders in which the dice can fall. */
function sideRolls(dice: readonly Value[], weight: number): readonly SideRoll[] {
  if (dice.length === DICE) return [{ dice, weight }];
  return VALUES.filter((value) => value >= (dice.at(-1) ?? 1)).flatMap((value) => {
    const equal = dice.filter((die) => die === value).length;
    return sideRolls([...dice, value], (weight * (dice.length + 1)) / (equal + 1) / VALUES.length);
  });
}
