import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { scoreLines, totalOf } from '../../../../games/kubi/score.js';
import { EVEN, FULL, LAST_MARK, isDone, rollsEntered, worthOf } from '../../../../games/kubi/sheet.js';
import type { KubiSheet, Value } from '../../../../games/kubi/sheet.js';
import type { KubiScoreLine } from '../../../../games/kubi/state.js';
import type { Term } from '../../../../interaction/language.js';
import { signed } from '../../../../locales/common/figures.js';
import type { KubiPictureTerms } from '../../../../locales/kubi/index.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { flat, print } from '../../../../ui/flat-template.js';
import { crosses, slots, strokes } from './tally.js';
import type { Marks } from './tally.js';

type Words = Term<KubiPictureTerms>;

/** A pair of dice and its thread: the left or the upper one is `a`. */
export type PairName = 'a' | 'b';

/** What a player's pencil would add to a sheet. */
export interface Pencil {
  /** The numbers chosen so far, before they are crossed. */
  readonly numbers: readonly Value[];
  /** The sheet with the marks in pencil. */
  readonly later: KubiSheet;
  /** The sums of the pairs, as far as they are made. */
  readonly pairs: Readonly<Partial<Record<PairName, number>>>;
}

/** A sheet, and what it shows besides its marks. */
export interface ShownSheet {
  readonly sheet: KubiSheet;
  /** Missing in pictures. */
  readonly pencil?: Pencil | undefined;
  /** The number, as `x4`, and the sums that the latest entry marked; a sum that it marked twice, twice. */
  readonly last?: readonly (number | string)[] | undefined;
  /** Whether the latest entry has just been made, so that its pencil turns into ink. */
  readonly isFresh?: boolean | undefined;
  /** The beat at which the pencil is seen. */
  readonly beat?: string | undefined;
  /** The author's marks: sums by their number, the countdown of a number as `x4`. */
  readonly marked?: Drawing['places'] | undefined;
  /** Drawn over the sheet. */
  readonly threads?: unknown;
}

/** The head of the pad, the three numbers with their countdown, and the sums with their slots, as two tables. */
export function sheetTables(shown: ShownSheet, words: Words): TemplateResult {
  const { sheet, pencil } = shown;
  const lines = scoreLines(sheet);
  const later = scoreLines(pencil?.later ?? sheet);
  const [now, then] = [totalOf(sheet), totalOf(pencil?.later ?? sheet)];
  const beat = shown.beat ?? nothing;
  return html`<div class="head" aria-hidden="true">${head(shown, words)}</div>
    <table class="countdown" part="countdown" data-beat=${beat} role="table" aria-label=${words('kubi.countdown')}>
      <tbody>
        ${sheet.discards.map((_, i) => countdownRow(i, shown, words))}
      </tbody>
    </table>
    <table class="sums" part="sums" data-beat=${beat} aria-label=${words('kubi.sums')}>
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${words('kubi.sum')}</span></th>
          <th scope="col" class="loss-head">
            <span class="visually-hidden">${words('kubi.marks')}</span><span aria-hidden="true">1–4: −200</span>
          </th>
          <th scope="col" class="value">${words('kubi.value')}</th>
          <th scope="col" class="pays-head">${words('kubi.paying')}</th>
          <th scope="col" class="points">${words('kubi.points')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line, i) => sumRow(line, later[i] ?? line, shown, words))}
      </tbody>
      <tfoot>
        <tr ?data-draft=${then !== now}>
          <th scope="row" colspan="3">${words('kubi.total')}</th>
          <td class="points" colspan="2" part="total">${points(signed(now), signed(then), words)}</td>
        </tr>
      </tfoot>
    </table>
    ${shown.threads ?? nothing}`;
}

/** The goal until there is something to count; then how far the game is. */
function head({ sheet, pencil }: ShownSheet, words: Words): TemplateResult {
  const rolls = rollsEntered(sheet);
  if (rolls === 0) return html`<span class="goal">${words('kubi.goal')}</span>`;
  const roll = pencil && words('kubi.rollNumber', isDone(sheet) ? rolls : rolls + 1);
  return html`<b>Kubi</b> <span class="roll-number">${roll}</span>
    <span class="end-rule">${words('kubi.endRule')}</span>`;
}

/** What a row shows besides its marks, and the same in words. */
function traits({ last, marked }: ShownSheet, name: number | string, words: Words) {
  const isLast = last?.includes(name);
  const mark = marked?.get(String(name));
  return {
    names: `${isLast ? 'last ' : ''}${mark ?? ''}` || nothing,
    remarks: (isLast ? `, ${words('kubi.markedLast')}` : '') + (mark ? `, ${words('tabletop.marked')}` : ''),
  };
}

/** The marks of a row: in ink, in ink that has just been pencil, and in pencil. */
interface RowMarks {
  readonly draw: (marks: Marks) => string;
  readonly shown: number;
  readonly seed: number;
  readonly made: number;
  readonly later: number;
  readonly fresh: number;
}

const ink = ({ draw, made, fresh, ...where }: RowMarks, skipped: number): string | typeof nothing =>
  draw({ ...where, skipped, from: 0, to: made - fresh }) || nothing;

/** What pictures do not have. */
function pencilOver({ draw, made, later, fresh, ...where }: RowMarks, skipped: number): unknown {
  if (later === made && fresh === 0) return nothing;
  const [wet, pencil] = [
    draw({ ...where, skipped, from: made - fresh, to: made }),
    draw({ ...where, skipped, from: made, to: later }),
  ];
  return svg`${wet && svg`<path class="ink fresh" d=${wet}></path>`}${pencil && svg`<path class="pencil" d=${pencil}></path>`}`;
}

