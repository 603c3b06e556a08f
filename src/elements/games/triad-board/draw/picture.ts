import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SIZE, cellName } from '../../../../games/triad/board.js';
import type { Cell, Die } from '../../../../games/triad/index.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriadPictureTerms } from '../../../../locales/triad/index.js';
import { flatGrid } from '../../../../ui/flat-grid.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { PLACES, dieCode, fileAt, rankAt } from './cells.js';
import { dieName } from '../words/names.js';

/** What a picture shows, and how it faces the user. */
export interface Picture {
  readonly cells: readonly Die[];
  /** The cell at a place, counted as it is seen from the top left. */
  readonly cellAt: (place: number) => Cell;
  /** The cells of the latest move. */
  readonly last: readonly Cell[];
  /** The cells that the author has marked. */
  readonly marked: Drawing['places'] | undefined;
  /** Whether the die on a cell is still on its way there. */
  readonly isComing?: ((cell: Cell) => boolean) | undefined;
}

/** The cells of a board that nobody plays on, as the rows of a table. */
export function picture(
  { cells, cellAt, last, marked, isComing }: Picture,
  words: Term<TriadPictureTerms>,
): TemplateResult {
  const places = PLACES.map((place) => {
    const cell = cellAt(place);
    const die = cells[cell] as Die;
    const name = cellName(cell);
    const isMarked = marked?.has(name);
    const isLast = last.includes(cell);
    const label = [
      name,
      dieName(die, words),
      isMarked && words('tabletop.marked'),
      isLast && die !== 0 && words('triad.cell.movedLast'),
    ];
    return html`<div class="place" role="cell" data-rank=${rankAt(place, cell)} data-file=${fileAt(place, cell)}>
      <span
        class="cell"
        part="cell"
        role="img"
        aria-label=${label.filter(Boolean).join(', ')}
        data-cell=${cell}
        data-die=${dieCode(die)}
        data-traits=${isLast ? 'last' : nothing}
        data-beat=${isComing?.(cell) ? 'earn' : nothing}
      ></span>
    </div>`;
  });
  return flatGrid(places, SIZE);
}
