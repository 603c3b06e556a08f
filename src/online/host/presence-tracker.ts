import type { TimeReport } from '../protocol.js';
import type { Broadcaster } from './broadcaster.js';
import type { HostSurroundings } from './options.js';
import type { Connection, Room, RoomSeat } from './room.js';

/** Milliseconds between two measurements of the delay. */
const PING_EVERY = 5000;

interface TrackerContext {
  readonly room: Room;
  readonly broadcaster: Broadcaster;
  readonly surroundings: Pick<HostSurroundings, 'clock' | 'whenGone' | 'goneAfter' | 'waitsForAll'>;
  /** Whether the game itself asks to wait for all. */
  readonly hasTimeLimits: boolean;
  /** The number of the latest change of the game. */
  revision(): number;
  /** Does something as a step of the host. */
  step(act: () => void): void;
  /** A computer plays for somebody now. */
  replaced(): void;
}

/** Tracks who is there: measures how far away they are, waits for those who are gone, and broadcasts it. */
export class PresenceTracker {
  readonly #context: TrackerContext;
  #isChanged = false;
  #stopPings: (() => void) | undefined;

  constructor(context: TrackerContext) {
    this.#context = context;
  }

  /** Whether the game waits for somebody. Where nobody is, it does, though computers could play it. */
  get isResting(): boolean {
    const { surroundings, hasTimeLimits, room } = this.#context;
    const { isDeserted } = room;
    return (surroundings.waitsForAll ?? (hasTimeLimits || isDeserted)) && (isDeserted || room.isIncomplete);
  }

  /** Who is there has changed: it is broadcast at the end of the step. */
  markChanged(): void {
    this.#isChanged = true;
  }

  /** Broadcasts who is there, if that has changed in this step. */
  broadcast(time: () => TimeReport): void {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    const { presence: seats, names, spectators } = this.#context.room;
    const { isResting: isPaused } = this;
    this.#context.broadcaster.broadcast(() => ({ type: 'presence', seats, names, spectators, isPaused, ...time() }));
  }

  /** Measures the delay of a new connection, and then again and again. */
  measure(connection: Connection): void {
    this.#ping(connection);
    this.#stopPings ??= this.#context.surroundings.clock.after(PING_EVERY, () => this.#pingAll());
  }

  /** Lets a computer play in a while for a player who has been there and is gone. */
  waitFor(seat: RoomSeat): void {
    const { whenGone = 'wait', goneAfter = 30_000, clock } = this.#context.surroundings;
    if (whenGone === 'wait' || seat.word !== 'human' || seat.secret === undefined) return;
    const replace = () => {
      seat.stopWaiting = undefined;
      seat.isReplaced = true;
      this.markChanged();
      this.#context.replaced();
    };
    seat.stopWaiting ??= clock.after(goneAfter, () => this.#context.step(replace));
  }

  stop(): void {
    this.#stopPings?.();
    for (const seat of this.#context.room.seats) seat.stopWaiting?.();
  }

  #ping(connection: Connection): void {
    const time = this.#context.surroundings.clock.now();
    connection.delay.sent(time);
    this.#context.broadcaster.send(connection, { type: 'ping', time, revision: this.#context.revision() });
  }

  #pingAll(): void {
    this.#stopPings = undefined;
    const { joined } = this.#context.room;
    if (joined.length === 0) return;
    this.#stopPings = this.#context.surroundings.clock.after(PING_EVERY, () => this.#pingAll());
    this.#context.step(() => joined.forEach((connection) => this.#ping(connection)));
  }
}
