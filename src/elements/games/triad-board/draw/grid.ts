import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SIZE } from '../../../../games/triad/board.js';
import type { Cell } from '../../../../games/triad/index.js';
import { flatGrid } from '../../../../ui/flat-grid.js';
import { PLACES, dieCode, fileAt, rankAt } from './cells.js';
import type { CellView } from './cell-views.js';

/** What the cells of a board to play on show. */
export interface Grid {
  readonly views: readonly CellView[];
  /** The accessible name of each cell. */
  readonly labels: readonly string[];
  readonly cellAt: (place: number) => Cell;
  /** The cell in the tab order. */
  readonly current: Cell;
  /** Whether the die on a cell is still on its way there. */
  readonly isComing: (cell: Cell) => boolean;
}

/** The cells of a board to play on, as the rows of a grid with a button in each cell. */
export function grid({ views, labels, cellAt, current, isComing }: Grid): TemplateResult {
  const places = PLACES.map((place) => {
    const cell = cellAt(place);
    const { die, ghost, traits } = views[cell] as CellView;
    return html`<div class="place" role="gridcell" data-rank=${rankAt(place, cell)} data-file=${fileAt(place, cell)}>
      <button
        type="button"
        class="cell"
        part="cell"
        aria-label=${labels[cell] ?? nothing}
        tabindex=${cell === current ? 0 : -1}
        data-cell=${cell}
        data-die=${dieCode(ghost || die)}
        ?data-ghost=${ghost !== 0}
        data-traits=${traits.join(' ') || nothing}
        data-beat=${isComing(cell) ? 'earn' : nothing}
      ></button>
    </div>`;
  });
  return flatGrid(places, SIZE);
}
