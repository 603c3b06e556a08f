import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { scoreLines } from '../../../../games/tricubo/score.js';
import {
  INTERIMS,
  PURPLE_ROWS,
  ROWS,
  crossesIn,
  interimsOf,
  isPurple,
  valueAt,
} from '../../../../games/tricubo/sheet.js';
import type { Die, Field, Row, TricuboMarks, TricuboSheet } from '../../../../games/tricubo/sheet.js';
import type { Term } from '../../../../interaction/language.js';
import { figure, signed } from '../../../../locales/common/figures.js';
import type { TricuboPictureTerms } from '../../../../locales/tricubo/index.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { flat, inline, print } from '../../../../ui/flat-template.js';
import { crosses } from '../../../../ui/path-builder.js';
import { fieldWorth, isAllOrNothing } from './field-worth.js';
import { stairsOf } from './stairs.js';
import type { Stairs } from './stairs.js';

type Words = Term<TricuboPictureTerms>;

/** What a sheet shows while its player decides: marks in pencil, and controls in their places. */
export interface Pencil {
  /** The marks with those of the chosen move. */
  readonly marks: TricuboMarks;
  /** The crosses of each row, including all possible ones. */
  readonly crosses: readonly number[];
  /** The row that the chosen move crosses. */
  readonly chosenRow: Row | undefined;
  /** The die that reaches a row. */
  dieOf(row: Row): Die | undefined;
  /** In the head of a row, around its number. */
  row(row: Row, face: unknown): unknown;
  /** In an interim box instead of nothing. */
  interim(row: Row): unknown;
  /** In a free colour field. */
  field(field: Field): unknown;
}

/** What is seen of a move on a sheet. */
export interface Stage {
  /** Whether dice are seen rolling, so that what they reach is not shown yet. */
  readonly isRolled: boolean;
  /** The marks before the move, if it was made on this sheet. */
  readonly before?: TricuboMarks;
  /** The row that it climbs, and whether that turns purple. */
  readonly climb?: { readonly row: Row; readonly isOver: boolean } | undefined;
  /** Over the stairs of that row: the disc on its way, and what it leaves. */
  readonly over?: unknown;
}

/** A sheet, and what it shows besides its marks. */
export interface ShownSheet {
  readonly sheet: TricuboSheet;
  readonly marks: TricuboMarks;
  /** Missing if there is nothing to decide. */
  readonly pencil?: Pencil | undefined;
  /** The places that the latest move has changed: rows, `2`, interim boxes, `2i`, fields, `L M S t`, and the joker, `J`. */
  readonly last?: readonly unknown[] | undefined;
  /** What is seen of a move now. */
  readonly stage?: Stage | undefined;
  /** The author's marks, in lower case. */
  readonly marked?: Drawing['places'] | undefined;
}

/** The parts of a score, and the total. */
const SUMS = ['interim', 'final', 'fields', 'end', 'total'] as const;

/** The pips of a face of 20 × 20: in the middle, and in the corners, one diagonal after the other. */
const MIDDLE = 'M10 10h0';
const CORNERS = ['M14.6 5.4h0M5.4 14.6h0', 'M5.4 5.4h0M14.6 14.6h0'];
const pips = (row: Row): string => (row % 2 ? MIDDLE : '') + CORNERS.slice(0, row >> 1).join('');

/** The number of a row, as the face of a die. */
export const rowFace = (row: Row): TemplateResult =>
  flat(html`<svg class="row-face" viewBox="0 0 20 20" aria-hidden="true"><path d="${print(pips(row))}"></path></svg>`);
const faces = ROWS.map((row) => flat(html`${inline(rowFace(row))}<span class="visually-hidden">${print(row)}</span>`));

