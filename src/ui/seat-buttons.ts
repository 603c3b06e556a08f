import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatSign } from './seat-sign.js';

/** What a seat button shows of a player. */
export interface SeatButton {
  readonly name: string;
  readonly total: string;
  /** What the player has to do or has done, in a few words. */
  readonly doing: string;
  /** Whether the player has to decide now. */
  readonly isDue: boolean;
  /** Anything below these, such as a small picture of the sheet. Unless hidden, it is part of the accessible name of the button. */
  readonly extra?: unknown;
}

/**
 * A button for each sheet: its player, the total, and whether the player has to decide. Needs `sheetPlayStyles` and `seatSignStyles`.
 * @param seats one for each seat
 * @param current the seat whose sheet is shown
 * @param label the accessible name of the group
 */
export function seatButtons(
  seats: readonly SeatButton[],
  current: number,
  label: string,
  show: (seat: number) => void,
): TemplateResult {
  return html`<div class="seat-buttons" role="group" aria-label=${label}>
    ${seats.map(
      ({ name, total, doing, isDue, extra }, seat) =>
        html`<button
          type="button"
          class="seat-button"
          aria-pressed=${seat === current ? 'true' : 'false'}
          ?data-due=${isDue}
          data-seat=${seat}
          @click=${() => show(seat)}
        >
          ${seatSign(seat)}
          <span class="seat-name">${name}</span>
          <span class="seat-total">${total}</span>
          <span class="seat-doing">${doing}</span>
          ${extra === undefined ? nothing : html`<span class="seat-extra">${extra}</span>`}
        </button>`,
    )}
  </div>`;
}
