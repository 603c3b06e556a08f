import type { HintTexts } from '../../hint.js';

/** What hints say besides what all games do, and besides the words of the game. */
export interface TriadHint extends HintTexts {
  readonly die: (cell: string) => string;
  /** Moves in a few words, in lower case where they begin no sentence. */
  readonly move: (from: string, to: string, value: number) => string;
  readonly turn: (from: string, value: number) => string;
  readonly step: (from: string, to: string) => string;
  readonly taking: (move: string, cell: string) => string;
  /** The other side can make no triad with its next move, which it could after other moves. */
  readonly quiet: string;
  /** The other side can make a triad with its next move. */
  readonly wary: string;
}
