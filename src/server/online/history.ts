/** What happened in one part of the last hour. */
export interface Sample {
  /** Milliseconds since 1970, at its end. */
  readonly at: number;
  readonly rooms: number;
  readonly players: number;
  readonly movesAMinute: number;
  /** Milliseconds in which 99 of 100 messages were handled; missing if there were none. */
  readonly slowest: number | undefined;
}

/** Milliseconds of a sample, and of all that are kept. */
export const SAMPLE = 30_000;
export const HOUR = 3_600_000;

/** The upper end of each class of durations, in milliseconds: each is a fifth longer than the one before. The last one takes everything that is longer. */
const CLASSES = Array.from({ length: 64 }, (_, index) => 0.1 * 1.2 ** index);

/** Remembers the last hour, in a few kilobytes. */
export class History {
  #samples: readonly Sample[] = [];
  #since: number;
  #moves = 0;
  readonly #durations = new Uint32Array(CLASSES.length);

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#since = now;
  }

  get samples(): readonly Sample[] {
    return this.#samples;
  }

  addMoves(count: number): void {
    this.#moves += count;
  }

  addDuration(ms: number): void {
    const index = CLASSES.findIndex((end) => ms <= end);
    this.#durations[index < 0 ? CLASSES.length - 1 : index]!++;
  }

  /** Ends a sample, and forgets those that are older than an hour. */
  take(at: number, { rooms, players }: Pick<Sample, 'rooms' | 'players'>): void {
    const minutes = Math.max(1, at - this.#since) / 60_000;
    const sample = { at, rooms, players, movesAMinute: this.#moves / minutes, slowest: this.#percentile(0.99) };
    this.#samples = [...this.#samples.filter((each) => each.at > at - HOUR), sample];
    this.#since = at;
    this.#moves = 0;
    this.#durations.fill(0);
  }

  #percentile(share: number): number | undefined {
    const all = this.#durations.reduce((sum, count) => sum + count, 0);
    let below = 0;
    return CLASSES.find((_, index) => (below += this.#durations[index]!) >= all * share && all > 0);
  }
}
