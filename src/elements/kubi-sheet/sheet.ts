import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { scoreLines, totalOf } from '../../games/kubi/score.js';
import { EVEN, FULL, LAST_MARK, worthOf } from '../../games/kubi/sheet.js';
import type { KubiSheet, Value } from '../../games/kubi/sheet.js';
import type { KubiScoreLine } from '../../games/kubi/state.js';
import type { Term } from '../../interaction/language.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import { flatGrid } from '../../ui/flat-grid.js';
import { BOXES, DRAWN, crosses, strokes } from './tally.js';

type Words = Term<KubiTerms>;

/** What a player's pencil would add to a sheet, row by row. A row to which nothing is added stays as it is. */
export interface Pencil {
  readonly numbers: readonly Value[];
  readonly discards: readonly { readonly marks: number; readonly path: string }[];
  readonly sums: readonly { readonly line: KubiScoreLine; readonly path: string; readonly note: string }[];
  readonly total: number;
  readonly note: string;
}

/** A sheet, and what it shows besides its marks. */
export interface ShownSheet {
  readonly sheet: KubiSheet;
  /** Missing in pictures. */
  readonly pencil?: Pencil | undefined;
  /** The number, as `x4`, and the sums that the latest entry marked. */
  readonly last?: readonly (number | string)[] | undefined;
  /** The author's marks: sums by their number, the countdown of a number as `x4`. */
  readonly marked?: ReadonlySet<string> | undefined;
}

/** `−200`, `+30`, `0` */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

/** The three numbers with their countdown, and the sums with their tallies, as two tables. */
export function sheetTables(shown: ShownSheet, words: Words): TemplateResult {
  const { sheet, pencil } = shown;
  const { total, note } = pencil ?? { total: totalOf(sheet), note: '' };
  return html`<table class="countdown" part="countdown" aria-label=${words('kubi.countdown')}>
      <tbody>
        ${sheet.discards.map((_, i) => countdownRow(i, shown, words))}
      </tbody>
    </table>
    <table class="sums" part="sums" aria-label=${words('kubi.sums')}>
      <thead>
        <tr>
          <th scope="col">${words('kubi.sum')}</th>
          <th scope="col" class="value">${words('kubi.value')}</th>
          <th scope="col" class="tally-cell">${words('kubi.marks')}</th>
          <th scope="col" class="count">${words(pencil ? 'kubi.next' : 'kubi.count')}</th>
          <th scope="col" class="points">${words('kubi.points')}</th>
        </tr>
      </thead>
      <tbody>
        ${flatGrid(
          scoreLines(sheet).map((line, i) => sumRow(line, i, shown, words)),
          0,
        )}
      </tbody>
      <tfoot>
        <tr ?data-draft=${note}>
          <th scope="row" colspan="3">${words('kubi.total')}</th>
          <td class="count">${note}</td>
          <td class="points" part="total">${signed(total)}</td>
        </tr>
      </tfoot>
    </table>
    <p class="legend">${words('kubi.legend')}</p>`;
}

/** What a row shows besides its marks, and the same in words. */
function traits({ last, marked }: ShownSheet, name: number | string, words: Words) {
  const isLast = last?.includes(name);
  const isMarked = marked?.has(String(name));
  return {
    names: `${isLast ? 'last ' : ''}${isMarked ? 'marked' : ''}`,
    remarks: (isLast ? `, ${words('kubi.markedLast')}` : '') + (isMarked ? `, ${words('tabletop.marked')}` : ''),
  };
}

function countdownRow(i: number, shown: ShownSheet, words: Words): TemplateResult {
  const { sheet, pencil } = shown;
  const made = sheet.discards[i] ?? 0;
  const number = (sheet.numbers ?? pencil?.numbers)?.[i];
  const { marks, path } = pencil?.discards[i] ?? { marks: made, path: '' };
  const left = LAST_MARK - marks;
  const { names, remarks } = traits(shown, `x${number ?? ''}`, words);
  return html`<tr data-left=${left} data-traits=${names} ?data-draft=${path}>
    <th scope="row">
      <span class="digit">${number}</span
      ><span class="visually-hidden">${number ? remarks : words('kubi.uncrossed')}</span>
    </th>
    <td>
      <svg class="boxes" viewBox="0 0 160 20" role="img" aria-label=${words('kubi.tally', made)}>
        <path class="box" d=${BOXES}></path>
        <path class="ink" d=${crosses(0, made)}></path>
        <path class="pencil" d=${path}></path>
      </svg>
    </td>
    <td class="left">${left > 0 ? words('kubi.left', left) : words('kubi.finished')}</td>
  </tr>`;
}

/** How the marks next to a sum are counted, in figures that need no translation. */
function count({ marks, points, cells: [sum] }: KubiScoreLine): string {
  if (points > 0) return `${Math.min(marks, FULL) - EVEN} × ${worthOf(sum)}`;
  return marks === EVEN ? String(EVEN) : marks > 0 ? `1–${EVEN - 1}` : '';
}

function sumRow(made: KubiScoreLine, i: number, shown: ShownSheet, words: Words): TemplateResult {
  const [sum] = made.cells;
  const { line, path, note } = shown.pencil?.sums[i] ?? { line: made, path: '', note: count(made) };
  const { marks, points, code } = line;
  const { names, remarks } = traits(shown, sum, words);
  return html`<tr data-sum=${sum} data-code=${code} data-traits=${names} ?data-draft=${marks > made.marks}>
    <th scope="row">${sum}<span class="visually-hidden">${remarks}</span></th>
    <td class="value">${worthOf(sum)}</td>
    <td class="tally-cell">
      <svg
        class="tally"
        viewBox="0 0 ${marks > FULL ? 116 : 76} 20"
        role="img"
        aria-label=${words('kubi.tally', made.marks)}
      >
        <path class="ink" d=${strokes(0, made.marks)}></path>
        <path class="pencil" d=${path}></path></svg
      ><span class="more" aria-hidden="true">${marks > DRAWN ? `+${marks - DRAWN}` : ''}</span>
    </td>
    <td class="count">${note}</td>
    <td class="points">${marks > 0 ? signed(points) : ''}</td>
  </tr>`;
}
