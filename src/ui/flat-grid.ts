import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { flat, inline } from './flat-template.js';

/** Rows of cells as one flat template. All cells must come from the same template, and all grids of that template must have the same size. */
export function flatGrid(cells: readonly TemplateResult[], columns: number): TemplateResult {
  const starts = cells.map((_, i) => i).filter((i) => i % columns === 0);
  const rows = starts.map((i) => html`<div class="row" role="row">${inline(...cells.slice(i, i + columns))}</div>`);
  return flat(html`${inline(...rows)}`);
}
