import type { Seat } from '../../../src/games/game.js';
import { Match } from '../../../src/match/match.js';
import type { AnyGame } from '../../../src/match/record.js';
import type { ClientMessage, HostMessage, Viewer } from '../../../src/online/index.js';
import type { HostConnection, Transport } from '../../../src/online/link/transport.js';

type Numbered = Extract<ClientMessage, { n: number }>;
type Wish = { type: 'play'; move: string } | { type: 'draw' };

const RETRY_AFTER = 100;

/** A player over a transport: knows what the host tells, comes back after a lost connection, and does again what was not answered. */
export class RemotePlayer {
  readonly game: AnyGame;
  readonly transport: Transport;
  readonly inbox: HostMessage[] = [];
  mirror: Match | undefined;
  revision = 0;
  seat: Viewer | undefined;
  secret: string | undefined;
  /** The numbers that the host said it has done. */
  readonly done: number[] = [];
  isRefused = false;
  #wanted: Viewer | undefined;
  #n = 0;
  #pending: Numbered[] = [];
  #connection: HostConnection | undefined;
  #isReady = false;
  #isClosed = false;
  #changed: (() => void)[] = [];

  constructor(game: AnyGame, transport: Transport, seat?: Viewer) {
    this.game = game;
    this.transport = transport;
    this.#wanted = seat;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#connection?.close();
  }

  /** Does something once, however often the connection is lost. */
  act(wish: Wish): void {
    const message = { ...wish, n: ++this.#n, seen: this.revision } as Numbered;
    this.#pending.push(message);
    if (this.#isReady) this.#connection?.send(message);
  }

  get pending(): number {
    return this.#pending.length;
  }

  get isToMove(): boolean {
    return this.#pending.length === 0 && (this.mirror?.actors.includes(this.seat as Seat) ?? false);
  }

  /** Waits until something holds. */
  async until(holds: () => boolean, ms = 15_000): Promise<void> {
    const end = performance.now() + ms;
    while (!holds()) {
      const rest = end - performance.now();
      if (rest <= 0) throw new Error(`nothing after ${ms} ms: ${holds.toString()}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        this.#changed.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  #connect(): void {
    this.#connection = this.transport.connect({
      opened: () =>
        this.#connection?.send({ type: 'hello', protocol: 1, seat: this.seat ?? this.#wanted, secret: this.secret }),
      received: (message) => this.#take(JSON.parse(message as string) as HostMessage),
      closed: (isFinal) => {
        this.#isReady = false;
        if (isFinal) this.isRefused = true;
        else if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#connect(), RETRY_AFTER);
        this.#tell();
      },
    });
  }

  #take(message: HostMessage): void {
    this.inbox.push(message);
    if (message.type === 'ping') this.#connection?.send({ type: 'pong', time: message.time });
    else if (message.type === 'welcome') {
      ({ seat: this.seat, secret: this.secret } = message);
      this.#pending = this.#pending.filter(({ n }) => n > message.handled);
      this.#isReady = true;
      for (const each of this.#pending) this.#connection?.send(each);
    } else if ((message.type === 'done' || message.type === 'refuse') && message.n !== undefined) {
      const { n } = message;
      this.#pending = this.#pending.filter((each) => each.n !== n);
      if (message.type === 'done') this.done.push(n);
    }
    if (message.type === 'welcome' || message.type === 'snapshot') {
      this.mirror = Match.fromRecord(this.game, message.record);
      this.revision = message.revision;
    } else if (message.type === 'change' && message.revision === this.revision + 1) {
      this.revision = message.revision;
      for (const { by, move, at } of message.moves) this.mirror?.play(move, { actor: by, at });
    } else if (message.type === 'change' && message.revision > this.revision) {
      this.#connection?.send({ type: 'resync', from: this.revision });
    }
    this.#tell();
  }

  #tell(): void {
    const waiting = this.#changed;
    this.#changed = [];
    for (const each of waiting) each();
  }
}
