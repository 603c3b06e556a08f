import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { scoreLines } from '../../games/tricubo/score.js';
import { ROWS, crossesIn, isPurple, valueAt } from '../../games/tricubo/sheet.js';
import type { Field, Row, TricuboMarks, TricuboSheet } from '../../games/tricubo/sheet.js';
import type { Term } from '../../interaction/language.js';
import type { TricuboTerms } from '../../locales/tricubo/index.js';
import { boxes, crosses, frame, range } from '../../ui/path-builder.js';

type Words = Term<TricuboTerms>;

/** What a sheet shows while its player decides: marks in pencil, and controls in their places. */
export interface Pencil {
  /** The marks on which the score is calculated. */
  readonly marks: TricuboMarks;
  /** The crosses of each row, including all possible ones. */
  readonly crosses: readonly number[];
  /** In the head of a row instead of its number. */
  row(row: Row): unknown;
  /** In an interim box instead of nothing. */
  interim(row: Row): unknown;
  /** In a free colour field instead of its letters. */
  field(field: Field): unknown;
}

/** A sheet, and what it shows besides its marks. */
export interface ShownSheet {
  readonly sheet: TricuboSheet;
  readonly marks: TricuboMarks;
  /** Missing if there is nothing to decide. */
  readonly pencil?: Pencil | undefined;
  /** The places that the latest move has changed: rows, `2`, interim boxes, `2i`, fields, `L M S t`, and the joker, `J`. */
  readonly last?: readonly unknown[] | undefined;
  /** The author's marks, in lower case. */
  readonly marked?: ReadonlySet<string> | undefined;
}

/** The parts of a score, and the total. */
const SUMS = ['interim', 'final', 'fields', 'end', 'total'] as const;

/** `−5`, `10` */
export const figure = (points: number): string => String(points).replace('-', '−');

/** Tells for one field after another whether it is crossed. Of several fields of a kind, the first are. */
function eachOnce({ fields, joker }: TricuboMarks): (place: Field | 'J') => boolean {
  const left: (Field | 'J')[] = joker ? [...fields, 'J'] : [...fields];
  return (place) => {
    const at = left.indexOf(place);
    return at >= 0 && left.splice(at, 1).length > 0;
  };
}

/** The rows as a table, the colour fields, and the sums. */
export function sheetPicture(shown: ShownSheet, words: Words): TemplateResult {
  const { sheet, marks, pencil, last, marked } = shown;
  const { values, purple, fieldPoints } = sheet;
  const { length } = values;
  const worths = values.map(figure);
  const drafted = pencil?.marks ?? marks;
  const traits = (place: string | number) =>
    `${last?.includes(place) ? 'last ' : ''}${marked?.has(String(place).toLowerCase()) ? 'marked' : ''}`;
  const heads = [
    html`<span class="values" aria-hidden="true">${worths.map((value) => html`<span>${value}</span>`)}</span
      ><span class="visually-hidden">${words('tricubo.values', worths.join(', '), purple)}</span>`,
    words('tricubo.interim'),
    words('tricubo.final'),
  ];
  const lines = scoreLines(sheet, drafted);
  const sums = SUMS.map((code) => {
    const parts = lines.filter((line) => code === 'total' || line.code === code);
    const points = parts.reduce((all, line) => all + line.points, 0);
    return html`<div>
      <dt>${words(`tricubo.${code}`)}</dt>
      <dd>${figure(points)}</dd>
    </div>`;
  });
  const isMade = eachOnce(marks);
  const isLater = eachOnce(drafted);
  return html`<table class="rows" part="rows" aria-label=${words('tricubo.rows')}>
      <thead>
        <tr>
          <td></td>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ROWS.map((row) => {
          const made = crossesIn(marks, row);
          const later = pencil?.crosses[row - 1] ?? made;
          const points = marks.interims[row - 1] ?? null;
          const rings = range(0, length, (i) => (marked?.has(`${row}c${i + 1}`) ? frame(i) : ''));
          return html`<tr data-row=${row} data-traits=${traits(row)}>
            <th scope="row">${pencil?.row(row) ?? html`<span class="slot">${row}</span>`}</th>
            <td>
              <svg
                viewBox="0 0 ${length * 20} 20"
                role="img"
                aria-label=${words('tricubo.boxes', made, length, isPurple(sheet, made))}
              >
                <path class="purple" d=${range(length - purple, length, frame)}></path>
                <path class="box" d=${boxes(length)}></path>
                <path class="ink" d=${crosses(0, made)}></path>
                <path class="pencil" d=${crosses(made, later)}></path>
                <path class="ring" d=${rings}></path>
              </svg>
            </td>
            <td data-traits=${traits(`${row}i`)}>
              <span class="slot">${points === null ? pencil?.interim(row) : figure(points)}</span>
            </td>
            <td data-traits=${traits(`${row}f`)}>
              <span class="slot">${later > 0 ? figure(valueAt(sheet, later)) : ''}</span>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    <ul class="fields" part="fields" aria-label=${words('tricubo.fieldList')}>
      ${[...sheet.fields, ...(sheet.jokers ? (['J'] as const) : [])].map((place) => {
        const isCrossed = isMade(place);
        const free = isCrossed || place === 'J' ? undefined : pencil?.field(place);
        return html`<li data-die=${place} data-traits=${traits(place)}>
          ${free ?? html`<span aria-hidden="true">${place === 't' ? 'LMS' : place}</span>`}
          <svg viewBox="0 0 20 20" role="img" aria-label=${words('tricubo.field', place, isCrossed)}>
            <path class=${isCrossed ? 'ink' : 'pencil'} d=${isLater(place) ? crosses(0, 1) : ''}></path>
          </svg>
        </li>`;
      })}
      <li class="scale" aria-hidden="true">${fieldPoints.map(figure).join(' · ')}</li>
    </ul>
    <dl class="sums" part="sums">${sums}</dl>`;
}
