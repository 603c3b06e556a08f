import type { Seat } from '../../games/game.js';
import { omitUndefined } from '../../match/record/record.js';
import { PROTOCOL } from '../protocol.js';
import type { Hello, Sit, Viewer } from '../protocol.js';
import type { Broadcaster } from './connections/broadcaster.js';
import type { GameStart } from './game-start.js';
import type { HandOver } from './hand-over.js';
import type { PresenceTracker } from './connections/presence-tracker.js';
import type { Requests } from './requests.js';
import type { Connection, Room, RoomSeat } from './room.js';
import type { SharedMatch } from './shared-match.js';

interface JoinContext<State, Move> {
  readonly room: Room;
  readonly broadcaster: Broadcaster;
  readonly presence: PresenceTracker;
  readonly shared: SharedMatch<State, Move>;
  readonly requests: Requests;
  readonly start: Pick<GameStart, 'isOpen'>;
  readonly handOver: HandOver;
  readonly dice: 'auto' | 'tap';
  /** Random bits as text, for secrets. */
  readonly makeSecret: () => string;
  /** A connection has given its seat up to another one. */
  readonly replaced: (connection: Connection) => void;
  /** Who is there has changed. */
  readonly update: () => void;
  /** Something has changed that is saved. */
  readonly markChanged: () => void;
}

/** Gives connections their place in the room, and sends them the game. */
export class JoinHandler<State, Move> {
  readonly #context: JoinContext<State, Move>;

  constructor(context: JoinContext<State, Move>) {
    this.#context = context;
  }

  join(connection: Connection, { seat, secret, client, name, ready }: Hello): void {
    const { room, broadcaster, presence, makeSecret, replaced, update, markChanged } = this.#context;
    if (connection.viewer !== undefined) {
      broadcaster.refuse(connection, { code: 'already-joined' });
      return;
    }
    const taken = room.take(connection, seat, secret, makeSecret);
    if ('refused' in taken) {
      broadcaster.refuse(connection, { code: taken.refused });
      return;
    }
    if (taken.replaced) replaced(taken.replaced);
    connection.isReady = ready;
    markChanged();
    presence.markChanged();
    if (typeof connection.viewer === 'number' && name !== undefined) this.rename(connection.viewer, name);
    update();
    this.#welcome(connection, connection.viewer ?? 'public', client);
    presence.measure(connection);
  }

  /** Seats a player elsewhere, as long as the game has not begun. */
  sit(connection: Connection, from: Seat, { seat }: Sit): void {
    const { room, broadcaster, presence, start, requests, update, markChanged } = this.#context;
    // What is asked names the seat that asks.
    const busy = requests.isPending ? 'request-pending' : undefined;
    const code = start.isOpen ? (busy ?? room.move(connection, from, seat)) : 'outdated';
    if (code) {
      broadcaster.refuse(connection, { code });
      return;
    }
    markChanged();
    presence.markChanged();
    update();
    this.#welcome(connection, seat, room.seats[seat]?.commands.saved.clients);
  }

  /** Gives the seat of a player who is away to somebody who looks on: with another secret, so that the former one opens nothing any more. */
  handOver(connection: Connection, seat: Seat, name: string): void {
    const { room, presence, shared, makeSecret, update, markChanged } = this.#context;
    const former = room.handOver(connection, seat, makeSecret());
    this.rename(seat, name);
    markChanged();
    presence.markChanged();
    update();
    // Before the seat is theirs, so that nobody sees its former player away in it.
    presence.broadcast(() => shared.time);
    // Whoever had the seat and does not answer looks on, and may ask in turn.
    if (former) this.#welcome(former, 'public', undefined);
    this.#welcome(connection, seat, undefined);
  }

  rename(seat: Seat, name: string): void {
    const { room, presence, markChanged } = this.#context;
    const own = room.seats[seat] as RoomSeat;
    if (own.name === name) return;
    own.name = name;
    markChanged();
    presence.markChanged();
  }

  #welcome(connection: Connection, seat: Viewer, client: number | undefined): void {
    const { room, broadcaster, shared, requests, dice } = this.#context;
    const own = typeof seat === 'number' ? room.seats[seat] : undefined;
    const numbers = own?.commands.welcome(client) ?? { client: 0, handled: 0 };
    const known = omitUndefined({ seat, secret: own?.secret, ...numbers, dice });
    connection.isWelcome = true;
    broadcaster.send(connection, { type: 'welcome', protocol: PROTOCOL, ...known, ...shared.snapshot(seat) });
    const { message } = requests;
    if (message) broadcaster.send(connection, message);
    this.#context.handOver.notify(connection);
  }
}
