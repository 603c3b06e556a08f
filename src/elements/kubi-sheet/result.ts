import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { scoreLines, totalOf } from '../../games/kubi/score.js';
import type { KubiSheet } from '../../games/kubi/index.js';
import type { Term } from '../../interaction/language.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import { signed } from './sheet.js';

const sum = (points: readonly number[]): number => points.reduce((all, more) => all + more, 0);

/** How the totals came about, the highest first. */
export function resultTable(
  sheets: readonly KubiSheet[],
  names: readonly string[],
  words: Term<KubiTerms>,
): TemplateResult {
  const results = sheets.map((sheet, seat) => {
    const points = scoreLines(sheet).map((line) => line.points);
    const gains = sum(points.filter((each) => each > 0));
    const losses = sum(points.filter((each) => each < 0));
    return { name: names[seat], gains, losses, total: totalOf(sheet) };
  });
  results.sort((a, b) => b.total - a.total);
  return html`<table class="result" part="result" aria-label=${words('tabletop.result')}>
    <thead>
      <tr>
        <th scope="col">${words('tabletop.name')}</th>
        <th scope="col">${words('kubi.gains')}</th>
        <th scope="col">${words('kubi.losses')}</th>
        <th scope="col">${words('kubi.total')}</th>
      </tr>
    </thead>
    <tbody>
      ${results.map(
        ({ name, gains, losses, total }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${signed(gains)}</td>
            <td>${signed(losses)}</td>
            <td>${signed(total)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
