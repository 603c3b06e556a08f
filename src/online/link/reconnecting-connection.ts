import type { Clock } from '../../match/time/clock.js';
import type { ClientMessage, HostMessage } from '../protocol.js';
import { RoundTrips } from '../round-trips.js';
import { BackOff } from './back-off.js';
import { readMessage } from './read-message.js';
import type { FinalClose, HostConnection, Transport } from './transport.js';

/** Milliseconds without a message after which the host is pinged, and then until the connection counts as lost. */
const IDLE_LIMIT = 12_000;
const ANSWER_LIMIT = 5000;

interface ConnectionContext {
  readonly transport: Transport;
  readonly clock: Clock;
  /** For the spread of the tries after a lost connection. */
  readonly random: () => number;
  /** Messages can be sent. */
  readonly onOpen: () => void;
  readonly onMessage: (message: HostMessage) => void;
  /** The connection is lost; another one is tried in a while. */
  readonly onLoss: () => void;
  /** Nothing is tried again. */
  readonly onEnd: (why: FinalClose) => void;
}

/** The connection to the host of a game: it notices when it is lost, tries again, and measures its delay. */
export class ReconnectingConnection {
  readonly #context: ConnectionContext;
  readonly #backOff: BackOff;
  readonly #trips = new RoundTrips();
  #connection: HostConnection | undefined;
  /** Counts the connections: events of an earlier one do not count any more. */
  #tries = 0;
  #stopWatch: (() => void) | undefined;
  /** When the hello was sent that the host has not answered yet. */
  #greetedAt: number | undefined;

  constructor(context: ConnectionContext) {
    this.#context = context;
    this.#backOff = new BackOff(context.clock, context.random, () => this.#connect());
  }

  /** Milliseconds that a message takes one way; `undefined` until it is measured. */
  get delay(): number | undefined {
    return this.#trips.delay;
  }

  /** Connects at once, in place of the connection that there is. */
  connect(): void {
    this.#disconnect();
    this.#backOff.now();
  }

  /** Sends a hello. How long its answer takes is the first measurement, so that no countdown begins late. */
  greet(hello: ClientMessage): void {
    this.#greetedAt = this.#context.clock.now();
    this.#trips.sent(this.#greetedAt);
    this.send(hello);
  }

  /** The host has answered a hello, or another wish for a seat: after the next loss the first try comes soon. */
  confirm(): void {
    this.#backOff.reset();
    if (this.#greetedAt !== undefined) this.answered(this.#greetedAt);
    this.#greetedAt = undefined;
  }

  send(message: ClientMessage): void {
    this.#connection?.send(message);
  }

  /** Pings the host. */
  measure(): void {
    const time = this.#context.clock.now();
    this.#trips.sent(time);
    this.send({ type: 'ping', time });
  }

  /** The host has answered a ping. @param time the one that the ping carried */
  answered(time: number): void {
    if (this.#trips.answered(time, this.#context.clock.now())) this.measure();
  }

  /** Gives the connection up, and tries another one in a while. */
  lose(): void {
    this.#disconnect();
    this.#backOff.later();
    this.#context.onLoss();
  }

  /** Disconnects for good. */
  close(): void {
    this.#disconnect();
    this.#backOff.stop();
  }

  #connect(): void {
    const attempt = ++this.#tries;
    const isCurrent = () => attempt === this.#tries;
    const { transport, onOpen, onMessage, onEnd } = this.#context;
    this.#connection = transport.connect({
      opened: () => isCurrent() && onOpen(),
      received: (input) => {
        if (!isCurrent()) return;
        this.#watch();
        const message = readMessage(input);
        if (message) onMessage(message);
      },
      closed: (end = false) => {
        if (!isCurrent()) return;
        this.#connection = undefined;
        if (end === false) this.lose();
        else onEnd(end === true ? 'no-room' : end);
      },
    });
    this.#watch();
  }

  /** Any message shows that the connection stands. A silent one is tried, and then given up. */
  #watch(): void {
    const { clock } = this.#context;
    this.#stopWatch?.();
    this.#stopWatch = clock.after(IDLE_LIMIT, () => {
      this.measure();
      this.#stopWatch = clock.after(ANSWER_LIMIT, () => this.lose());
    });
  }

  #disconnect(): void {
    this.#tries++;
    this.#stopWatch?.();
    this.#connection?.close();
    this.#connection = undefined;
  }
}
