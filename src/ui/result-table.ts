import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface Result {
  readonly name: string;
  /** One a column, the total last. */
  readonly cells: readonly string[];
}

/** Taken as mere text, each cell is a word of its own. */
const apart = (cells: readonly TemplateResult[]): unknown => cells.map((cell) => [cell, ' ']);

/**
 * How the totals came about, in the order given. `resultStyles` go with it.
 * @param label the accessible name of the table
 * @param heads those of the columns, the names' first
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
