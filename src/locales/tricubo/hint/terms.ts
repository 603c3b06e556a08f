import type { HintTexts } from '../../hint.js';

/** What hints say besides what all games do, and besides the words of the game. */
export interface TricuboHint extends HintTexts {
  /** A die, named with what it shows. */
  readonly die: (die: string) => string;
  readonly row: (row: number) => string;
  /** No open die can be used. */
  readonly noDie: string;
  /** The result that can be expected on average. */
  readonly expected: (points: number) => string;
}
