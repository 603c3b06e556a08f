import type { Clock } from '../../match/time/clock.js';

/** Milliseconds before the first try, and at most before any. */
const FIRST = 400;
const LONGEST = 15_000;

/** Tries something again after waits that grow, each a little different, so that not all players of a server come back in the same moment. */
export class BackOff {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #attempt: () => void;
  #wait = FIRST;
  #cancel: (() => void) | undefined;

  constructor(clock: Clock, random: () => number, attempt: () => void) {
    this.#clock = clock;
    this.#random = random;
    this.#attempt = attempt;
  }

  /** Tries after a while, unless that is planned already. */
  later(): void {
    if (this.#cancel) return;
    const wait = this.#wait * (0.5 + this.#random());
    this.#wait = Math.min(LONGEST, this.#wait * 2);
    this.#cancel = this.#clock.after(wait, () => this.now());
  }

  now(): void {
    this.stop();
    this.#attempt();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Makes the next wait short again, after a success. */
  reset(): void {
    this.#wait = FIRST;
  }
}
