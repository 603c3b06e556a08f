import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** One shape for each seat, so that colour is not needed to tell them apart. */
const SHAPES: readonly string[] = [
  'M12 3a9 9 0 1 0 .01 0z',
  'M4 4h16v16H4z',
  'M12 3l10 18H2z',
  'M12 2l10 10-10 10L2 12z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  'M12 2l3 7 7.5.6-5.7 5 1.8 7.4L12 18l-6.6 4 1.8-7.4-5.7-5L9 9z',
  'M7 3h10l5 9-5 9H7l-5-9z',
  'M2 4h20L12 21z',
];

/** The sign of a seat in its shape and colour. Needs `seatSignStyles`. */
export function seatSign(seat: number): TemplateResult {
  return html`<svg class="seat-sign" viewBox="0 0 24 24" aria-hidden="true" data-seat=${seat}>
    <path d=${SHAPES[seat % SHAPES.length] ?? ''}></path>
  </svg>`;
}