/** Returns a function that says, for one field after another, whether it is crossed. Of several fields of a kind, the first are. */
function eachOnce({ fields, joker }: TricuboMarks): (place: Field | 'J') => boolean {
  const left: (Field | 'J')[] = joker ? [...fields, 'J'] : [...fields];
  return (place) => {
    const at = left.indexOf(place);
    return at >= 0 && left.splice(at, 1).length > 0;
  };
}

/** A sheet as it is drawn: the rows as a table, the colour fields, and the sums. */
class SheetPicture {
  readonly #shown: ShownSheet;
  readonly #words: Words;
  readonly #stairs: Stairs;

  constructor(shown: ShownSheet, words: Words) {
    this.#shown = shown;
    this.#words = words;
    this.#stairs = stairsOf(shown.sheet);
  }

  render(): TemplateResult {
    const { sheet, stage } = this.#shown;
    const { values, purple } = sheet;
    const words = this.#words;
    return flat(
      html`<table
          class="rows"
          part="rows"
          aria-label=${words('tricubo.rows')}
          data-columns=${values.length}
          ?data-waiting=${stage?.isRolled}
        >
          <thead>
            <tr>
              <td></td>
              <th scope="col">
                <span class="visually-hidden">${words('tricubo.values', values.map(figure).join(', '), purple)}</span
                >${inline(this.#renderEnd())}
              </th>
              <th scope="col">${words('tricubo.atSix')}</th>
              <th scope="col">${words('tricubo.worth')}</th>
            </tr>
          </thead>
          <tbody>
            ${ROWS.map((row) => this.#renderRow(row))}
          </tbody>
        </table>
        ${inline(this.#renderFields())} ${inline(this.#renderSums())}`,
    );
  }

