import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

/** The pips by value: which of the seven places on a die of 40 × 40 are used. */
const PLACES = ['11 11', '11 20', '11 29', '20 20', '29 11', '29 20', '29 29'];
const USED = ['', '3', '24', '234', '0246', '02346', '012456'];

const PIPS: readonly string[] = USED.map((places) =>
  Array.from(places, (place) => `M${PLACES[Number(place)]}h0`).join(''),
);

/**
 * A picture of a die with pips or a numeral; without a value, a blank one. It has no accessible name of its own. Needs `dieStyles`.
 */
export function die(value: number | undefined, numerals = false): TemplateResult {
  const isNumeral = numerals && value !== undefined;
  return html`<svg class="die" part="die" viewBox="0 0 40 40" aria-hidden="true" data-value=${value ?? nothing}>
    <rect x="1" y="1" width="38" height="38" rx="8"></rect>
    <path d=${isNumeral ? '' : PIPS[value ?? 0]}></path>
    <text x="20" y="29" text-anchor="middle">${isNumeral ? value : ''}</text>
  </svg>`;
}
