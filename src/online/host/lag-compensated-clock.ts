import { Clock } from '../../match/time/clock.js';

/**
 * The clock of a match with remote players. What they do counts at the time at which it was sent, so the end of a time limit waits until everything
 * that was sent before it must have arrived.
 */
export class LagCompensatedClock extends Clock {
  readonly #base: Clock;
  readonly #longestGrace: () => number;
  #behind = 0;

  /** @param longestGrace how long the slowest of the players' messages may have been under way, in milliseconds */
  constructor(base: Clock, longestGrace: () => number) {
    super();
    this.#base = base;
    this.#longestGrace = longestGrace;
  }

  override now(): number {
    return this.#base.now() - this.#behind;
  }

  override after(ms: number, ring: () => void): () => void {
    const grace = this.#longestGrace();
    // By the base clock, also within a rewind.
    const rest = Math.max(0, ms - this.#behind);
    return this.#base.after(rest + grace, () => this.rewind(grace, ring));
  }

  /** Does something as if it were so many milliseconds earlier. */
  rewind<Result>(grace: number, act: () => Result): Result {
    const before = this.#behind;
    this.#behind = grace;
    try {
      return act();
    } finally {
      this.#behind = before;
    }
  }
}
