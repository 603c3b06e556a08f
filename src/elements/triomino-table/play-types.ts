import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import type { TriominoTerms } from '../../locales/triomino/index.js';
import type { GamePlay } from '../game-play.js';
import type { Box } from './geometry.js';
import type { Viewer } from './viewer.js';

/** Playing Triomino, as its parts see it. */
export type TriominoGamePlay = GamePlay<TriominoState, TriominoMove, TriominoTerms>;

/** How the element is looked at. */
export interface TriominoView {
  /** Whose tiles are shown, if the page says so. */
  readonly viewing: Viewer | undefined;
  /** The box that shows the whole table. */
  readonly wholeBox: Box;
}
