import type { HintTexts } from '../../hint.js';
import type { KubiEffect } from '../terms.js';

export interface HintedEntry {
  readonly value: number;
  /** Whether it leaves no mark. */
  readonly isFree: boolean;
  readonly sums: readonly [number, number];
  /** ` (3+6, 4+5)`; empty where it is only named in passing. */
  readonly pairs: string;
}

/** What hints say besides what all games do, and besides the words of the game. */
export interface KubiHint extends HintTexts {
  /** The sums that the entry marks; the same one twice is one. */
  readonly sums: (sums: readonly number[]) => string;
  /** One of the three numbers to cross. */
  readonly number: (number: number) => string;
  /** An entry: what is discarded, or else only set aside; the sums, the larger first, and the pairs that make them. */
  readonly enter: (entry: HintedEntry) => string;
  /** What becomes of a sum, as a sentence. */
  readonly effect: (effect: KubiEffect) => string;
  /** How many marks are then left next to a number, with the one that ends the game, as a sentence. */
  readonly left: (number: number, left: number) => string;
  /** The result that can be expected on average. */
  readonly expected: (points: number) => string;
}
