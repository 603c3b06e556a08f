import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { SIZE, cellName } from '../../games/cubo/square.js';
import type { CuboDie, CuboSquare } from '../../games/cubo/square.js';
import type { Term } from '../../interaction/language.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import { die } from '../../ui/die.js';
import { dieName } from './names.js';

type Words = Term<CuboTerms>;

/** The first cells of the rows. */
const ROWS = [0, SIZE, 2 * SIZE];

/** A square to look at. */
export interface Picture {
  readonly square: CuboSquare;
  /** The cells that the latest move has changed. */
  readonly last: readonly number[];
  /** The names of what the author marks. */
  readonly marked: ReadonlySet<string> | undefined;
  readonly numerals: boolean;
}

/** A die, without an accessible name. */
export const colouredDie = ({ value }: CuboDie, numerals: boolean): TemplateResult => die(value ?? undefined, numerals);

/** A square that no user arranges, as a table. */
export function picture({ square, last, marked, numerals }: Picture, label: string, words: Words): TemplateResult {
  const cells = square.map((each, cell) => {
    const name = cellName(cell);
    const text = [name, dieName(each, words), ...(marked?.has(name) ? [words('tabletop.marked')] : [])];
    return html`<div
      class="cell"
      part="cell"
      role="cell"
      aria-label=${text.join(', ')}
      data-cell=${cell}
      data-colour=${each.colour}
      ?data-last=${last.includes(cell)}
    >
      ${colouredDie(each, numerals)}
    </div>`;
  });
  return html`<div class="grid" role="table" aria-label=${label}>
    ${ROWS.map((row) => html`<div class="row" role="row">${cells.slice(row, row + SIZE)}</div>`)}
  </div>`;
}