  /** How many rows are purple, and that three of them end the game. */
  #renderEnd(): TemplateResult {
    const { sheet, marks, stage } = this.#shown;
    const purple = ROWS.filter((row) => isPurple(sheet, crossesIn(marks, row))).length;
    const isNew = (i: number) => stage?.climb?.isOver && i === purple - 1;
    return html`<span class="visually-hidden">. ${this.#words('tricubo.purpleRows', purple)}</span
      ><span class="ending" aria-hidden="true"
        ><span>${this.#words('tricubo.purpleEnd')}</span
        >${inline(...Array.from({ length: PURPLE_ROWS }, (_, i) => html`<i ?data-reached=${i < purple} data-beat=${isNew(i) ? 'follow' : nothing}></i>`))}</span
      >`;
  }

  #renderRow(row: Row): TemplateResult {
    const { sheet, marks, pencil, stage, marked } = this.#shown;
    const { values } = sheet;
    const made = crossesIn(marks, row);
    const climb = stage?.climb?.row === row ? stage.climb : undefined;
    const was = crossesIn((climb && stage?.before) ?? marks, row);
    const later = pencil?.crosses[row - 1] ?? made;
    const isChosen = pencil?.chosenRow === row;
    const stairMarks = {
      made: was,
      later: climb ? was : later,
      over: climb && stage?.over,
      isChosen,
      marked: marked && values.map((_, i) => marked.get(`${row}c${i + 1}`)),
    };
    const label = this.#words('tricubo.boxes', made, values.length, isPurple(sheet, made));
    return flat(
      html`<tr
        data-row=${row}
        data-die=${pencil?.dieOf(row) ?? nothing}
        ?data-chosen=${isChosen}
        data-traits=${this.#traits(row)}
      >
        <th scope="row">${pencil?.row(row, rowFace(row)) ?? faces[row - 1]}</th>
        <td data-beat=${climb?.isOver ? 'follow' : nothing}>${inline(this.#stairs.render(stairMarks, label))}</td>
        <td data-traits=${this.#traits(`${row}i`)}>${inline(this.#renderInterim(row))}</td>
        <td data-traits=${this.#traits(`${row}f`)}>
          ${inline(this.#renderWorth(valueAt(sheet, was), valueAt(sheet, made), climb || later === made ? undefined : valueAt(sheet, later), isChosen))}
        </td>
      </tr>`,
    );
  }

  #renderInterim(row: Row): TemplateResult {
    const { marks, pencil, stage } = this.#shown;
    const was = (stage?.before ?? marks).interims[row - 1] ?? null;
    const points = marks.interims[row - 1] ?? null;
    const isShut = points === null && interimsOf(marks) === INTERIMS;
    return html`<span
      class="slot six"
      data-beat=${points === was ? nothing : 'earn'}
      data-state=${points !== null ? 'scored' : isShut ? 'shut' : 'open'}
      >${points === null ? pencil?.interim(row) : figure(points)}</span
    >`;
  }

  /** What is only in pencil is not read as if it stood there. @param was what the row was worth before the move that is seen */
  #renderWorth(was: number, points: number, later: number | undefined, isChosen: boolean): TemplateResult {
    const isSeen = was !== points;
    const change = isSeen ? points - was : (later ?? points) - points;
    return html`<span class="slot worth" ?data-none=${points === 0} ?data-later=${isChosen}
      ><span class="now" data-from=${isSeen ? was : nothing} data-to=${isSeen ? points : nothing}
        >${figure(points)}</span
      >${isChosen ? html`<span class="later" aria-hidden="true">${figure(later ?? points)}</span>` : nothing}${
        isSeen || later !== undefined
          ? html`<span class="pill" aria-hidden="true" data-beat=${isSeen ? 'total' : nothing} ?data-loss=${change < 0}
              >${signed(change)}</span
            >`
          : nothing
      }</span
    >`;
  }

  #renderFields(): TemplateResult {
    const { sheet, marks, pencil, stage } = this.#shown;
    const isMade = eachOnce(marks);
    const wasMade = eachOnce(stage?.before ?? marks);
    const isLater = eachOnce(pencil?.marks ?? marks);
    const words = this.#words;
    return html`<ul
      class="fields"
      part="fields"
      data-worth=${isAllOrNothing(sheet) ? 'all' : 'each'}
      aria-label=${words('tricubo.fieldList')}
    >
      ${inline(
        ...[...sheet.fields, ...(sheet.jokers ? (['J'] as const) : [])].map((place) => {
          const isCrossed = isMade(place);
          const isNew = !wasMade(place) && isCrossed;
          return html`<li data-die=${place} data-traits=${this.#traits(place)}>
            <span class="swatch" aria-hidden="true"></span>
            ${isCrossed || place === 'J' ? nothing : pencil?.field(place)}
            <svg viewBox="0 0 20 20" role="img" aria-label=${words('tricubo.field', place, isCrossed)}>
              <path
                class=${isCrossed ? 'ink' : 'pencil'}
                data-beat=${isNew ? 'earn' : nothing}
                d=${isLater(place) ? crosses(0, 1) : nothing}
              ></path>
            </svg>
          </li>`;
        }),
      )}
      ${inline(fieldWorth(sheet, marks.fields.length, words))}
    </ul>`;
  }

  #renderSums(): TemplateResult {
    const { sheet, marks } = this.#shown;
    const lines = scoreLines(sheet, marks);
    return html`<dl class="sums" part="sums">
      ${inline(
        ...SUMS.map((code) => {
          const parts = lines.filter((line) => code === 'total' || line.code === code);
          const points = parts.reduce((all, line) => all + line.points, 0);
          return html`<div>
            <dt>${this.#words(`tricubo.${code}`)}</dt>
            <dd>${figure(points)}</dd>
          </div>`;
        }),
      )}
    </dl>`;
  }

  #traits(place: string | number): unknown {
    const { last, marked } = this.#shown;
    return `${last?.includes(place) ? 'last ' : ''}${marked?.get(String(place).toLowerCase()) ?? ''}` || nothing;
  }
}

/** The rows as a table, the colour fields, and the sums. */
export function sheetPicture(shown: ShownSheet, words: Words): TemplateResult {
  return new SheetPicture(shown, words).render();
}
