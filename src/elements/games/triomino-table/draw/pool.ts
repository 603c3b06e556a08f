import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { solid } from './picture.js';

/** Tiles in a heap: middle and turn of each. */
const HEAP = [
  [30, 46, -16],
  [98, 48, 22],
  [66, 38, 172],
  [68, 56, 6],
] as const;

/** What is left to buy, as a heap; with few tiles left, those. */
export const poolPicture = (count: number): TemplateResult =>
  html`<svg class="heap" viewBox="0 0 132 92" aria-hidden="true">
    ${HEAP.slice(0, count).map(
      ([x, y, turn]) =>
        svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(.62) translate(-50 -50)">${solid(null, true)}</g>`,
    )}
  </svg>`;
