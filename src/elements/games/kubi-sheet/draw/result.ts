import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { scoreLines, totalOf } from '../../../../games/kubi/score.js';
import type { KubiOutcome, KubiSheet } from '../../../../games/kubi/index.js';
import type { Term } from '../../../../interaction/language.js';
import { signed } from '../../../../locales/common/figures.js';
import type { KubiTerms } from '../../../../locales/kubi/index.js';
import { resultTable } from '../../../../ui/result/result-table.js';
import { SOLO_GOAL } from '../words/describe.js';

const sum = (points: readonly number[]): number => points.reduce((all, more) => all + more, 0);

/** What has come out, on a slip: the points, and whose they are or how they are made up. A win has a seal. */
export function resultSlip(
  sheets: readonly KubiSheet[],
  { winners, scores }: KubiOutcome,
  names: readonly string[],
  words: Term<KubiTerms>,
): TemplateResult {
  const [winner = 0] = winners;
  const isAlone = sheets.length === 1;
  const points = scores[winner] ?? 0;
  const [gains, losses] = parts(sheets[winner] as KubiSheet);
  const text = isAlone
    ? html`${words('kubi.gains')} ${signed(gains)}<br />${words('kubi.losses')} ${signed(losses)}`
    : winners.map((seat) => names[seat]).join(', ');
  const isSealed = !isAlone || points >= SOLO_GOAL;
  return html`<div class="hand" data-kind="result" aria-hidden="true">
    <div class="slip" ?data-sealed=${isSealed}>
      <b>${signed(points)}</b><span>${text}</span>${isSealed ? SEAL : nothing}
    </div>
  </div>`;
}

const SEAL = svg`<svg class="seal" viewBox="0 0 100 100" stroke-linejoin="round">
  <circle cx="50" cy="50" r="46" stroke-width="3"></circle>
  <circle cx="50" cy="50" r="37" stroke-width="1.4"></circle>
  <path d="m50 26 7 15.5 16.6 2-12.3 11.6 3.2 16.6L50 63.2l-14.5 8.5 3.2-16.6-12.3-11.6 16.6-2Z" stroke-width="3"></path>
</svg>`;

/** What the sums of a sheet earn, and what they cost. */
function parts(sheet: KubiSheet): readonly [gains: number, losses: number] {
  const points = scoreLines(sheet).map((line) => line.points);
  return [sum(points.filter((each) => each > 0)), sum(points.filter((each) => each < 0))];
}

/** How the totals are made up, the highest first. */
export function kubiResult(
  sheets: readonly KubiSheet[],
  names: readonly string[],
  words: Term<KubiTerms>,
): TemplateResult {
  const results = sheets.map((sheet, seat) => {
    return { name: names[seat] ?? '', points: [...parts(sheet), totalOf(sheet)] as const };
  });
  results.sort((a, b) => b.points[2] - a.points[2]);
  const heads = [words('tabletop.name'), words('kubi.gains'), words('kubi.losses'), words('kubi.total')];
  const rows = results.map(({ name, points }) => ({ name, cells: points.map(signed) }));
  return resultTable(words('tabletop.result'), heads, rows);
}
