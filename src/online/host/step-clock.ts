import { Clock } from '../../match/time/clock.js';

/** A clock whose alarms ring as steps of a host, so that what they throw ends this game and not the process. */
export class StepClock extends Clock {
  readonly #base: Clock;
  readonly #step: (act: () => void) => void;

  constructor(base: Clock, step: (act: () => void) => void) {
    super();
    this.#base = base;
    this.#step = step;
  }

  override now(): number {
    return this.#base.now();
  }

  override after(ms: number, ring: () => void): () => void {
    return this.#base.after(ms, () => this.#step(ring));
  }
}
