import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { SIZE } from '../../games/cubo/square.js';
import type { Cell, CuboSquare } from '../../games/cubo/square.js';
import { flatGrid } from '../../ui/flat-grid.js';
import { colouredDie } from './picture.js';

/** A square that a user arranges. */
export interface Grid {
  readonly square: CuboSquare;
  /** The accessible name of each cell. */
  readonly labels: readonly string[];
  /** The cell in the tab order. */
  readonly current: Cell;
  /** The die that is chosen, or would be given. */
  readonly chosen: Cell | undefined;
  readonly isDragged: boolean;
  /** The die that it would be swapped with. */
  readonly over: Cell | undefined;
  readonly last: readonly Cell[];
  /** The dice that cannot be moved. */
  readonly fixed: readonly Cell[];
  readonly isFresh: boolean;
  readonly numerals: boolean;
}

/** The cells as the rows of a grid, with a button in each. */
export function grid({
  square,
  labels,
  current,
  chosen,
  isDragged,
  over,
  last,
  fixed,
  isFresh,
  numerals,
}: Grid): TemplateResult {
  const cells = square.map((each, cell) => {
    return html`<div class="place" role="gridcell">
      <button
        type="button"
        class="cell"
        part="cell"
        aria-label=${labels[cell] ?? ''}
        tabindex=${cell === current ? 0 : -1}
        data-cell=${cell}
        data-colour=${each.colour}
        ?data-chosen=${cell === chosen}
        ?data-dragged=${isDragged && cell === chosen}
        ?data-over=${cell === over}
        ?data-last=${last.includes(cell)}
        ?data-fixed=${fixed.includes(cell)}
        ?data-fresh=${isFresh}
      >
        ${colouredDie(each, numerals)}
      </button>
    </div>`;
  });
  return flatGrid(cells, SIZE);
}
