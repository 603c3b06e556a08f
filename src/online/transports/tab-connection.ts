import type { Clock } from '../../match/time/clock.js';
import type { ConnectionEvents, FinalClose, HostConnection } from '../link/transport.js';
import type { ClientMessage } from '../protocol.js';
import { IdleTimeout } from './idle-timeout.js';
import { TabChannel } from './tab-channel.js';
import type { TabMessage } from './tab-channel.js';

/** Tabs answer at once, but for those that sleep. */
const IDLE_LIMIT = 10_000;

export interface TabConnectionSettings {
  /** The name of the channel. */
  readonly name: string;
  readonly clock: Clock;
  readonly events: ConnectionEvents;
  /** The connection is over. @param isSilent whether nobody has answered for too long */
  readonly onOver: (isSilent: boolean) => void;
  /** Called with how often the game had been saved when the host sent a message. */
  readonly onSaves: (saves: number) => void;
}

/** One try to play in the tab that hosts, whichever it is. */
export class TabConnection implements HostConnection {
  readonly #id = crypto.randomUUID();
  readonly #settings: TabConnectionSettings;
  readonly #channel: TabChannel;
  readonly #idleTimeout: IdleTimeout;
  /** The host that has answered. */
  #host: string | undefined;
  #isOver = false;

  constructor(settings: TabConnectionSettings) {
    this.#settings = settings;
    this.#channel = new TabChannel(settings.name, (message) => this.#take(message));
    this.#idleTimeout = new IdleTimeout(settings.clock, IDLE_LIMIT, {
      onIdle: () => this.#ping(),
      onTimeout: () => this.lose({ isSilent: true }),
    });
    this.#ping();
  }

  send(message: ClientMessage): void {
    if (this.#host === undefined) return;
    this.#channel.post({ kind: 'to-host', from: this.#id, to: this.#host, text: JSON.stringify(message) });
  }

  close(): void {
    this.#end();
  }

  lose({ end = false, isSilent = false }: { end?: boolean | FinalClose; isSilent?: boolean } = {}): void {
    if (this.#isOver) return;
    this.#end();
    this.#settings.onOver(isSilent);
    this.#settings.events.closed(end);
  }

  #end(): void {
    this.#isOver = true;
    this.#channel.post({ kind: 'leave', from: this.#id });
    this.#channel.close();
    this.#idleTimeout.stop();
  }

  #ping(): void {
    const from = this.#id;
    this.#channel.post(this.#host === undefined ? { kind: 'join', from } : { kind: 'ping', from, to: this.#host });
  }

  #take(message: TabMessage): void {
    if (this.#host === undefined) this.#takeAnswer(message);
    else if (message.kind === 'host') this.lose();
    else if (message.from === this.#host) this.#takeFromHost(message);
  }

  #takeAnswer(message: TabMessage): void {
    if (message.kind === 'host') this.#ping();
    if (message.kind !== 'joined' || message.to !== this.#id) return;
    this.#host = message.from;
    this.#idleTimeout.restart();
    this.#settings.events.opened();
  }

  #takeFromHost(message: TabMessage): void {
    const isForUs = 'to' in message && message.to === this.#id;
    if (message.kind === 'end') this.lose();
    if (!isForUs) return;
    this.#idleTimeout.restart();
    if (message.kind === 'unknown') this.lose();
    if (message.kind !== 'to-client') return;
    this.#settings.onSaves(message.saves);
    this.#settings.events.received(message.text);
  }
}
