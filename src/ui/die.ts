import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

/** Where the pips are, on a die of 40 by 40. */
// prettier-ignore
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[20, 20]],
  2: [[11.5, 28.5], [28.5, 11.5]],
  3: [[11, 29], [20, 20], [29, 11]],
  4: [[11.5, 11.5], [28.5, 11.5], [11.5, 28.5], [28.5, 28.5]],
  5: [[11, 11], [29, 11], [20, 20], [11, 29], [29, 29]],
  6: [[11.5, 10.5], [28.5, 10.5], [11.5, 20], [28.5, 20], [11.5, 29.5], [28.5, 29.5]],
};

const pip = ([x, y]: readonly [number, number]): string => `M${x - 3.8} ${y}a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0`;

const PIPS = Object.fromEntries(Object.entries(PLACES).map(([value, places]) => [value, places.map(pip).join('')]));

/**
 * A die as it is seen, with pips or a numeral; without a value a blank one. What it shows has to be said beside it.
 * `dieStyles` go with it.
 */
export function die(value: number | undefined, numerals = false): TemplateResult {
  const isNumeral = numerals && value !== undefined;
  return html`<svg class="die" part="die" viewBox="0 0 40 40" aria-hidden="true" data-value=${value ?? nothing}>
    <rect x="1" y="1" width="38" height="38" rx="8"></rect>
    <path d=${isNumeral ? '' : (PIPS[value ?? 0] ?? '')}></path>
    <text x="20" y="29" text-anchor="middle">${isNumeral ? value : ''}</text>
  </svg>`;
}
