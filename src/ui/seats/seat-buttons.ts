import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { seatFacts } from './seat-strip.js';
import { seatSign } from './seat-sign.js';

/** What the strip shows of a player with a sheet. */
export interface SeatButton {
  readonly seat: Seat;
  /** The name, with its sign if it has one. */
  readonly name: unknown;
  readonly total: unknown;
  /** What the latest narrated move has earned. */
  readonly gain?: number | undefined;
  /** The player with the points and what is to be done, for screen readers. */
  readonly label: string;
  /** What the player has to do or has done, in a few words; the label ends with it. */
  readonly doing: string;
  /** Whether the player has to decide now. */
  readonly isDue: boolean;
  readonly isWinner?: boolean;
  /** The field for the name of the player whose sheet is shown, if it may be changed. */
  readonly field?: unknown;
}

/**
 * The players, each with a button that shows the sheet. Needs `seatStripStyles`, `sheetPlayStyles` and `seatSignStyles`.
 * @param seats one for each seat, as they are shown
 * @param current the seat whose sheet is shown
 * @param label the accessible name of the group
 */
export function seatButtons(
  seats: readonly SeatButton[],
  current: Seat,
  label: string,
  show: (seat: Seat) => void,
): TemplateResult {
  return html`<div class="strip" role="group" aria-label=${label} data-count=${seats.length}>
    ${seats.map(
      (seat) =>
        // The name field cannot be in the button, so the button lies below all that the strip shows of a player.
        html`<div
          class="seat"
          part="seat"
          data-seat=${seat.seat}
          ?data-turn=${seat.isDue}
          ?data-winner=${seat.isWinner}
          ?data-shown=${seat.seat === current}
        >
          <button
            type="button"
            class="seat-button"
            aria-pressed=${seat.seat === current ? 'true' : 'false'}
            ?data-due=${seat.isDue}
            data-seat=${seat.seat}
            @click=${() => show(seat.seat)}
          >
            <span class="visually-hidden">${seat.label}, <span class="seat-doing">${seat.doing}</span></span>
          </button>
          ${seatFacts({
            sign: seatSign(seat.seat),
            name: seat.field ?? html`<span class="name" part="name" aria-hidden="true">${seat.name}</span>`,
            points: html`<span class="seat-total" aria-hidden="true">${seat.total}</span>`,
            gain: seat.gain,
            isWinner: seat.isWinner,
          })}
        </div>`,
    )}
  </div>`;
}
