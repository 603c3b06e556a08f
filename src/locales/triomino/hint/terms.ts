import type { HintTexts } from '../../hint.js';

/** What hints say besides what all games do, and besides the words of the game. */
export interface TriominoHint extends HintTexts {
  readonly tile: (tile: string) => string;
  readonly pool: string;
  readonly rack: string;
  /** Moves in a few words, in lower case where they begin no sentence. */
  readonly lay: (tile: string, where: string) => string;
  readonly buy: string;
  readonly pass: string;
  /** How many of the other tiles fit somewhere afterwards. */
  readonly keeps: (fitting: number, others: number) => string;
}
