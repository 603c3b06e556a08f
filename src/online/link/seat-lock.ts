/** Milliseconds until a page that is gone has given its locks up. A page that is busy when they pass has received no message yet, so it waits again. */
const WAIT = 500;
/** How often a tab waits that may be a copy of the one that has the seat, and one that was reloaded, on whatever machine. */
const WAITS = 3;
const WAITS_AFTER_RELOAD = 20;

/** What the keepers of this page hold. */
const heldHere = new Set<string>();

/**
 * Holds the name of a seat as long as the page lives, so that no other tab, and no other element of this one, takes the same seat. Without Web Locks it
 * stands only against the other elements.
 */
export class SeatLock {
  readonly #name: string;
  readonly #end = new AbortController();

  private constructor(name: string) {
    this.#name = name;
    heldHere.add(name);
    this.#end.signal.addEventListener('abort', () => heldHere.delete(name));
  }

  static isHeldHere(name: string): boolean {
    return heldHere.has(name);
  }

  /** Whether the browser says what other tabs hold. */
  static get isSupported(): boolean {
    return locks() !== undefined;
  }

  /**
   * Takes the lock unless somebody else has it.
   * @param mayWait whether it may still be held by what was this page before a reload
   */
  static async claim(name: string, mayWait: boolean): Promise<SeatLock | undefined> {
    if (heldHere.has(name)) return undefined;
    const lock = new SeatLock(name);
    for (let tries = mayWait ? mostWaits() : 1; tries > 0 && !lock.#end.signal.aborted; tries--)
      if (await lock.#request(mayWait ? { signal: lock.#upTo(WAIT) } : { ifAvailable: true })) return lock;
    lock.release();
    return undefined;
  }

  /** Takes the lock as soon as nobody else has it. */
  static queue(name: string): SeatLock {
    const lock = new SeatLock(name);
    void lock.#request({ signal: lock.#end.signal });
    return lock;
  }

  release(): void {
    this.#end.abort();
  }

  #upTo(ms: number): AbortSignal {
    return AbortSignal.any([this.#end.signal, AbortSignal.timeout(ms)]);
  }

  async #request(options: LockOptions): Promise<boolean> {
    const { signal } = this.#end;
    const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    return new Promise((resolve) => {
      const granted = (lock: Lock | null) => {
        resolve(lock !== null && !signal.aborted);
        return lock && !signal.aborted ? held : undefined;
      };
      // Where storage is blocked, locks are too: then nobody else is seen.
      const refused = (error: unknown) => resolve((error as Error).name === 'SecurityError');
      if (locks()) locks()?.request(this.#name, options, granted).catch(refused);
      else resolve(true);
    });
  }
}

function mostWaits(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? WAITS_AFTER_RELOAD : WAITS;
}

/** Missing in Node and in pages without TLS. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;
