import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface Result {
  readonly name: string;
  /** One value a column, the total last. */
  readonly cells: readonly string[];
}

/** Separates the cells where the table is read as plain text. */
const apart = (cells: readonly TemplateResult[]): unknown => cells.map((cell) => [cell, ' ']);

/**
 * A table that explains the totals, in the given order. Needs `resultStyles`.
 * @param label the accessible name of the table
 * @param heads the column headings, that of the names first
 */
export function resultTable(label: string, heads: readonly string[], results: readonly Result[]): TemplateResult {
  return html`<table class="result" part="result" aria-label=${label}>
    <thead>
      <tr>
        ${apart(heads.map((head) => html`<th scope="col">${head}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${results.map(
        ({ name, cells }) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${apart(cells.map((cell) => html`<td>${cell}</td>`))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
