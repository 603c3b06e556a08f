import type { Clock } from '../../match/clock.js';

/** Milliseconds between two looks. */
const LOOK_EVERY = 2500;

export interface SilenceEvents {
  /** Nothing has been heard since the last look. */
  onQuiet?(): void;
  /** Nothing has been heard for too long. Called once. */
  onLost(): void;
}

/**
 * Notices that nothing is heard any more: some connections end without a word. It counts looks and not milliseconds, because the timers of hidden pages are
 * slow, and those of sleeping ones stand still.
 */
export class Silence {
  readonly #clock: Clock;
  readonly #looks: number;
  readonly #events: SilenceEvents;
  #quiet = 0;
  #cancel: () => void;

  /** @param longest milliseconds that are not too long yet */
  constructor(clock: Clock, longest: number, events: SilenceEvents) {
    this.#clock = clock;
    this.#looks = longest / LOOK_EVERY;
    this.#events = events;
    this.#cancel = this.#wait();
  }

  heard(): void {
    this.#quiet = 0;
  }

  stop(): void {
    this.#cancel();
  }

  #wait(): () => void {
    return this.#clock.after(LOOK_EVERY, () => this.#look());
  }

  #look(): void {
    if (++this.#quiet > this.#looks) {
      this.#events.onLost();
      return;
    }
    this.#cancel = this.#wait();
    if (this.#quiet > 1) this.#events.onQuiet?.();
  }
}
