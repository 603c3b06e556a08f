import type { Clock } from './clock.js';

/** The time since the start of a match, which can be stopped, and one alarm on it. */
export class Stopwatch {
  readonly #clock: Clock;
  #origin: number;
  #suspendedAt: number | undefined;
  #alarm: { readonly key: string; readonly due: number; readonly cancel: () => void } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#origin = clock.now();
  }

  /** Milliseconds since the start. */
  get elapsed(): number {
    return (this.#suspendedAt ?? this.#clock.now()) - this.#origin;
  }

  set elapsed(ms: number) {
    this.#origin = (this.#suspendedAt ?? this.#clock.now()) - ms;
  }

  get isSuspended(): boolean {
    return this.#suspendedAt !== undefined;
  }

  suspend(): void {
    this.#suspendedAt ??= this.#clock.now();
    this.clear();
  }

  resume(): void {
    if (this.#suspendedAt === undefined) return;
    this.#origin += this.#clock.now() - this.#suspendedAt;
    this.#suspendedAt = undefined;
  }

  /** Rings once when `due` milliseconds have passed since the start. The same key leaves a set alarm alone. */
  set(key: string, due: number, ring: () => void): void {
    if (this.#alarm?.key === key) return;
    this.clear();
    // Timers ring a little early at times; the rest is waited for, or the limit would never end.
    const wake = () => {
      if (this.elapsed >= due) return ring();
      this.clear();
      this.set(key, due, ring);
    };
    this.#alarm = { key, due, cancel: this.#clock.after(Math.max(0, due - this.elapsed), wake) };
  }

  clear(): void {
    this.#alarm?.cancel();
    this.#alarm = undefined;
  }

  /** When the alarm was due, if that time has passed. */
  get overdue(): number | undefined {
    return this.#alarm && this.elapsed >= this.#alarm.due ? this.#alarm.due : undefined;
  }
}
