import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/time/clock.js';
import type { RefuseCode, RequestEnd, SeatRequest, TakeOver } from '../protocol.js';
import type { Broadcaster } from './connections/broadcaster.js';
import type { Connection, Room } from './room.js';

interface HandOverContext {
  readonly clock: Clock;
  readonly room: Room;
  readonly broadcaster: Broadcaster;
  /** Milliseconds until an empty seat is handed over where nobody is there to agree, and until somebody who was declined may ask again. */
  readonly patience: number;
  /** A number that no other request has. */
  readonly takeNumber: () => number;
  /** Does something as a step of the host. */
  readonly step: (act: () => void) => void;
  /** Hands the seat over, as all who are there have agreed. */
  readonly grant: (connection: Connection, seat: Seat, name: string) => void;
}

interface Pending extends Pick<SeatRequest, 'request' | 'seat' | 'name'> {
  readonly asker: Connection;
  readonly agreed: Set<Seat>;
  readonly stopWaiting: () => void;
  /** Whether the owner has had time to come back. */
  isPatienceOver: boolean;
}

/** What somebody who looks on asks the others for: the seat of a player who is away. One request at a time; it ends with the connection of whoever asks. */
export class HandOver {
  readonly #context: HandOverContext;
  #pending: Pending | undefined;
  /** Until when those who were declined may not ask again. */
  readonly #declined = new WeakMap<Connection, number>();

  constructor(context: HandOverContext) {
    this.#context = context;
  }

  /** @returns why it is not asked */
  ask(asker: Connection, { seat, name = '' }: TakeOver): RefuseCode | undefined {
    const { clock, patience, step, takeNumber } = this.#context;
    if (asker.viewer !== 'public') return 'already-joined';
    if (!this.#isAway(seat)) return 'not-away';
    if (this.#pending) return 'request-pending';
    if ((this.#declined.get(asker) ?? -Infinity) > clock.now()) return 'declined';
    const pending: Pending = {
      ...{ request: takeNumber(), seat, name, asker, agreed: new Set<Seat>(), isPatienceOver: false },
      stopWaiting: clock.after(patience, () => {
        pending.isPatienceOver = true;
        step(() => this.review());
      }),
    };
    this.#pending = pending;
    for (const connection of this.#context.room.joined) this.#send(connection, pending);
    return undefined;
  }

  /** Whoever asked withdraws it by declining. @returns whether there is such a request, and the connection has a say */
  answer(connection: Connection, request: number, agree: boolean): boolean {
    const pending = this.#pending;
    if (pending?.request !== request) return false;
    const { viewer } = connection;
    const isOpen = typeof viewer === 'number' && this.#open(pending).includes(viewer);
    if (!agree && (isOpen || connection === pending.asker)) {
      if (isOpen) this.#declined.set(pending.asker, this.#context.clock.now() + this.#context.patience);
      this.#end('declined');
      return true;
    }
    if (!isOpen) return false;
    pending.agreed.add(viewer);
    if (this.#open(pending).length > 0) for (const each of this.#context.room.joined) this.#send(each, pending);
    this.review();
    return true;
  }

  /** After a change of who is there. */
  review(): void {
    const pending = this.#pending;
    if (!pending) return;
    const { asker, seat, name, agreed, isPatienceOver } = pending;
    if (asker.viewer !== 'public' || !this.#isAway(seat)) this.#end('void');
    else if (this.#open(pending).length === 0 && (agreed.size > 0 || isPatienceOver)) {
      this.#end('agreed');
      this.#context.grant(asker, seat, name);
    }
  }

  /** Sends what is asked now to somebody who has just come. */
  notify(connection: Connection): void {
    if (this.#pending) this.#send(connection, this.#pending);
  }

  stop(): void {
    this.#pending?.stopWaiting();
  }

  #isAway(seat: Seat): boolean {
    const presence = this.#context.room.presence[seat];
    return presence === 'gone' || presence === 'replaced';
  }

  /** The players who are there and have not agreed. */
  #open({ agreed }: Pending): readonly Seat[] {
    const { presence } = this.#context.room;
    return [...presence.keys()].filter((seat) => presence[seat] === 'here' && !agreed.has(seat));
  }

  #send(connection: Connection, pending: Pending): void {
    const { request, seat, name, asker } = pending;
    const open = this.#open(pending);
    const isOwn = connection === asker;
    this.#context.broadcaster.send(connection, { type: 'seat-request', request, seat, name, open, isOwn });
  }

  #end(result: RequestEnd['result']): void {
    const { request, stopWaiting } = this.#pending as Pending;
    stopWaiting();
    this.#pending = undefined;
    this.#context.broadcaster.broadcast(() => ({ type: 'request-end', request, result }));
  }
}
