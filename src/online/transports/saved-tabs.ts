import type { SavedHost } from '../host/options.js';
import { DatedStorage } from '../link/dated-storage.js';

/** Milliseconds that a game is kept after it was played last: a week. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds until a save that is known of can be read: other processes see it a moment later. */
const LATEST = 1000;
const LOOK_EVERY = 20;

const games = new DatedStorage('tabletop-elements/tabs/', () => localStorage, LONGEST);
const damagedGames = new DatedStorage('tabletop-elements/damaged-tabs/', () => localStorage, LONGEST);

interface Save {
  /** The host that saved it. */
  readonly by: string;
  /** How often the game has been saved, over all hosts. */
  readonly saves: number;
  readonly host: SavedHost;
}

/** Where tabs keep the game that they share. A host saves there as long as no other one does. */
export class SavedTabs {
  /** How often the game has been saved. */
  saves = 0;
  readonly #key: string;
  readonly #by: string;
  /** What is stored, as far as this host knows. */
  #known: string | undefined;

  /** @param by names the host */
  constructor(key: string, by: string) {
    this.#key = key;
    this.#by = by;
  }

  /** @param saves how often the game has been saved at least, as far as a tab of this browser knows */
  async load(saves: number): Promise<unknown> {
    for (let waited = 0; waited < LATEST && this.#stored.saves < saves; waited += LOOK_EVERY) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    const stored = this.#stored;
    this.saves = Math.max(stored.saves, saves);
    this.#known = games.text(this.#key);
    return stored.host;
  }

  /** @returns whether this host is still the one that saves */
  save(host: SavedHost): boolean {
    if (this.isForeign) return false;
    const text = games.write(this.#key, { by: this.#by, saves: this.saves + 1, host } satisfies Save);
    if (text === undefined) return true;
    this.#known = text;
    this.saves++;
    return true;
  }

  /** Whether another host has saved since. */
  get isForeign(): boolean {
    const text = games.text(this.#key);
    return text !== undefined && text !== this.#known;
  }

  /** Keeps a copy of what cannot be restored. */
  setAside(): void {
    damagedGames.write(this.#key, this.#known);
  }

  static sweep(): void {
    games.sweep();
    damagedGames.sweep();
  }

  get #stored(): { readonly saves: number; readonly host: unknown } {
    const found = games.read(this.#key);
    if (found === undefined) return { saves: 0, host: undefined };
    const { saves, host } = Object(found) as Partial<Save>;
    return { saves: Number.isSafeInteger(saves) ? Number(saves) : 0, host: host ?? found };
  }
}
