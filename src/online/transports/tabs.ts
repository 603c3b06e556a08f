import { GameError } from '../../games/game-error.js';
import { systemClock } from '../../match/time/clock.js';
import type { Clock } from '../../match/time/clock.js';
import type { AnyGame } from '../../match/record/record.js';
import type { HostOptions } from '../host/options.js';
import type { ConnectionEvents, HostConnection, Transport } from '../link/transport.js';
import { TabConnection } from './tab-connection.js';
import { HostElection } from './host-election.js';
import type { Hosting } from './host-election.js';

/** The game, and how the tab that hosts is to host it. The clock and the random numbers are the browser's. */
export interface TabsOptions<State = unknown, Move = unknown> extends Omit<
  HostOptions<Move>,
  'clock' | 'random' | 'onChange'
> {
  readonly game: AnyGame<State, Move>;
  /** Default: the system's. */
  readonly clock?: Clock | undefined;
}

/** Milliseconds that a tab goes on hosting while its own link waits for the next try: longer than any such wait. */
const BETWEEN = 30_000;

/**
 * Two or more tabs of one browser play each other, without a server. One of them hosts the game; all talk to it through a `BroadcastChannel`. After each change
 * the game is saved in the storage of the browser, and when the hosting tab goes, the next one goes on with it; nothing that was pressed is lost. Games that
 * nobody plays are kept for a week.
 *
 * A hidden tab hosts as well, but its timers may be a minute late: limits of time end late then. A tab that the browser has put to sleep is replaced after some ten
 * seconds. Where the browser has no channels or no Web Locks, as in pages without TLS, the transport says that there is no such game.
 *
 * Whoever plays in this browser can find out everything about the game: tabs are for trying things out, and for two people at one device.
 */
export const tabsTransport = <State, Move>(room: string, options: TabsOptions<State, Move>): Transport =>
  new Tab(room, options);

class Tab<State, Move> implements Transport {
  readonly room: string;
  readonly #options: TabsOptions<State, Move>;
  /** Of the channel and the lock. */
  readonly #name: string;
  readonly #key: string;
  readonly #clock: Clock;
  #connection: TabConnection | undefined;
  #election: HostElection | undefined;
  #cancelLeave: (() => void) | undefined;
  /** How often the game has been saved, as far as this tab knows. */
  #saves = 0;

  constructor(room: string, options: TabsOptions<State, Move>) {
    this.#key = `${options.game.id}/${room}`;
    this.#name = `tabletop-elements/tabs/${this.#key}`;
    this.room = `tabs ${this.#key}`;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  connect(events: ConnectionEvents): HostConnection {
    this.#cancelLeave?.();
    try {
      const connection = this.#open(events);
      this.#enter();
      return { send: (message) => connection.send(message), close: () => this.#close(connection) };
    } catch {
      // This browser, or this page, has no channels or no locks.
      let isOver = false;
      queueMicrotask(() => isOver || events.closed(true));
      return { send: () => undefined, close: () => void (isOver = true) };
    }
  }

  #open(events: ConnectionEvents): TabConnection {
    if (!navigator.locks) throw new Error('there are no Web Locks');
    const connection = new TabConnection({
      name: this.#name,
      clock: this.#clock,
      events,
      onOver: (isSilent) => this.#lost(connection, isSilent),
      onSaves: (saves) => {
        this.#saves = Math.max(this.#saves, saves);
      },
    });
    return (this.#connection = connection);
  }

  #close(connection: TabConnection): void {
    connection.close();
    if (this.#connection === connection) this.#leave();
  }

  /** The link will try again, unless it has been closed meanwhile. */
  #lost(connection: TabConnection, isSilent: boolean): void {
    if (this.#connection !== connection) return;
    if (isSilent && !this.#election?.isElected) this.#wait(true);
    this.#cancelLeave = this.#clock.after(BETWEEN, () => this.#leave());
  }

  /** From now on this tab may host. */
  #enter(): void {
    if (this.#election) return;
    globalThis.addEventListener?.('pagehide', this.#sleep);
    globalThis.document?.addEventListener('freeze', this.#sleep);
    this.#wait(false);
  }

  /** Leaves nothing behind. */
  #leave(): void {
    globalThis.removeEventListener?.('pagehide', this.#sleep);
    globalThis.document?.removeEventListener('freeze', this.#sleep);
    this.#cancelLeave?.();
    this.#connection = undefined;
    this.#election?.end();
    this.#election = undefined;
  }

  /** The page is closed, or put to sleep; in case it wakes up, the link connects again. */
  readonly #sleep = (): void => {
    const connection = this.#connection;
    this.#leave();
    connection?.lose();
  };

  /** Queues for hosting. @param steals takes the lock of a tab that sleeps */
  #wait(steals: boolean): void {
    this.#election?.end();
    this.#election = new HostElection({
      name: this.#name,
      steals,
      begin: (signal) => this.#host(signal),
      onLost: () => this.#wait(false),
      onError: (error) => this.#fail(error),
    });
  }

  async #host(signal: AbortSignal): Promise<Hosting | undefined> {
    const { TabsHost } = await import('./tabs-host.js');
    const options = { ...this.#options, clock: this.#clock, random };
    const { game } = options;
    return TabsHost.begin({ name: this.#name, key: this.#key, game, options, saves: this.#saves }, signal);
  }

  #fail(error: unknown): void {
    const connection = this.#connection;
    // Final if the page asks for what the game does not have, or may not use locks. Anything else may be temporary, such as a module that was not loaded.
    const isForbidden = (error as Error).name === 'SecurityError';
    const end = isForbidden ? 'forbidden' : error instanceof GameError;
    this.#leave();
    if (end || navigator.onLine) (this.#options.onError ?? globalThis.reportError)(error);
    connection?.lose({ end });
  }
}

/** Uniform numbers in [0, 1) that nobody can predict. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
