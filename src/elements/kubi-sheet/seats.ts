import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { seatSign } from '../../ui/seat-sign.js';

/** A seat as its button shows it. */
export interface ShownSeat {
  readonly name: string;
  /** Its total, as it is written. */
  readonly total: string;
  /** What the player still has to do, or has done. */
  readonly doing: string;
  /** Whether something is still to be done. */
  readonly isDue: boolean;
}

/** A button a sheet: who has which total, and who still has to decide. */
export function seatButtons(
  seats: readonly ShownSeat[],
  current: Seat,
  label: string,
  show: (seat: Seat) => void,
): TemplateResult {
  return html`<div class="seat-buttons" role="group" aria-label=${label}>
    ${seats.map(
      ({ name, total, doing, isDue }, seat) =>
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
        </button>`,
    )}
  </div>`;
}
