import type { Clock } from '../../match/time/clock.js';

/** Milliseconds between two checks. */
const CHECK_EVERY = 2500;

export interface IdleEvents {
  /** Nothing has come since the last check. */
  onIdle?(): void;
  /** Nothing has come for too long. Called once. */
  onTimeout(): void;
}

/**
 * Notices that a connection is idle for too long: some end without an event. It counts checks and not milliseconds, because the timers of hidden pages are
 * slow, and those of sleeping ones stand still.
 */
export class IdleTimeout {
  readonly #clock: Clock;
  readonly #checks: number;
  readonly #events: IdleEvents;
  #idle = 0;
  #cancel: () => void;

  /** @param longest milliseconds after which the connection counts as lost */
  constructor(clock: Clock, longest: number, events: IdleEvents) {
    this.#clock = clock;
    this.#checks = longest / CHECK_EVERY;
    this.#events = events;
    this.#cancel = this.#wait();
  }

  restart(): void {
    this.#idle = 0;
  }

  stop(): void {
    this.#cancel();
  }

  #wait(): () => void {
    return this.#clock.after(CHECK_EVERY, () => this.#check());
  }

  #check(): void {
    if (++this.#idle > this.#checks) {
      this.#events.onTimeout();
      return;
    }
    this.#cancel = this.#wait();
    if (this.#idle > 1) this.#events.onIdle?.();
  }
}
