import type { ReactiveController } from 'lit';
import { brief, GameError } from '../../../games/game-error.js';
import type { LinkableElement } from '../../../online/link/linked-game.js';
import type { OnlineGame } from '../../../online/link/online-game.js';
import type { KeptSeat } from '../../../online/link/seat-keeper.js';
import type { Viewer } from '../../../online/protocol.js';
import { isBlank } from '../../base/attributes.js';
import type { AnyContext } from '../../play/play-context.js';
import { clockedMatches } from '../../session/shared-modules.js';
import { readerSettings } from '../../play/reader-settings.js';
import { claimRoom, inviteLink, keepInAddress, leaveRooms, newRoom, parseRoom, roomInAddress } from './online-room.js';
import type { RoomOwner } from './online-room.js';
import { hasSeatInAddress, seatLink, takeSeatFromAddress } from './seat-link.js';
import { sharedSetup } from './shared-setup.js';

/** Where a game is shared. */
interface Place {
  readonly address: string;
  readonly room: string;
}

/** Connects an element with the host that the page names, in the room that the page, its address or the reader names. */
export class OnlinePlace implements ReactiveController {
  /** The connection; missing while the reader plays without the others, and while what connects is being loaded. */
  link: OnlineGame | undefined;
  /** Whether what connects could not be loaded. */
  isMissing = false;
  readonly #context: AnyContext;
  /** The room of the address, or one that the reader has made. */
  #ownRoom: string | undefined;
  #place: Place | undefined;
  /** A seat that the reader has on another device; kept by the connection once there is one. */
  #broughtSeat: KeptSeat | undefined;
  /** The latest try to connect. */
  #attempt: object | undefined;
  #error: GameError | undefined;
  /** What the attributes name, as far as the reader has chosen to play alone in spite of it. */
  #named: readonly unknown[];

  constructor(context: AnyContext) {
    this.#context = context;
    this.#named = this.#naming;
    this.#ownRoom = roomInAddress(this.#owner);
    context.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#readAddress);
  }

  hostUpdated(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#readAddress);
    this.#end();
  }

