import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { SIZE } from '../../../../games/triad/board.js';
import { triadsThrough } from '../../../../games/triad/triads.js';
import type { Cell, Die } from '../../../../games/triad/index.js';

/** The side of a cell in units of the drawing. */
const CELL = 100;

/** Each triad through a cell as one stroke through its three dice. @param cellAt the cell at a place; its own inverse */
export function triadStrokes(
  cells: readonly Die[],
  through: Cell,
  cellAt: (place: number) => number,
): TemplateResult | typeof nothing {
  const triads = triadsThrough(cells, through);
  if (triads.length === 0) return nothing;
  const pointOf = (cell: Cell) => {
    const place = cellAt(cell);
    return `${((place % SIZE) + 0.5) * CELL} ${(Math.floor(place / SIZE) + 0.5) * CELL}`;
  };
  const strokes = triads.map((triad) => {
    const [first, middle, last] = [...triad].sort((a, b) => a - b) as [Cell, Cell, Cell];
    const line = `M${pointOf(first)}L${pointOf(middle)}L${pointOf(last)}`;
    return svg`<path class="glow" d=${line}></path><path class="thread" d=${line} pathLength="1"></path>`;
  });
  return html`<svg class="strokes" viewBox="0 0 ${SIZE * CELL} ${SIZE * CELL}" aria-hidden="true">${strokes}</svg>`;
}
