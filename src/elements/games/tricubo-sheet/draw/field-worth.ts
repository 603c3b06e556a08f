import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { TricuboSheet } from '../../../../games/tricubo/sheet.js';
import type { Term } from '../../../../interaction/language.js';
import { inline } from '../../../../ui/flat-template.js';
import { figure } from '../../../../locales/common/figures.js';
import type { TricuboPictureTerms } from '../../../../locales/tricubo/index.js';

/** What the colour fields are worth, for a flat template: that of all fields where only that counts, else that of each number of them. */
export function fieldWorth(
  { fields, fieldPoints }: TricuboSheet,
  crossed: number,
  words: Term<TricuboPictureTerms>,
): TemplateResult {
  const count = fields.length;
  const isAllOrNothing = count > 0 && fieldPoints.every((points, i) => i === count || points === 0);
  const coin = (points: number, i: number) =>
    html`<b ?data-reached=${i === crossed} data-count=${i}>${figure(points)}</b>`;
  return html`<li class="scale" data-kind=${isAllOrNothing ? 'all' : 'each'}>
    <span class="visually-hidden">${words('tricubo.fieldWorth', fieldPoints.map(figure).join(', '))}</span>
    ${inline(
      isAllOrNothing
        ? html`<span aria-hidden="true"
            ><span>${words('tricubo.allFields', count)}</span>${inline(coin(fieldPoints[count] ?? 0, count))}</span
          >`
        : html`<span aria-hidden="true">${inline(...fieldPoints.map(coin))}</span>`,
    )}
  </li>`;
}
