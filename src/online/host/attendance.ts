import type { TimeTold } from '../protocol.js';
import type { Herald } from './herald.js';
import type { HostSurroundings } from './options.js';
import type { Connection, Room, RoomSeat } from './room.js';

/** Milliseconds between two measurements of the delay. */
const PING_EVERY = 5000;

interface Around {
  readonly room: Room;
  readonly herald: Herald;
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

/** Sees who is there: measures how far away they are, waits for those who are gone, and tells everybody. */
export class Attendance {
  readonly #around: Around;
  #isChanged = false;
  #stopPings: (() => void) | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether the game waits for somebody. */
  get isResting(): boolean {
    const { surroundings, hasTimeLimits, room } = this.#around;
    return (surroundings.waitsForAll ?? hasTimeLimits) && room.isIncomplete;
  }

  /** Who is there has changed, and is told at the end of the step. */
  changed(): void {
    this.#isChanged = true;
  }

  /** The step is finished. */
  tell(time: () => TimeTold): void {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    const { presence: seats, names, spectators } = this.#around.room;
    const { isResting: isPaused } = this;
    this.#around.herald.tellAll(() => ({ type: 'presence', seats, names, spectators, isPaused, ...time() }));
  }

  /** Measures the delay of a new connection, and then again and again. */
  measure(connection: Connection): void {
    this.#ping(connection);
    this.#stopPings ??= this.#around.surroundings.clock.after(PING_EVERY, () => this.#pingAll());
  }

  /** Lets a computer play in a while for a player who has been there and is gone. */
  waitFor(seat: RoomSeat): void {
    const { whenGone = 'wait', goneAfter = 30_000, clock } = this.#around.surroundings;
    if (whenGone === 'wait' || seat.word !== 'human' || seat.secret === undefined) return;
    const replace = () => {
      seat.stopWaiting = undefined;
      seat.isReplaced = true;
      this.changed();
      this.#around.replaced();
    };
    seat.stopWaiting ??= clock.after(goneAfter, () => this.#around.step(replace));
  }

  stop(): void {
    this.#stopPings?.();
    for (const seat of this.#around.room.seats) seat.stopWaiting?.();
  }

  #ping(connection: Connection): void {
    const time = this.#around.surroundings.clock.now();
    connection.delay.sent(time);
    this.#around.herald.tell(connection, { type: 'ping', time, revision: this.#around.revision() });
  }

  #pingAll(): void {
    this.#stopPings = undefined;
    const { joined } = this.#around.room;
    if (joined.length === 0) return;
    this.#stopPings = this.#around.surroundings.clock.after(PING_EVERY, () => this.#pingAll());
    this.#around.step(() => joined.forEach((connection) => this.#ping(connection)));
  }
}
