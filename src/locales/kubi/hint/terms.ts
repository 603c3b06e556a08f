import type { HintTexts } from '../../hint.js';

/** What hints say besides what all games do, and besides the words of the game. */
export interface KubiHint extends HintTexts {
  /** The sums that the entry marks; the same one twice is one. */
  readonly sums: (sums: readonly number[]) => string;
  /** One of the three numbers to cross. */
  readonly number: (number: number) => string;
  /** The result that can be expected on average. */
  readonly expected: (points: number) => string;
}
