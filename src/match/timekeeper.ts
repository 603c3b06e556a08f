import type { Actor, Deadline } from '../games/game.js';
import type { Clock } from './clock.js';
import type { By } from './entry.js';
import type { AnyGame } from './record.js';

/** What a timekeeper needs of its match. */
interface KeptMatch {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly ply: number;
  readonly length: number;
  readonly entries: readonly { readonly at?: number }[];
  stateAt(ply: number): unknown;
  play(move: unknown, options: { actor: Actor; at: number; by: By }): void;
}

/** Keeps the time of one match: it stamps moves, and plays the end of a time limit as the actor `'clock'`. */
export class Timekeeper {
  readonly #clock: Clock;
  readonly #match: KeptMatch;
  #origin: number;
  #suspendedAt: number | undefined;
  #alarm: { readonly key: string; readonly due: number; readonly cancel: () => void } | undefined;

  /** Goes on from the time of the latest move that was recorded. */
  constructor(clock: Clock, match: KeptMatch) {
    this.#clock = clock;
    this.#match = match;
    this.#origin = clock.now() - (match.entries.at(-1)?.at ?? 0);
  }

  /** Whole milliseconds since the start: the stamp of a move that is made now. */
  get now(): number {
    return Math.round(this.#elapsed);
  }

  get isSuspended(): boolean {
    return this.#suspendedAt !== undefined;
  }

  /** Milliseconds until the limit that runs now is over. */
  get timeLeft(): number | undefined {
    const deadline = this.#deadline;
    return deadline && Math.max(0, this.#dueOf(deadline) - this.#elapsed);
  }

  /** Stops the clock. */
  suspend(): void {
    this.#suspendedAt ??= this.#clock.now();
    this.#clear();
  }

  /** Lets the clock run on as if no time had passed. */
  resume(): void {
    if (this.#suspendedAt === undefined) return;
    this.#origin += this.#clock.now() - this.#suspendedAt;
    this.#suspendedAt = undefined;
    this.update();
  }

  /** After any change: sets the alarm for the limit that runs now, if any. The same limit runs on. */
  update(): void {
    const deadline = this.#deadline;
    if (!deadline) this.#clear();
    else if (this.#suspendedAt === undefined && this.#alarm?.key !== deadline.key) {
      this.#set(deadline.key, this.#dueOf(deadline));
    }
  }

  /** Plays the end of each time limit that has passed: when the alarm rings, or on waking up before any later move. */
  settle(): void {
    while (this.#alarm && this.#elapsed >= this.#alarm.due) {
      const { due } = this.#alarm;
      const deadline = this.#deadline;
      this.#clear();
      if (!deadline) return;
      const at = Math.max(due, this.#match.entries.at(-1)?.at ?? 0);
      this.#match.play(deadline.move, { actor: 'clock', at, by: 'computer' });
    }
  }

  get #elapsed(): number {
    return (this.#suspendedAt ?? this.#clock.now()) - this.#origin;
  }

  get #deadline(): Deadline<unknown> | undefined {
    const { game, state, ply, length } = this.#match;
    return ply === length ? game.deadline?.(state) : undefined;
  }

  /** A time limit runs from the move that brought its key up, also when the match was loaded or suspended since. */
  #dueOf({ key, ms }: Deadline<unknown>): number {
    const { game, entries } = this.#match;
    let { ply } = this.#match;
    while (ply > 0 && game.deadline?.(this.#match.stateAt(ply - 1))?.key === key) ply--;
    return (entries[ply - 1]?.at ?? 0) + ms;
  }

  #set(key: string, due: number): void {
    this.#clear();
    // Timers ring a little early at times; the rest is waited for, or the limit would never end.
    const ring = () => (this.#elapsed >= due ? this.settle() : this.#set(key, due));
    this.#alarm = { key, due, cancel: this.#clock.after(Math.max(0, due - this.#elapsed), ring) };
  }

  #clear(): void {
    this.#alarm?.cancel();
    this.#alarm = undefined;
  }
}
