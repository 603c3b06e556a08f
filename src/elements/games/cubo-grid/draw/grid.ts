import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CuboLine } from '../../../../games/cubo/score.js';
import { SIZE } from '../../../../games/cubo/square.js';
import type { Cell, CuboSquare } from '../../../../games/cubo/square.js';
import { flatGrid } from '../../../../ui/flat-grid.js';
import { colouredDie, lightsAt } from './picture.js';

/** A square that a user arranges. */
export interface Grid {
  readonly square: CuboSquare;
  readonly lines: readonly CuboLine[];
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
  /** What the dice lay with before they were rolled, if they just were. */
  readonly rolledFrom: CuboSquare | undefined;
  readonly numerals: boolean;
  /** What the square gains from the taken die in each cell; empty while no die is exchanged. */
  readonly gains: readonly (number | undefined)[];
}

/** `+8`, `−3`, `±0` */
export const gainText = (gain: number): string => (gain < 0 ? `−${-gain}` : `${gain === 0 ? '±' : '+'}${gain}`);

/** The cells as the rows of a grid, with a button in each. */
export function grid(shown: Grid): TemplateResult {
  const { square, lines, labels, current, chosen, isDragged, over, last, fixed, rolledFrom, numerals, gains } = shown;
  const best = Math.max(...gains.map((gain) => gain ?? -Infinity));
  const cells = square.map((each, cell) => {
    const { row, column } = lightsAt(cell, lines, square);
    const gain = gains[cell];
    const before = rolledFrom?.[cell];
    return html`<div class="place" role="gridcell">
      <button
        type="button"
        class="cell"
        part="cell"
        aria-label=${labels[cell] ?? ''}
        tabindex=${cell === current ? 0 : -1}
        data-cell=${cell}
        data-colour=${each.colour}
        data-row=${row}
        data-column=${column}
        ?data-chosen=${cell === chosen}
        ?data-dragged=${isDragged && cell === chosen}
        ?data-over=${cell === over}
        ?data-last=${last.includes(cell)}
        ?data-fixed=${fixed.includes(cell)}
        ?data-fresh=${before}
        data-gain=${gain === undefined ? nothing : gainText(gain)}
        ?data-best=${gain !== undefined && gain > 0 && gain === best}
      >
        ${colouredDie(each, numerals, before ? (before.value ?? 0) : false)}
      </button>
    </div>`;
  });
  return flatGrid(cells, SIZE);
}
