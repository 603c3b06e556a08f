import type { AnyGame } from '../../match/record/record.js';
import { GameHost } from '../host/game-host.js';
import type { HostOptions } from '../host/options.js';
import { SavedTabs } from './saved-tabs.js';
import { IdleTimeout } from './idle-timeout.js';
import { TabChannel } from './tab-channel.js';
import type { TabMessage } from './tab-channel.js';
import type { Hosting } from './host-election.js';

/** Each client is pinged every five seconds. */
const IDLE_LIMIT = 15_000;

export interface TabsHostSettings<State, Move> {
  /** The name of the channel. */
  readonly name: string;
  /** Where the game is saved. */
  readonly key: string;
  readonly game: AnyGame<State, Move>;
  readonly options: HostOptions<Move>;
  /** How often the game has been saved at least. */
  readonly saves: number;
}

/** Hosts the game that the tabs of a browser share, in one of them. Every tab talks to it through the channel, its own as well. */
export class TabsHost<State, Move> implements Hosting {
  readonly #id: string;
  readonly #options: HostOptions<Move>;
  readonly #saved: SavedTabs;
  readonly #channel: TabChannel;
  readonly #host: GameHost<State, Move>;
  /** The connections, each with its idle timeout. */
  readonly #clients = new Map<string, IdleTimeout>();
  readonly over: Promise<void>;
  #end: () => void = () => undefined;
  #isOver = false;

  /**
   * Restores the game, or begins one if none is saved, or it is damaged.
   * @param signal aborted when it is too late
   */
  static async begin<State, Move>(
    settings: TabsHostSettings<State, Move>,
    signal: AbortSignal,
  ): Promise<TabsHost<State, Move> | undefined> {
    const id = crypto.randomUUID();
    const saved = new SavedTabs(settings.key, id);
    const found = await saved.load(settings.saves);
    return signal.aborted ? undefined : new TabsHost(id, saved, found, settings);
  }

  private constructor(id: string, saved: SavedTabs, found: unknown, settings: TabsHostSettings<State, Move>) {
    this.#id = id;
    this.over = new Promise((resolve) => (this.#end = resolve));
    this.#saved = saved;
    this.#options = { ...settings.options, onChange: () => this.#save() };
    this.#host = this.#begin(settings.game, found);
    this.#channel = new TabChannel(settings.name, (message) => this.#take(message));
    this.#save();
    SavedTabs.sweep();
    this.#channel.post({ kind: 'host', from: id });
  }

  /** Saves the game and ends: another tab goes on with it. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#saved.save(this.#host.save());
    this.#host.close();
    this.#channel.post({ kind: 'end', from: this.#id });
    this.#channel.close();
    for (const client of this.#clients.values()) client.stop();
    this.#end();
  }

  #begin(game: AnyGame<State, Move>, found: unknown): GameHost<State, Move> {
    if (found !== undefined) {
      try {
        return GameHost.restore(game, found, this.#options);
      } catch {
        this.#saved.setAside();
      }
    }
    return new GameHost(game, this.#options);
  }

  #save(): void {
    // The host calls back while it is being made.
    if (this.#isOver || !this.#host) return;
    // Another tab has gone on with the game while this one slept.
    if (!this.#saved.save(this.#host.save())) this.close();
  }

  #take(message: TabMessage): void {
    const { kind, from } = message;
    if (kind === 'join') this.#join(from);
    else if (kind === 'leave') this.#leave(from);
    else if (kind === 'host') this.close();
    else if ((kind === 'to-host' || kind === 'ping') && message.to === this.#id) {
      const client = this.#clients.get(from);
      client?.restart();
      if (!client) this.#channel.post({ kind: 'unknown', from: this.#id, to: from });
      else if (kind === 'to-host') this.#host.receive(from, message.text);
      else this.#channel.post({ kind: 'pong', from: this.#id, to: from });
    }
  }

  #join(id: string): void {
    if (this.#clients.has(id)) return;
    this.#clients.set(id, new IdleTimeout(this.#options.clock, IDLE_LIMIT, { onTimeout: () => this.#drop(id) }));
    this.#channel.post({ kind: 'joined', from: this.#id, to: id });
    this.#host.join(id, {
      send: (message) => {
        if (this.#isOver) return;
        const text = JSON.stringify(message);
        this.#channel.post({ kind: 'to-client', from: this.#id, to: id, text, saves: this.#saved.saves });
      },
    });
  }

  #drop(id: string): void {
    this.#channel.post({ kind: 'unknown', from: this.#id, to: id });
    this.#leave(id);
  }

  #leave(id: string): void {
    this.#clients.get(id)?.stop();
    this.#clients.delete(id);
    this.#host.leave(id);
  }
}