  /** @throws GameError for attributes that cannot be used */
  check(): void {
    parseRoom(this.#context.settings.room);
    if (this.#error) throw this.#error;
  }

  /** Whether there is a room. */
  get isShared(): boolean {
    return this.#place !== undefined;
  }

  /** Whether the reader may leave the room, and play on alone. */
  get mayLeave(): boolean {
    return this.isShared && isBlank(this.#context.settings.room);
  }

  /** What to send to somebody who is to join; missing where the page has no address. */
  get inviteLink(): string | undefined {
    return this.#linkFrom(readerSettings().name);
  }

  /** What takes the reader's seat to another device; missing where the page has no address, and where the game does not leave the browser. */
  get seatLink(): string | undefined {
    const { link } = this;
    const { seat, secret } = link ?? {};
    const page = this.#linkFrom();
    if (page === undefined || this.#place?.address === 'tabs') return undefined;
    if (typeof seat !== 'number' || secret === undefined || link?.status === 'ended') return undefined;
    return seatLink(page, this.#linkTo, { seat, secret });
  }

  /** Makes a room, unless the page names one, and connects. */
  open(): void {
    this.#sharing.isAlone = false;
    if (isBlank(this.#context.settings.room)) {
      this.#ownRoom = newRoom(this.#owner);
      keepInAddress(this.#ownRoom);
    }
    this.#follow();
  }

  /** Notifies the others, ends the connection, and goes back to the reader's own game, also where the page names the room. */
  leave(): void {
    this.#sharing.isAlone = true;
    (this.#context.linked ?? this.link)?.leave();
    if (this.#ownRoom !== undefined) keepInAddress(undefined);
    this.#ownRoom = undefined;
    this.#follow();
  }

  /** Loads again what connects. */
  retry(): void {
    void this.#connect();
  }

  /** Looks on, where there is no seat. */
  watch(): void {
    void this.#connect('public');
  }

  /** Connects, moves or ends as the attributes and the address ask for it. */
  #follow(): void {
    const naming = this.#naming;
    if (naming.some((value, i) => value !== this.#named[i])) this.#sharing.isAlone = false;
    this.#named = naming;
    const wanted = this.#wanted;
    const { address, room } = this.#place ?? {};
    const isSame = wanted?.address === address && wanted?.room === room;
    if (isSame && this.#sharing.hasRoom === this.#isWanted) return;
    if (!isSame) this.#end();
    this.#place = wanted;
    if (wanted && !isSame) void this.#connect();
    this.#noteRoom();
  }

  /** Notifies the element whether it waits for a shared game. */
  #noteRoom(): void {
    this.#sharing.hasRoom = this.#isWanted;
    this.#context.session.invalidate();
    this.#context.requestUpdate();
  }

  /** Whether there is a room, and an address that can be used. */
  get #isWanted(): boolean {
    return this.#place !== undefined && this.#error === undefined;
  }

  get #sharing() {
    return this.#context.session.sharing;
  }

  get #naming(): readonly unknown[] {
    const { online, room } = this.#context.settings;
    return [online, room];
  }

  get #wanted(): Place | undefined {
    const { activeMode, session, isConnected, settings } = this.#context;
    const isGame = activeMode === 'play' || session.isLookedThrough;
    if (!isGame || !isConnected || this.#sharing.isAlone || isBlank(settings.online)) return undefined;
    const room = isBlank(settings.room) ? this.#claimed : this.#pageRoom;
    const address = typeof settings.online === 'string' ? settings.online.trim() : brief(settings.online);
    return room === undefined ? undefined : { address, room };
  }

  /** Whose rooms stand in the address of the page. */
  get #owner(): RoomOwner {
    const { element, match } = this.#context;
    return { id: element.id, game: match.game };
  }

  /** The room of the attribute, if it can be read. */
  get #pageRoom(): string | undefined {
    try {
      return parseRoom(this.#context.settings.room);
    } catch {
      return undefined;
    }
  }

  /** The reader's room, unless another element of the page has it. */
  get #claimed(): string | undefined {
    const room = this.#ownRoom;
    return room !== undefined && claimRoom(room, this) ? room : undefined;
  }

  /** A link to the room. @param host who invites */
  #linkFrom(host?: string): string | undefined {
    const { room, shareUrl } = this.#context.settings;
    return this.#place && inviteLink(shareUrl, isBlank(room) ? this.#place.room : undefined, host);
  }

  /** The room as links name it. */
  get #linkTo(): { readonly game: string; readonly room: string } {
    return { game: this.#context.match.game.id, room: this.#place?.room ?? '' };
  }

  /** The reader has gone back or forward to the address of another room, or has followed the link of a seat. */
  readonly #readAddress = (): void => {
    const room = roomInAddress(this.#owner);
    if (room !== undefined && room !== this.#ownRoom) {
      this.#sharing.isAlone = false;
      this.#ownRoom = room;
      this.#context.requestUpdate();
    } else if (this.#place && hasSeatInAddress(this.#linkTo)) void this.#connect();
  };

  /** @param seat `public` to look on */
  async #connect(seat?: Viewer): Promise<void> {
    const { match, settings, extras, element } = this.#context;
    const { address, room } = this.#place as Place;
    const attempt = {};
    this.#broughtSeat = takeSeatFromAddress(this.#linkTo) ?? this.#broughtSeat;
    this.#drop();
    this.#attempt = attempt;
    this.#context.requestUpdate();
    try {
      const [{ connectGame }, { transportFor }] = await Promise.all([
        import('../../../online/link/connect-game.js'),
        import('../../../online/link/registered-transports.js'),
        match.game.clock && clockedMatches.load(),
      ]);
      const transport = await transportFor(address, room, sharedSetup(match.game, settings, extras.opponent));
      if (attempt !== this.#attempt) return;
      const { name } = readerSettings();
      const place = seat === undefined ? this.#broughtSeat : { seat };
      this.#broughtSeat = undefined;
      this.link = connectGame(element as unknown as LinkableElement, transport, { ...place, name });
    } catch (error) {
      if (attempt !== this.#attempt) return;
      if (error instanceof GameError) this.#setError(error);
      else this.isMissing = true;
    }
    this.#context.requestUpdate();
  }

  #end(): void {
    this.#drop();
    this.#place = undefined;
    this.#broughtSeat = undefined;
    leaveRooms(this);
  }

  #drop(): void {
    this.#attempt = undefined;
    this.link?.close();
    this.link = undefined;
    this.isMissing = false;
    this.#setError(undefined);
  }

  /** Reports an attribute that cannot be used, as is done for all attributes. */
  #setError(error: GameError | undefined): void {
    if (error === this.#error) return;
    this.#error = error;
    this.#noteRoom();
  }
}
