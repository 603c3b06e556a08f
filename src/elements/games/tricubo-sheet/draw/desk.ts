import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import { totalOf } from '../../../../games/tricubo/score.js';
import { ROWS, crossesIn, valueAt } from '../../../../games/tricubo/sheet.js';
import type { Row, TricuboMarks, TricuboSheet } from '../../../../games/tricubo/sheet.js';
import { figure, signed } from '../../../../locales/common/figures.js';
import { flat, inline } from '../../../../ui/flat-template.js';
import { crosses, range } from '../../../../ui/path-builder.js';
import { seatSign } from '../../../../ui/seats/seat-sign.js';
import { isUse } from '../input/interaction.js';
import { marksOf } from './beats.js';
import type { Climb, Seen } from './beats.js';
import { rowFace } from './sheet.js';
import { stairsOf } from './stairs.js';

/**
 * The sheet of somebody else while a move on it is seen, small, in the place of the button: the row that is climbed as stairs, the others flat.
 * @param over what is seen over these stairs
 */
export function desk(seen: Seen, climb: Climb | undefined, over: unknown): TemplateResult {
  const { move, actor } = seen.made;
  const [before, after] = marksOf(seen);
  const sheet = sheetOf(seen.after.options);
  const rows = ROWS.map((row) =>
    row === climb?.row
      ? openRow(sheet, before, row, over)
      : flatRow(sheet, after, row, move.kind === 'interim' && move.rows.includes(row)),
  );
  return html`<div class="desk" data-beat="total" aria-hidden="true">
    <div class="small" data-beat="earn" data-die=${isUse(move) ? move.die : nothing}>
      <div class="whose">${seatSign(actor as Seat)}${climb ? rowFace(climb.row) : nothing}</div>
      <div class="small-rows">${rows}</div>
      <div class="earned">
        ${move.kind === 'field' ? field(move.field) : nothing}
        ${climb ? worth(sheet, before, after, climb.row) : gain(totalOf(sheet, after) - totalOf(sheet, before))}
      </div>
    </div>
  </div>`;
}

const openRow = (sheet: TricuboSheet, marks: TricuboMarks, row: Row, over: unknown): TemplateResult => {
  const made = crossesIn(marks, row);
  return flat(html`${inline(stairsOf(sheet).render({ made, later: made, isChosen: false, over }, ''))}`);
};

const flatRow = (sheet: TricuboSheet, marks: TricuboMarks, row: Row, isScored: boolean): TemplateResult => {
  const made = crossesIn(marks, row);
  const { length } = sheet.values;
  const cells = (from: number, to: number) => range(from, to, (i) => `M${i * 10} 0h9v5h-9z`);
  return html`<svg
    class="flat"
    viewBox="0 0 ${length * 10 - 1} 5"
    preserveAspectRatio="none"
    data-beat=${isScored ? 'earn' : nothing}
  >
    <path class="free" d=${cells(made, length - sheet.purple)}></path>
    <path class="purple" d=${cells(Math.max(made, length - sheet.purple), length)}></path>
    <path class="done" d=${cells(0, made - 1)}></path>
    <path class="stop" d=${made > 0 ? cells(made - 1, made) : ''}></path>
  </svg>`;
};

const worth = (sheet: TricuboSheet, before: TricuboMarks, after: TricuboMarks, row: Row): TemplateResult => {
  const [from, to] = [valueAt(sheet, crossesIn(before, row)), valueAt(sheet, crossesIn(after, row))];
  return html`<span class="now" data-from=${from} data-to=${to}>${figure(to)}</span>`;
};

const gain = (points: number): TemplateResult =>
  html`<span class="pill" data-beat="total" ?data-loss=${points < 0}>${signed(points)}</span>`;

const field = (kind: string): TemplateResult =>
  html`<span class="small-field" data-die=${kind}
    ><span class="swatch"></span
    ><svg viewBox="0 0 20 20"><path class="ink" data-beat="earn" d=${crosses(0, 1)}></path></svg
  ></span>`;
