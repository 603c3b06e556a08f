/** What a tab does that hosts. */
export interface Hosting {
  /** Settled when it has ended, by itself or because it was closed. */
  readonly over: Promise<void>;
  close(): void;
}

export interface HostElectionSettings {
  /** The name of the lock. */
  readonly name: string;
  /** Takes the lock from whoever has it. */
  readonly steals: boolean;
  /** @param signal aborted when the election is over before hosting has begun: then nobody may host any more */
  readonly begin: (signal: AbortSignal) => Promise<Hosting | undefined>;
  /** Another tab goes on with the game. */
  readonly onLost: () => void;
  /** Nobody can host, and the election is over. */
  readonly onError: (error: unknown) => void;
}

/**
 * Waits in the browser's queue until this tab hosts, and hosts until it {@link end}s. Whoever holds the Web Lock hosts: when a tab goes, however it goes, the
 * browser hands the lock to the next one.
 */
export class HostElection {
  readonly #end = new AbortController();
  readonly #settings: HostElectionSettings;
  #hosting: Hosting | undefined;
  /** Whether this tab hosts, or is about to. */
  isElected = false;

  constructor(settings: HostElectionSettings) {
    this.#settings = settings;
    void this.#wait();
  }

  end(): void {
    this.#hosting?.close();
    this.#end.abort();
  }

  async #wait(): Promise<void> {
    const { name, steals, onLost, onError } = this.#settings;
    const { signal } = this.#end;
    let failure: unknown;
    const host = async () => {
      try {
        await this.#host(signal);
      } catch (error) {
        failure = error;
      }
    };
    try {
      await navigator.locks.request(name, steals ? { steal: true } : { signal }, host);
    } catch (error) {
      // The lock was stolen, or this page may have none.
      if ((error as Error).name !== 'AbortError') failure = error;
    }
    if (signal.aborted) return;
    this.end();
    if (failure === undefined) onLost();
    else onError(failure);
  }

  async #host(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.isElected = true;
    this.#hosting = await this.#settings.begin(signal);
    if (signal.aborted) this.#hosting?.close();
    await this.#hosting?.over;
  }
}
