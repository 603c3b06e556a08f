import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { LaidTile, TriominoState } from '../../../../games/triomino/index.js';
import type { Drawing } from '../../../../ui/drawing.js';
import * as details from './details.js';
import { viewBoxOf } from './geometry.js';
import type { Box } from './geometry.js';
import { body, outlinesOf, placed } from './picture.js';

/** What is drawn on the table. */
interface Board {
  readonly laid: readonly LaidTile[];
  /** The tile that was laid last, apart from the others in a game. */
  readonly latest: LaidTile | undefined;
  /** Whether the latest tile is seen to arrive. */
  readonly isSeen: boolean;
  /** The state whose bridges and hexagons are outlined; missing where the tiles are no moment of a game. */
  readonly state: TriominoState | undefined;
  readonly isDiagram: boolean;
  readonly box: Box;
  readonly camera: { readonly isMoved: boolean; readonly isPart: boolean; readonly isSmall: boolean } | undefined;
  readonly drawing: Drawing | undefined;
  /** What lies over the tiles: a placement, and the places where a tile fits. */
  readonly over: unknown;
}

/** The tiles of the table, for the eye alone. */
export function renderBoard({
  laid,
  latest,
  isSeen,
  state,
  isDiagram,
  box,
  camera,
  drawing,
  over,
}: Board): TemplateResult {
  return html`<svg
    class="board"
    viewBox=${viewBoxOf(box)}
    aria-hidden="true"
    ?data-moved=${camera?.isMoved}
    ?data-part=${camera?.isPart}
    ?data-small=${camera?.isSmall}
  >
    <defs>
      <linearGradient id="ivory" x2=".7" y2="1">
        <stop></stop>
        <stop offset="1"></stop>
      </linearGradient>
    </defs>
    ${body(outlinesOf(laid.filter((tile) => tile !== latest)))}
    ${laid.map((tile) => (tile === latest ? svg`<g data-beat=${isSeen ? 'earn' : nothing}>${placed(tile, 'laid latest', true)}</g>` : placed(tile, 'laid')))}
    ${details.renderOutlines(laid, state, latest, isSeen)} ${isDiagram ? details.renderDifferences(laid) : nothing}
    ${over} ${drawing && details.renderMarks(drawing, laid)}
  </svg>`;
}
