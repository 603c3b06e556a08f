import { omitUndefined } from '../../../match/record/record.js';
import { distinctNames } from '../../names.js';
import type { TimeReport } from '../../protocol.js';
import type { Broadcaster } from './broadcaster.js';
import type { GameStart } from '../game-start.js';
import type { HostSurroundings } from '../options.js';
import { attend } from '../room.js';
import type { Connection, Room, RoomSeat } from '../room.js';

/** Milliseconds between two measurements of the delay. Whoever leaves two of them without an answer is away. */
const PING_EVERY = 5000;
/** The longest time that timers can wait. */
const LONGEST = 2 ** 31 - 1;

/** Milliseconds until a computer plays for somebody who is gone. */
export const GONE_AFTER = 30_000;

interface TrackerContext {
  readonly room: Room;
  readonly broadcaster: Broadcaster;
  readonly surroundings: Pick<
    HostSurroundings,
    'clock' | 'whenGone' | 'goneAfter' | 'waitsForAll' | 'patience' | 'loadOpponent'
  >;
  readonly start: Pick<GameStart, 'isAwaited' | 'isOpen' | 'ready' | 'waitsForAll'>;
  /** The number of the latest change of the game. */
  revision(): number;
  /** Does something as a step of the host. */
  step(act: () => void): void;
  /** Somebody has fallen silent or is heard again, or a computer plays for somebody now. */
  changed(): void;
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
    const { surroundings, start, room } = this.#context;
    const restsAlone = surroundings.waitsForAll ?? true;
    return start.isAwaited || (start.waitsForAll && room.isIncomplete) || (restsAlone && room.isDeserted);
  }

  /** Who is there has changed: it is broadcast at the end of the step. */
  markChanged(): void {
    this.#isChanged = true;
  }

  /** Broadcasts who is there, if that has changed in this step. */
  broadcast(time: () => TimeReport): void {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    const { room, start, surroundings, broadcaster } = this.#context;
    const { presence: seats, spectators } = room;
    const names = distinctNames(room.names);
    const known = { seats, names, spectators, isPaused: this.isResting };
    const initial = { ready: start.ready, isOpen: start.isOpen || undefined };
    const absent = { leavers: someOf(room.leavers), overdue: someOf(room.overdue), patience: this.#patience };
    const hasComputer = surroundings.loadOpponent ? true : undefined;
    const message = omitUndefined({ ...known, ...initial, ...absent, hasComputer });
    broadcaster.broadcast(() => ({ type: 'presence', ...message, ...time() }));
  }

  /** Measures the delay of a new connection, and then again and again. */
  measure(connection: Connection): void {
    this.#ping(connection);
    this.#stopPings ??= this.#context.surroundings.clock.after(PING_EVERY, () => this.#pingAll());
  }

  /** In a while, lets the others go on without a player who has been there and is gone, or lets a computer play. */
  waitFor(seat: RoomSeat): void {
    const { whenGone = 'wait', goneAfter = GONE_AFTER, clock } = this.#context.surroundings;
    if (seat.word !== 'human' || seat.secret === undefined) return;
    const giveUp = () => {
      seat.isOverdue = true;
      this.markChanged();
    };
    seat.stopPatience ??= clock.after(this.#patience, () => this.#context.step(giveUp));
    if (whenGone === 'wait') return;
    const replace = () => {
      seat.stopWaiting = undefined;
      seat.isReplaced = true;
      this.markChanged();
      this.#context.changed();
    };
    seat.stopWaiting ??= clock.after(goneAfter, () => this.#context.step(replace));
  }

  /** A message has arrived: whoever was silent is back. */
  heard(connection: Connection): void {
    const wasSilent = connection.delay.isSilent;
    connection.delay.heard();
    if (!wasSilent) return;
    const seat = this.#context.room.seatOf(connection);
    if (seat) attend(seat);
    this.markChanged();
    this.#context.changed();
  }

  stop(): void {
    this.#stopPings?.();
    for (const seat of this.#context.room.seats) {
      seat.stopWaiting?.();
      seat.stopPatience?.();
    }
  }

  get #patience(): number {
    return Math.min(this.#context.surroundings.patience ?? 120_000, LONGEST);
  }

  #ping(connection: Connection): void {
    const time = this.#context.surroundings.clock.now();
    const wasSilent = connection.delay.isSilent;
    connection.delay.sent(time);
    if (connection.delay.isSilent && !wasSilent) this.#fellSilent(connection);
    this.#context.broadcaster.send(connection, { type: 'ping', time, revision: this.#context.revision() });
  }

  /** The connection stands, but nobody answers: a device that sleeps, or a network that is gone. */
  #fellSilent(connection: Connection): void {
    const seat = this.#context.room.seatOf(connection);
    if (seat) this.waitFor(seat);
    this.markChanged();
    this.#context.changed();
  }

  #pingAll(): void {
    this.#stopPings = undefined;
    const { joined } = this.#context.room;
    if (joined.length === 0) return;
    this.#stopPings = this.#context.surroundings.clock.after(PING_EVERY, () => this.#pingAll());
    this.#context.step(() => joined.forEach((connection) => this.#ping(connection)));
  }
}

const someOf = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);
