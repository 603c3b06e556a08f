import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CuboLine } from '../../../../games/cubo/score.js';
import { SIZE, cellName } from '../../../../games/cubo/square.js';
import type { Cell, Colour, CuboDie, CuboSquare } from '../../../../games/cubo/square.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboPictureTerms } from '../../../../locales/cubo/index.js';
import { die, stillDie } from '../../../../ui/dice/die.js';
import { flat, inline } from '../../../../ui/flat-template.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { dieName } from '../words/names.js';

type Words = Term<CuboPictureTerms>;

/** The name of a player. */
export const nameTag = (name: string): TemplateResult => html`<span class="name" part="name">${name}</span>`;

/** The first cells of the rows. */
const ROWS = [0, SIZE, 2 * SIZE];

/** A square to look at. */
export interface Picture {
  readonly square: CuboSquare;
  readonly lines: readonly CuboLine[];
  /** The cells that the latest move has changed. */
  readonly last: readonly number[];
  /** The names of what the author marks. */
  readonly marked: Drawing['places'] | undefined;
  readonly numerals: boolean;
  /** Whether dice that have not been rolled lie in a heap. */
  readonly isHeap: boolean;
}

/** A die, without an accessible name. Before it is rolled it is blank. @param rolling the value from which it is rolled to its own, 0 from blank, if it is */
export const colouredDie = (
  { colour, value }: CuboDie,
  numerals: boolean,
  rolling: number | false = false,
): TemplateResult =>
  html`<span class="cube" data-colour=${colour} ?data-rolling=${rolling !== false}
    >${die(value ?? undefined, numerals, rolling)}</span
  >`;

/** A die that does not roll, without an accessible name; for a flat template. */
export const stillCube = ({ colour, value }: CuboDie, numerals: boolean): TemplateResult =>
  html`<span class="cube" data-colour=${colour}>${inline(stillDie(value ?? undefined, numerals))}</span>`;

/** The light of a line that scores: red or blue where it has one colour, and so doubles, otherwise mixed. */
export function lightOf(
  { kind, isDouble, cells }: CuboLine,
  square: CuboSquare,
): Exclude<Colour, 'w'> | 'm' | undefined {
  if (kind === null) return undefined;
  const colours = cells.map((cell) => square[cell]?.colour);
  return isDouble ? (colours.includes('r') ? 'r' : 'b') : 'm';
}

/** The lights that run through a die, along its row and its column. */
export function lightsAt(cell: Cell, lines: readonly CuboLine[], square: CuboSquare) {
  const along = (line: CuboLine | undefined) => (line && lightOf(line, square)) ?? nothing;
  return { row: along(lines[Math.floor(cell / SIZE)]), column: along(lines[SIZE + (cell % SIZE)]) };
}

/** A square that no user arranges, as a table. */
export function picture(
  { square, lines, last, marked, numerals, isHeap }: Picture,
  label: string,
  words: Words,
): TemplateResult {
  const cells = square.map((each, cell) => {
    const name = cellName(cell);
    const text = [name, dieName(each, words), ...(marked?.has(name) ? [words('tabletop.marked')] : [])];
    const { row, column } = lightsAt(cell, lines, square);
    return flat(
      html`<div
        class="cell"
        part="cell"
        role="cell"
        aria-label=${text.join(', ')}
        data-cell=${cell}
        data-colour=${each.colour}
        data-row=${row}
        data-column=${column}
        ?data-last=${last.includes(cell)}
      >
        ${inline(stillCube(each, numerals))}
      </div>`,
    );
  });
  return flat(
    html`<div class="grid" role="table" aria-label=${label} ?data-heap=${isHeap}>
      ${inline(...ROWS.map((row) => html`<div class="row" role="row">${cells[row]}${cells[row + 1]}${cells[row + 2]}</div>`))}
    </div>`,
  );
}
