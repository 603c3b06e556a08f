import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { TricuboSheet } from '../../../../games/tricubo/sheet.js';
import type { Term } from '../../../../interaction/language.js';
import { inline } from '../../../../ui/flat-template.js';
import { figure } from '../../../../locales/common/figures.js';
import type { TricuboPictureTerms } from '../../../../locales/tricubo/index.js';

/** Whether only all colour fields together are worth anything. */
export const isAllOrNothing = ({ fields: { length }, fieldPoints }: TricuboSheet): boolean =>
  length > 0 && fieldPoints.every((points, i) => i === length || points === 0);

/** What the colour fields are worth, for a flat template: that of all fields where only that counts, else that of each number of them. */
export function fieldWorth(sheet: TricuboSheet, crossed: number, words: Term<TricuboPictureTerms>): TemplateResult {
  const { fields, fieldPoints } = sheet;
  const count = fields.length;
  const coin = (points: number, i: number) =>
    html`<b ?data-reached=${i === crossed} data-count=${i}>${figure(points)}</b>`;
  return html`<li class="scale">
    <span class="visually-hidden">${words('tricubo.fieldWorth', fieldPoints.map(figure).join(', '))}</span>
    ${inline(
      isAllOrNothing(sheet)
        ? html`<span aria-hidden="true"
            ><span>${words('tricubo.allFields', count)}</span>${inline(coin(fieldPoints[count] ?? 0, count))}</span
          >`
        : html`<span aria-hidden="true">${inline(...fieldPoints.map(coin))}</span>`,
    )}
  </li>`;
}
