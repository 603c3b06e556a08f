import type { HintTexts } from '../../hint.js';

/** What hints say besides what all games do, and besides the words of the game. */
export interface CuboHint extends HintTexts {
  readonly cells: (first: string, second: string) => string;
  readonly cell: (cell: string) => string;
  readonly square: string;
  readonly middle: string;
  /** Moves in a few words, in lower case where they begin no sentence. */
  readonly swap: (first: string, cell: string, second: string, other: string) => string;
  readonly call: string;
  readonly roll: string;
  readonly take: (die: string) => string;
  readonly takeNone: string;
  readonly put: (die: string, cell: string) => string;
  readonly keep: string;
  /** The best square of the dice, what the square is worth now, and how many swaps are between them. */
  readonly goal: (best: number, now: number, swaps: number) => string;
  /** The best square needs a die of the middle. */
  readonly needs: (die: string) => string;
  /** The dice make no better square, even with a die of the middle. */
  readonly most: (points: number) => string;
  /** What the square is worth after an exchange, and now. */
  readonly worth: (after: number, now: number) => string;
  /** What rolling on makes of the round, less the time that it takes. */
  readonly rolling: (expected: number) => string;
  /** What one roll more makes of the round where nobody waits for it. */
  readonly freeRoll: (expected: number) => string;
}
