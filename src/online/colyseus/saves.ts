import type { SavedHost } from '../host/options.js';

/** Who owns a room, and what is saved of it. */
export interface Claim {
  readonly owner: string;
  /** Missing if nothing is saved, or if somebody else owns the room. */
  readonly saved?: SavedHost | undefined;
}

/**
 * Keeps shared games, so that they outlive their room and their process. A room has one owner at a time: what anybody else wants to save is refused, so that a
 * process that counted as dead cannot undo what was played without it.
 */
export interface Saves {
  /** Whether the store answers. Missing if it always does. */
  readonly status?: 'ok' | 'away';
  /** Calls back each time the store answers again, perhaps without what it knew. @returns what ends that */
  onReturn?(listener: () => void): () => void;
  /**
   * Makes somebody the owner of a room, unless somebody else is.
   * @param instead the owner it may be taken from
   * @returns the owner now, and what is saved
   */
  claim(room: string, owner: string, instead?: string): Promise<Claim>;
  /** Saves a room. @returns whether it is still the owner's */
  save(room: string, owner: string, saved: SavedHost): Promise<boolean>;
  /**
   * Gives a room back. What is saved stays for as long as the store keeps it.
   * @param hasBegun whether anybody has played; a game that nobody joined is kept for a shorter time
   */
  release(room: string, owner: string, hasBegun?: boolean): Promise<void>;
}

interface Kept {
  owner?: string | undefined;
  saved?: SavedHost | undefined;
  /** By the clock. */
  until: number;
}

/** Milliseconds between two looks for games that are too old. */
const SWEEP_EVERY = 60_000;

/** Keeps games in the memory of one process: they are gone when it ends. */
export class MemorySaves implements Saves {
  readonly status: 'ok' | 'away' = 'ok';
  readonly #rooms = new Map<string, Kept>();
  readonly #keptFor: number;
  readonly #unbegunFor: number;
  #sweptAt = performance.now();

  /**
   * @param keptFor how long a game is kept that nobody plays, in seconds. Default: a day
   * @param unbegunFor how long one is kept that has not begun. Default: an hour
   */
  constructor({
    keptFor = 86_400,
    unbegunFor = 3600,
  }: { readonly keptFor?: number; readonly unbegunFor?: number } = {}) {
    this.#keptFor = keptFor * 1000;
    this.#unbegunFor = Math.min(unbegunFor, keptFor) * 1000;
  }

  claim(room: string, owner: string, instead?: string): Promise<Claim> {
    this.#forgetOld();
    const known = this.#rooms.get(room);
    const kept = known && known.until > performance.now() ? known : { until: Infinity };
    if (kept.owner !== undefined && kept.owner !== owner && kept.owner !== instead) {
      return Promise.resolve({ owner: kept.owner });
    }
    this.#rooms.set(room, { ...kept, owner, until: Infinity });
    return Promise.resolve({ owner, saved: kept.saved });
  }

  save(room: string, owner: string, saved: SavedHost): Promise<boolean> {
    const kept = this.#rooms.get(room);
    if (kept?.owner !== owner) return Promise.resolve(false);
    kept.saved = saved;
    return Promise.resolve(true);
  }

  release(room: string, owner: string, hasBegun = true): Promise<void> {
    const kept = this.#rooms.get(room);
    if (kept?.owner !== owner) return Promise.resolve();
    this.#rooms.delete(room);
    if (kept.saved)
      this.#rooms.set(room, {
        saved: kept.saved,
        until: performance.now() + (hasBegun ? this.#keptFor : this.#unbegunFor),
      });
    return Promise.resolve();
  }

  #forgetOld(): void {
    const now = performance.now();
    if (now - this.#sweptAt < SWEEP_EVERY) return;
    this.#sweptAt = now;
    for (const [room, { owner, until }] of this.#rooms) {
      if (owner === undefined && until <= now) this.#rooms.delete(room);
    }
  }
}
