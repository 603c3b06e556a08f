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
import { awaitedText } from './online-moment.js';
import { onlineSign } from './online-sign.js';

const loadWaitingRoom = () => import('./waiting-room.js');

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
    return seatName({ side: names.unnamed(seat), name: names.given(seat), label }, this.rename);
  }

  /** Whether somebody is there, in words; missing while that is not known. */
  note(seat: Seat): string | undefined {
    return seat === this.#link()?.seat ? this.#words()?.presence.own : this.there(seat);
  }

  /** The same, whoever sits there; before the game, whether they are ready. */
  there(seat: Seat): string | undefined {
    const { seats, ready } = this.#link()?.presence ?? {};
    const there = seats?.[seat];
    const words = this.#words();
    if (!there || !words) return undefined;
    if (there !== 'here' || !ready) return words.presence[there];
    return ready[seat] ? words.start.isReady : words.start.isNotReady;
  }

  /** The sign of who is there. @param whose left out, the reader has none: readers know that they are here */
  sign(seat: Seat, whose: 'all' | 'others' = 'others'): unknown {
    const link = this.#link();
    const { seats, ready } = link?.presence ?? {};
    const there = seats?.[seat];
    if (!there || (seat === link?.seat && whose === 'others')) return nothing;
    return onlineSign(there === 'here' && ready?.[seat] ? 'ready' : there);
  }

  /** What the game waits for before it begins. */
  get awaited(): string | undefined {
    const presence = this.#link()?.presence;
    const words = this.#words();
    return presence && words && awaitedText(presence, words);
  }

  /** Where players choose seats and names until the game begins. */
  renderWaitingRoom(): unknown {
    const link = this.#link();
    const words = this.#words();
    const { ready, isOpen } = link?.presence ?? {};
    if (link?.status !== 'online' || !words || (!ready && !isOpen)) return nothing;
    return this.#context.modules.get(loadWaitingRoom)?.renderWaitingRoom(this.#context, link, this, words);
  }

  /** Names the reader, here and for all. */
  readonly rename = (name: string): void => {
    const known = readName([...name.trim()].slice(0, NAME_LIMIT).join('')) ?? '';
    changeReaderSettings({ name: known });
    this.#link()?.rename(known);
  };
}
