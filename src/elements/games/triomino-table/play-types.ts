import type { Cell } from '../../../games/triomino/grid.js';
import type { TriominoMove, TriominoState } from '../../../games/triomino/index.js';
import type { TriominoTerms } from '../../../locales/triomino/index.js';
import type { GamePlay } from '../../play/game-play.js';
import type { Act } from './draw/beats.js';
import type { Viewer } from './viewer.js';

/** Playing Triomino, as its parts see it. */
export interface TriominoGamePlay extends GamePlay<TriominoState, TriominoMove, TriominoTerms> {
  /** What is being seen of the latest moves. */
  readonly act: Act | undefined;
}

/** How the element is looked at. */
export interface TriominoView {
  /** Whose tiles are shown, if the page says so. */
  readonly viewing: Viewer | undefined;
  readonly scene: Scene;
  /** The tiles of the seats whose tiles may be seen. */
  renderRacks(): unknown;
}

/** The table as it lies. */
export interface Scene {
  readonly tiles: readonly Cell[];
  /** The space round them, if there is room for it. */
  readonly margin: number;
  /** The tile that was laid last. */
  readonly latest: Cell | undefined;
}
