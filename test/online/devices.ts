import type { Clock } from '../../src/match/time/clock.js';
import type { AnyGame } from '../../src/match/record/record.js';
import type { GameRecord } from '../../src/match/record/record.js';
import type { Match } from '../../src/match/match.js';
import type { MatchChange } from '../../src/match/entry.js';
import { TimedMatch } from '../../src/match/time/timed-match.js';
import type { TimedMatchSettings } from '../../src/match/time/timed-match.js';
import type { GameHost, HostMessage } from '../../src/online/index.js';
import { connectGame } from '../../src/online/link/connect-game.js';
import type { ConnectOptions } from '../../src/online/link/connect-game.js';
import type { LinkableElement, LinkedGame } from '../../src/online/link/linked-game.js';
import type { OnlineEvent, OnlineGame } from '../../src/online/link/online-game.js';
import { memoryKeeper } from '../../src/online/link/seat-keeper.js';
import type { ConnectionEvents, Transport } from '../../src/online/link/transport.js';
import { concealedRecord } from '../../src/match/record/concealed-record.js';
import type { FakeClock } from '../match/fake-clock.js';

/** What an element is to a link, without a page. */
export class PlainElement extends EventTarget implements LinkableElement {
  readonly game: AnyGame;
  readonly matchType: typeof Match;
  readonly session = {
    linked: undefined as LinkedGame | undefined,
    showLinked: (cause: string) => this.#showLinked(cause),
  };
  match: Match | undefined;
  /** The changes that the match has emitted since it is shown. */
  readonly changes: MatchChange[] = [];
  readonly causes: string[] = [];

  constructor(game: AnyGame, clock: Clock) {
    super();
    this.game = game;
    this.matchType = class<State, Move> extends TimedMatch<State, Move> {
      constructor(game: AnyGame<State, Move>, settings: TimedMatchSettings = {}, record?: GameRecord) {
        super(game, { ...settings, clock }, record);
      }
    };
  }

  #showLinked(cause: string): void {
    this.causes.push(cause);
    this.match = this.session.linked?.match;
    this.match?.subscribe((change) => this.changes.push(change));
  }

  requestUpdate(): void {}
}

/** A line between a device and a host that takes its time, and breaks. */
export class Line implements Transport {
  readonly room = 'evening';
  readonly #clock: FakeClock;
  /** Milliseconds one way. */
  delay: number;
  host: GameHost;
  isDown = false;
  /** The device has no time to read: until it has, what arrives waits. */
  isBusy = false;
  readonly #unread: unknown[] = [];
  /** Loses the next message of the host. */
  losesNext = false;
  #connections = 0;
  #break: (() => void) | undefined;
  #hear: ((message: unknown) => void) | undefined;
  readonly name: string;

  constructor(host: GameHost, clock: FakeClock, name: string, delay = 0) {
    this.host = host;
    this.#clock = clock;
    this.name = name;
    this.delay = delay;
  }

  connect(events: ConnectionEvents) {
    const id = `${this.name} ${++this.#connections}`;
    const { host } = this;
    let isOpen = true;
    const later = (act: () => void) => this.#clock.after(this.delay, () => isOpen && act());
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      host.leave(id);
    };
    const receive = (message: HostMessage) => {
      const text = JSON.stringify(message);
      if (this.losesNext && message.type === 'change') this.losesNext = false;
      else later(() => this.#read(JSON.parse(text), events));
    };
    this.#hear = (message) => events.received(message);
    this.#break = () => {
      if (!isOpen) return;
      close();
      events.closed();
    };
    later(() => {
      if (this.isDown) return this.#break?.();
      host.join(id, { send: receive });
      events.opened();
    });
    return {
      send: (message: object) => {
        const text = JSON.stringify(message);
        // A real line still carries what was said before it is closed.
        if (text === '{"type":"leave"}') host.receive(id, text);
        if (isOpen) later(() => host.receive(id, text));
      },
      close,
    };
  }

  #read(message: unknown, events: ConnectionEvents): void {
    if (this.isBusy) this.#unread.push(message);
    else events.received(message);
  }

  /** The device has time again. */
  catchUp(): void {
    this.isBusy = false;
    for (const message of this.#unread.splice(0)) this.#hear?.(message);
  }

  break(): void {
    this.#break?.();
  }

  /** A message arrives that no host has sent. */
  hear(message: unknown): void {
    this.#hear?.(message);
  }
}

/** One of the devices of an evening. */
export class Device {
  readonly element: PlainElement;
  readonly line: Line;
  readonly online: OnlineGame;
  readonly events: OnlineEvent[] = [];

  constructor(
    host: GameHost,
    clock: FakeClock,
    name: string,
    { delay, ...options }: ConnectOptions & { delay?: number } = {},
  ) {
    this.element = new PlainElement(host.game, clock);
    this.line = new Line(host, clock, name, delay);
    this.online = connectGame(this.element, this.line, {
      keeper: memoryKeeper(),
      isAlwaysReady: true,
      clock,
      random: () => 0.5,
      ...options,
    });
    this.online.subscribe((event) => this.events.push(event));
  }

  get match(): Match {
    return this.element.match as Match;
  }

  /** The moves of others that have reached the reader. */
  get received(): string[] {
    const { changes } = this.element;
    return changes.filter(({ by }) => by === 'remote').flatMap(({ moves }) => moves.map(({ text }) => text));
  }

  get refusals(): string[] {
    return this.events.flatMap((event) => (event.type === 'refused' ? [event.code] : []));
  }

  /** What is played, with its times. */
  get moves(): unknown {
    return this.match.toRecord().moves;
  }
}

/** What a viewer may know of what is played at the host, with its times. */
export const movesAt = ({ match }: GameHost, viewer: number | 'public'): unknown =>
  concealedRecord(match, viewer).moves;

/** Lets what waits for a promise go on. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
