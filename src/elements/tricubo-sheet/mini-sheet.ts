import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { ROWS, crossesIn } from '../../games/tricubo/sheet.js';
import type { TricuboMarks, TricuboSheet } from '../../games/tricubo/sheet.js';

const square = (column: number, row: number, size: number): string => {
  const inset = (10 - size) / 2;
  return `M${column * 10 + inset} ${row * 10 + inset}h${size}v${size}h${-size}z`;
};

/** A sheet so small that only its rows and crosses are visible. It is hidden from screen readers: give the total next to it. */
export function miniSheet({ values, purple }: TricuboSheet, marks: TricuboMarks): TemplateResult {
  const { length } = values;
  const squares = (from: number, to: (row: number) => number, size: number) =>
    ROWS.flatMap((row, i) =>
      Array.from({ length: Math.max(0, to(row) - from) }, (_, column) => square(from + column, i, size)),
    );
  const all = () => length;
  return html`<svg class="mini" viewBox="0 0 ${length * 10} 50" aria-hidden="true">
    <path class="mini-purple" d=${squares(length - purple, all, 9).join('')}></path>
    <path class="mini-box" d=${squares(0, all, 8).join('')}></path>
    <path class="mini-ink" d=${squares(0, (row) => crossesIn(marks, row), 5).join('')}></path>
  </svg>`;
}
