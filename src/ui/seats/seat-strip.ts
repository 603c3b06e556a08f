import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { signed } from '../../locales/common/figures.js';

/** A player as the strip over the board shows them. */
export interface StripSeat {
  /** Default: the place in the strip. */
  readonly seat?: Seat;
  /** The sign of the seat: a die, a tile or a shape. */
  readonly sign: unknown;
  /** The name, or the field for it. */
  readonly name: unknown;
  /** What counts, such as points; a template where they count up. */
  readonly points?: unknown;
  /** What the latest narrated move has earned. */
  readonly gain?: number | undefined;
  /** What the points mean, or what else is known, in a word or two. */
  readonly note?: unknown;
  /** The time that is left. */
  readonly clock?: unknown;
  readonly isDue?: boolean;
  readonly isWinner?: boolean | undefined;
}

/** Stands in place of the sign of a winner. */
const CROWN = html`<svg class="crown" viewBox="0 0 24 20" aria-hidden="true">
  <path d="M3 19h18l2-14-6 5-5-9-5 9-6-5z"></path>
</svg>`;

/** What the strip shows of a player in all games. The sentence of the move reads the gain. */
export const seatFacts = ({ sign, name, points, gain, note, clock, isWinner }: StripSeat): unknown => [
  isWinner ? CROWN : sign,
  name,
  points === undefined ? nothing : html`<span class="points">${points}</span>`,
  gain ? html`<span class="gain" aria-hidden="true" ?data-loss=${gain < 0}>${signed(gain)}</span>` : nothing,
  note === undefined ? nothing : html`<span class="note">${note}</span>`,
  clock,
];

/** The players over the board, a name over each one’s points. Needs `seatStripStyles`. */
export function seatStrip(seats: readonly StripSeat[], label: string): TemplateResult {
  return html`<div class="strip" part="seats" role="group" aria-label=${label} data-count=${seats.length}>
    ${seats.map(
      (seat, i) =>
        html`<div
          class="seat"
          part="seat"
          data-seat=${seat.seat ?? i}
          ?data-turn=${seat.isDue}
          ?data-winner=${seat.isWinner}
        >
          ${seatFacts(seat)}
        </div>`,
    )}
  </div>`;
}
