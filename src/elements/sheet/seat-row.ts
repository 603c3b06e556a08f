import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { figure } from '../../locales/common/figures.js';
import { seatButtons } from '../../ui/seats/seat-buttons.js';
import type { SeatButton } from '../../ui/seats/seat-buttons.js';
import type { AnyContext } from '../play/play-context.js';
import type { Earned } from '../play/show/earned.js';

/** What the row shows of a seat. */
export interface SeatFacts extends Earned {
  readonly total: number;
  /** What the player has to do or has done, in a few words. */
  readonly doing: string;
  readonly isWinner: boolean;
}

/**
 * The players with the buttons that show one sheet or another.
 * @param seats one for each seat
 * @param current the seat whose sheet is shown
 */
export function seatRow(
  context: AnyContext,
  seats: readonly SeatFacts[],
  current: Seat,
  show: (seat: Seat) => void,
): TemplateResult {
  const { match, isPlayed, names, commonWords: words } = context;
  const buttons = context.seats.order.map((seat): SeatButton => {
    const { total, was = total, gain, doing, isWinner } = seats[seat] as SeatFacts;
    const name = names.shown(seat);
    const note = context.seats.noteOf(seat);
    const isNamed = seat === current && isPlayed && context.seats.mayName(seat);
    return {
      seat,
      name: [context.seats.signOf(seat), name],
      total: was === total ? figure(total) : html`<span data-from=${was} data-to=${total}>${figure(total)}</span>`,
      gain,
      label: `${name}${note === undefined ? '' : ` (${note})`}, ${words('tabletop.points', total)}`,
      doing,
      isDue: match.actors.includes(seat),
      isWinner,
      field: isNamed ? context.seats.render(seat) : undefined,
    };
  });
  return seatButtons(buttons, current, words('tabletop.sheets'), show);
}