/** How many marks there are, and how many of them in pencil. */
const tally = (made: number, later: number, words: Words): string =>
  later > made ? words('kubi.pencilTally', made, later - made) : words('kubi.tally', made);

const FOUR = slots(0, 4);
const THREE = slots(0, 3);
const LAST = slots(3, 4);
const FIVE = slots(0, 5);
/** The fifth slot, where a sum breaks even, and the notch below it. */
const BREAK_EVEN = slots(4, 5);
const NOTCH = 'M72.5 22.8l3.5-3.6 3.5 3.6z';

function countdownRow(i: number, shown: ShownSheet, words: Words): TemplateResult {
  const { sheet, pencil, last, isFresh } = shown;
  const made = sheet.discards[i] ?? 0;
  const later = pencil?.later.discards[i] ?? made;
  const number = (sheet.numbers ?? pencil?.numbers)?.[i];
  const left = LAST_MARK - later;
  const { names, remarks } = traits(shown, `x${number ?? ''}`, words);
  const fresh = isFresh && last?.includes(`x${number ?? ''}`) ? 1 : 0;
  const row = { draw: crosses, shown: 4, seed: i + 3, made, later, fresh };
  return flat(
    html`<tr role="row" data-left=${left} data-traits=${names} ?data-draft=${later > made}>
      <th role="rowheader" scope="row" ?data-pencil=${sheet.numbers === null}>
        <span class="digit">${number}</span
        ><span class="visually-hidden">${number ? remarks : words('kubi.uncrossed')}</span>
      </th>
      <td role="cell" class="boxes">
        <svg viewBox="0 0 68 20" preserveAspectRatio="none" role="img" aria-label=${tally(made, later, words)}>
          <path class="box" d="${print(FOUR)}"></path>
          <path class="ink" d=${ink(row, 0)}></path>
          ${pencilOver(row, 0)}
        </svg>
        <svg viewBox="0 0 68 20" preserveAspectRatio="none" aria-hidden="true">
          <path class="box" d="${print(THREE)}"></path>
          <path class="box last-box" d="${print(LAST)}"></path>
          <path class="ink" d=${ink(row, 4)}></path>
          ${pencilOver(row, 4)}
        </svg>
        <span class="left visually-hidden">${left > 0 ? words('kubi.left', left) : words('kubi.finished')}</span>
      </td>
    </tr>`,
  );
}

/** How the marks next to a sum are counted, in figures that need no translation. */
function count({ marks, points: sum, cells: [cell] }: KubiScoreLine): string {
  if (sum > 0) return `${Math.min(marks, FULL) - EVEN} × ${worthOf(cell)}`;
  return marks === EVEN ? String(EVEN) : marks > 0 ? `1–${EVEN - 1}` : '';
}

/** The points now; where pencil changes them, struck, and what they become. */
function points(now: string, then: string, words: Words): unknown {
  if (now === then) return now || nothing;
  return html`<span class="visually-hidden">${words('kubi.pencilled', now, then)}</span
    ><span aria-hidden="true">${now && html`<s>${now}</s> `}<span class="then">${then}</span></span>`;
}

function sumRow(made: KubiScoreLine, line: KubiScoreLine, shown: ShownSheet, words: Words): TemplateResult {
  const { pencil, last, isFresh } = shown;
  const [sum] = made.cells;
  const { names, remarks } = traits(shown, sum, words);
  const { marks } = line;
  const fresh = isFresh ? (last?.filter((each) => each === sum).length ?? 0) : 0;
  const row = { draw: strokes, shown: EVEN, seed: sum, made: made.marks, later: marks, fresh };
  const pairs = (['a', 'b'] as const).filter((pair) => pencil?.pairs[pair] === sum).join(' ');
  const now = made.marks > 0 ? signed(made.points) : '';
  const then = marks > 0 ? signed(line.points) : '';
  const next = made.code === 'full' ? words('kubi.full') : words('kubi.next', made.next);
  return flat(
    html`<tr
      data-sum=${sum}
      data-code=${line.code}
      data-traits=${names}
      data-pairs=${pairs || nothing}
      ?data-draft=${marks > made.marks}
    >
      <th scope="row">${sum}${remarks ? html`<span class="visually-hidden">${remarks}</span>` : nothing}</th>
      <td class="five">
        <svg
          class="tally"
          viewBox="0 0 85 20"
          preserveAspectRatio="none"
          role="img"
          aria-label=${tally(made.marks, marks, words)}
        >
          <path class="box" d="${print(FOUR)}"></path>
          <path class="box even" d="${print(BREAK_EVEN)}"></path>
          <path class="notch" d="${print(NOTCH)}"></path>
          <path class="ink" d=${ink(row, 0)}></path>
          ${pencilOver(row, 0)}
        </svg>
      </td>
      <td class="value">${worthOf(sum)}</td>
      <td class="five pays">
        <svg class="tally" viewBox="0 0 85 20" preserveAspectRatio="none" aria-hidden="true">
          <path class="box" d="${print(FIVE)}"></path>
          <path class="ink" d=${ink(row, EVEN)}></path>
          ${pencilOver(row, EVEN)}
        </svg>
        <span class="count visually-hidden">${(pencil ? next : count(made)) || nothing}</span>
      </td>
      <td class="points">
        ${marks > FULL ? html`<small aria-hidden="true">+${marks - FULL}</small>` : nothing}${points(now, then, words)}
      </td>
    </tr>`,
  );
}
