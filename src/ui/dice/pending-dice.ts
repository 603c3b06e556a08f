import type { DicePad, DieValue } from './dice-pad.js';

/** Dice that were rolled by hand, which the reader has to enter. */
export interface PendingDice
  extends Pick<DicePad, 'count' | 'numerals'>, Partial<Pick<DicePad, 'draw' | 'removeLabel'>> {
  /** Whether each die has its own place. Then the others stay in place when one is removed; else they close up. */
  readonly areDifferent?: boolean;
  /** Whether digits mean something else as long as the focus is elsewhere. */
  readonly hasOtherKeys?: boolean;
  /** What they are due for: as long as all of it is the same, what was entered stays. */
  readonly basis: readonly unknown[];
  /** The dice in their places, in a sentence; `undefined` for a place that is empty. */
  describe(dice: readonly (DieValue | undefined)[]): string;
  /** Makes the roll, by place. */
  roll(dice: readonly DieValue[]): void;
}
