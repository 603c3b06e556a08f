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
  /**
   * Makes somebody the owner of a room, unless somebody else is.
   * @param instead the owner it may be taken from
   * @returns the owner now, and what is saved
   */
  claim(room: string, owner: string, instead?: string): Promise<Claim>;
  /** Saves a room. @returns whether it is still the owner's */
  save(room: string, owner: string, saved: SavedHost): Promise<boolean>;
  /** Gives a room back. What is saved stays for as long as the store keeps it. */
  release(room: string, owner: string): Promise<void>;
}

interface Kept {
  owner?: string | undefined;
  saved?: SavedHost | undefined;
  /** By the clock. */
  until: number;
}

/** Keeps games in the memory of one process: they are gone when it ends. */
export class MemorySaves implements Saves {
  readonly #rooms = new Map<string, Kept>();
  readonly #keptFor: number;

  /** @param keptFor how long a game is kept that nobody plays, in seconds. Default: a day */
  constructor({ keptFor = 86_400 }: { readonly keptFor?: number } = {}) {
    this.#keptFor = keptFor * 1000;
  }

  claim(room: string, owner: string, instead?: string): Promise<Claim> {
    this.#forgetOld();
    const kept = this.#rooms.get(room) ?? { until: Infinity };
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

  release(room: string, owner: string): Promise<void> {
    const kept = this.#rooms.get(room);
    if (kept?.owner !== owner) return Promise.resolve();
    // Inserted again at the end, so that the oldest come first.
    this.#rooms.delete(room);
    if (kept.saved) this.#rooms.set(room, { saved: kept.saved, until: performance.now() + this.#keptFor });
    return Promise.resolve();
  }

  #forgetOld(): void {
    const now = performance.now();
    for (const [room, { owner, until }] of this.#rooms) {
      if (owner !== undefined) continue;
      if (until > now) return;
      this.#rooms.delete(room);
    }
  }
}
