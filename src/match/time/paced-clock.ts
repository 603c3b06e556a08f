import { Clock } from './clock.js';

/** A clock that can go slower than another one, for readers who need more time. */
export class PacedClock extends Clock {
  readonly #base: Clock;
  #pace = 1;
  /** When the pace was set, by this clock and by the other one. */
  #at: number;
  #since: number;

  constructor(base: Clock) {
    super();
    this.#base = base;
    this.#since = base.now();
    this.#at = this.#since;
  }

  /** How many milliseconds of the other clock one of this clock takes. Set it while no callback is awaited. */
  get pace(): number {
    return this.#pace;
  }

  set pace(pace: number) {
    this.#at = this.now();
    this.#since = this.#base.now();
    this.#pace = pace;
  }

  override now(): number {
    return this.#at + (this.#base.now() - this.#since) / this.#pace;
  }

  override after(ms: number, ring: () => void): () => void {
    return this.#base.after(ms * this.#pace, ring);
  }
}
