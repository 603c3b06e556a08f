import { Clock } from '../../src/match/time/clock.js';

interface Alarm {
  readonly due: number;
  readonly ring: () => void;
}

/** A clock that stands still until a test drives it. It does not begin at 0, as the clock of a page does not either. */
export class FakeClock extends Clock {
  #now = 5000;
  readonly #alarms = new Set<Alarm>();

  override now(): number {
    return this.#now;
  }

  override after(ms: number, ring: () => void): () => void {
    const alarm = { due: this.#now + ms, ring };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** How many alarms are set. */
  get pending(): number {
    return this.#alarms.size;
  }

  /** Time passes, and what falls due rings, the earliest first. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next; next && next.due <= end; next = this.#next) {
      this.#now = Math.max(this.#now, next.due);
      this.#ring(next);
    }
    this.#now = end;
  }

  /** Time passes and nothing rings: the device slept, or the page was busy. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** The next alarm rings before its time, as the timers of browsers do by a fraction of a millisecond. */
  ringEarly(): void {
    const next = this.#next;
    if (next) this.#ring(next);
  }

  get #next(): Alarm | undefined {
    return [...this.#alarms].sort((a, b) => a.due - b.due)[0];
  }

  #ring(alarm: Alarm): void {
    this.#alarms.delete(alarm);
    alarm.ring();
  }
}
