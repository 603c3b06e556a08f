import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatSign } from './seat-sign.js';

/** What is seen of a player whose sheet can be shown. */
export interface SeatButton {
  readonly name: string;
  readonly total: string;
  /** What the player still has to do, or has done; in few words. */
  readonly doing: string;
  /** Whether the player has to decide now. */
  readonly isDue: boolean;
  /** Anything else, below these, such as a small picture of the sheet. It becomes part of the button's name unless it is hidden. */
  readonly extra?: unknown;
}

/**
 * A button a sheet: who has which total, and who still has to decide. `sheetPlayStyles` and `seatSignStyles` go with it.
 * @param seats one a seat
 * @param current the seat whose sheet is shown
 * @param label the accessible name of the whole
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
