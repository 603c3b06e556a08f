import type { ChanceOutcome } from '../game.js';
import { actors } from './rules.js';
import { DICE } from './sheet.js';
import type { Value } from './sheet.js';
import type { TricuboMove, TricuboState } from './state.js';

const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];

/** The 216 rolls of three distinct dice. */
export function outcomes(state: TricuboState): readonly ChanceOutcome<TricuboMove>[] {
  return actors(state)[0] === 'chance' ? ROLLS : [];
}

const rolls = (count: number): readonly (readonly Value[])[] =>
  count === 0 ? [[]] : rolls(count - 1).flatMap((dice) => VALUES.map((value) => [...dice, value]));

const ROLLS: readonly ChanceOutcome<TricuboMove>[] = rolls(DICE.length).map((dice) => ({
  move: { kind: 'roll', dice },
  weight: 1 / VALUES.length ** DICE.length,
}));
