import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

/** A player as the strip over the board shows them. */
export interface StripSeat {
  /** The sign of the seat: a die, a tile or a shape. */
  readonly sign: unknown;
  /** The name, or the field for it. */
  readonly name: unknown;
  /** What counts, such as points. */
  readonly points?: unknown;
  /** What the points mean, or what else is known, in a word or two. */
  readonly note?: unknown;
  readonly isDue?: boolean;
  readonly isWinner?: boolean;
}

/** The players over the board, in one slim row; from five on in two. Needs `seatStripStyles`. */
export function seatStrip(seats: readonly StripSeat[], label: string): TemplateResult {
  return html`<div class="strip" part="seats" role="group" aria-label=${label} data-count=${seats.length}>
    ${seats.map(
      ({ sign, name, points, note, isDue = false, isWinner = false }, seat) =>
        html`<div class="seat" part="seat" data-seat=${seat} ?data-turn=${isDue} ?data-winner=${isWinner}>
          ${sign} ${name} ${points === undefined ? nothing : html`<span class="points">${points}</span>`}
          ${note === undefined ? nothing : html`<span class="note">${note}</span>`}
        </div>`,
    )}
  </div>`;
}
