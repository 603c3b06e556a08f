import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import type { KubiMove, KubiSheet, KubiState } from '../../../../games/kubi/index.js';
import { totalOf } from '../../../../games/kubi/score.js';
import { FULL, LAST_MARK, SUMS } from '../../../../games/kubi/sheet.js';
import { figure } from '../../../../locales/common/figures.js';
import type { SeenMove } from '../../../play/show/timeline.js';

/** Marks in columns of five, from the top: a slot is 8 by 8. */
const place = (mark: number, rows: number): readonly [x: number, y: number] => [
  Math.floor(mark / rows) * 8,
  (mark % rows) * 8,
];

/** Slots, the marks in them, and those that are new. */
function gate(before: number, after: number, size: number, rows: number): readonly SVGTemplateResult[] {
  const stroke = ([x, y]: readonly [number, number]) => `M${x + 2} ${y + 6.5}L${x + 6} ${y + 1}`;
  const paths = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.min(to, size) - from) }, (_, i) => place(from + i, rows));
  const box = paths(0, size).map(([x, y]) => `M${x + 0.5} ${y + 0.5}h7v7h-7z`);
  return [
    svg`<path class="box" d=${box.join('')}></path>`,
    svg`<path class="ink" d=${paths(0, before).map(stroke).join('')}></path>`,
    ...paths(before, after).map((at) => svg`<path class="ink new" d=${stroke(at)}></path>`),
  ];
}

/**
 * The sheet of somebody else as a slip of paper over the felt, on which the entry is made that is seen now.
 * @param seat whose sheet is shown in full
 */
export function othersSlip(
  moves: readonly SeenMove<KubiState, KubiMove>[],
  seat: Seat,
  names: readonly string[],
): TemplateResult | typeof nothing {
  const seen = moves.findLast(({ made: { actor, move } }) => move.kind === 'enter' && actor !== seat);
  const other = Number(seen?.made.actor);
  const [before, after] = [seen?.before.sheets[other], seen?.after.sheets[other]];
  return before && after ? slip(before, after, names[other] ?? '') : nothing;
}

function slip(before: KubiSheet, after: KubiSheet, name: string): TemplateResult {
  const [from, to] = [totalOf(before), totalOf(after)];
  return html`<div class="entry-slip" data-beat="arrive" aria-hidden="true">
    <span class="entry-name">${name} <b data-from=${from} data-to=${to}>${figure(to)}</b></span>
    <svg viewBox="0 0 310 54" data-beat="earn">
      ${after.numbers?.map(
        (number, i) =>
          svg`<g transform="translate(0 ${i * 18 + 1})"><text x="6" y="12">${number}</text><g transform="translate(14 0)">${gate(before.discards[i] ?? 0, after.discards[i] ?? 0, LAST_MARK, 2)}</g></g>`,
      )}
      ${SUMS.map(
        (sum, i) =>
          svg`<g transform="translate(${64 + i * 22.4} 0)"><text x="8" y="9">${sum}</text><g transform="translate(0 12)">${gate(before.sums[i] ?? 0, after.sums[i] ?? 0, FULL, 5)}</g></g>`,
      )}
    </svg>
  </div>`;
}
