import { html, nothing } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { OnlineWords } from '../../../locales/online/terms.js';
import type { OnlineGame } from '../../../online/link/online-game.js';
import { readName } from '../../../online/names.js';
import { NAME_LIMIT } from '../../../online/protocol.js';
import { seatName } from '../../../ui/seats/seat-name.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings } from '../../play/reader-settings.js';
import type { SeatSlot } from '../feature.js';
import { onlineSign } from './online-sign.js';

/** The seats of a shared game: who is there, and the field for the own name. */
export class OnlineSeats implements SeatSlot {
  readonly #context: AnyContext;
  readonly #link: () => OnlineGame | undefined;
  readonly #words: () => OnlineWords | undefined;

  /**
   * @param link the connection, if there is one
   * @param words what is said, once it is loaded
   */
  constructor(context: AnyContext, link: () => OnlineGame | undefined, words: () => OnlineWords | undefined) {
    this.#context = context;
    this.#link = link;
    this.#words = words;
  }

  /** The field for the own name, or the name of somebody else. */
  name(seat: Seat): unknown {
    const { names } = this.#context;
    const note = this.note(seat);
    if (seat !== this.#link()?.seat) {
      return html`<span class="name" part="name"
        >${this.sign(seat)}${names.shown(seat)}${note ? html`<span class="visually-hidden"> (${note})</span>` : nothing}</span
      >`;
    }
    const label = `${this.#context.commonWords('tabletop.nameOf', names.own(seat))}${note ? ` (${note})` : ''}`;
    return seatName({ side: names.unnamed(seat), name: names.given(seat), label }, this.#rename);
  }

  /** Whether somebody is there, in words; missing while that is not known. */
  note(seat: Seat): string | undefined {
    const link = this.#link();
    const there = link?.presence?.seats[seat];
    const presence = this.#words()?.presence;
    if (!there || !presence) return undefined;
    return presence[seat === link.seat ? 'own' : there];
  }

  /** The sign of who is there. */
  sign(seat: Seat): unknown {
    const link = this.#link();
    const there = link?.presence?.seats[seat];
    if (!there || seat === link.seat) return nothing;
    return onlineSign(there);
  }

  readonly #rename = (name: string): void => {
    const known = readName([...name.trim()].slice(0, NAME_LIMIT).join('')) ?? '';
    changeReaderSettings({ name: known });
    this.#link()?.rename(known);
  };
}
