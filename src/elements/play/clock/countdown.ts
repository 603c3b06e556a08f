import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../../../match/time/clock.js';

/** A match whose time is shown. */
interface Timed {
  readonly clock: Clock & { readonly pace?: number };
  readonly timeLeft: number | undefined;
  /** The name of the time limit that runs. */
  readonly timeLimit: string | undefined;
  readonly isSuspended: boolean;
}

/** Updates an element each second while a time limit runs, and reports each second once. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #match: () => Timed | undefined;
  readonly #onSecond: (seconds: number, isFirst: boolean) => void;
  #seconds: number | undefined;
  #limit: string | undefined;
  #cancel: (() => void) | undefined;

  /**
   * @param match the match that keeps time, if any
   * @param onSecond called with the seconds that are left, just before they are shown; `isFirst` for those of a new limit
   */
  constructor(
    host: ReactiveControllerHost,
    match: () => Timed | undefined,
    onSecond: (seconds: number, isFirst: boolean) => void,
  ) {
    this.#host = host;
    this.#match = match;
    this.#onSecond = onSecond;
    host.addController(this);
  }

  /** Whole seconds until the limit ends, as the reader feels them, rounded up; `undefined` while no time runs. */
  get seconds(): number | undefined {
    return this.#seconds;
  }

  hostUpdate(): void {
    const { timeLeft, timeLimit, isSuspended, clock } = this.#match() ?? {};
    const seconds = timeLeft === undefined ? undefined : Math.ceil((timeLeft * (clock?.pace ?? 1)) / 1000);
    const isFirst = timeLimit !== this.#limit || this.#seconds === undefined;
    if (seconds === this.#seconds && timeLimit === this.#limit) return;
    this.#seconds = seconds;
    this.#limit = timeLimit;
    if (seconds !== undefined && !isSuspended) this.#onSecond(seconds, isFirst);
  }

  hostUpdated(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const { timeLeft, isSuspended, clock } = this.#match() ?? {};
    if (!timeLeft || !clock || isSuspended) return;
    const { pace = 1 } = clock;
    this.#cancel = clock.after(((timeLeft * pace) % 1000 || 1000) / pace, () => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
