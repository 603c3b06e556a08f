import type { Clock } from './clock.js';
import type { By } from './entry.js';

/** What it needs of a match. */
interface PlayedBack {
  readonly ply: number;
  readonly length: number;
  readonly entries: readonly { readonly at?: number }[];
  goTo(ply: number, by: By): void;
  subscribe(listener: () => void): () => void;
}

/** Goes through a match from the moment that is shown, at the pace at which its moves were made. */
export class Playback {
  readonly #match: PlayedBack;
  readonly #clock: Clock;
  readonly #onEnd: () => void;
  /** When, by the clock, the match began. */
  #origin = 0;
  #isStepping = false;
  #cancel: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  /** @param onEnd is called when it ends by itself: after the last move, or when somebody else goes to another moment */
  constructor(match: PlayedBack, clock: Clock, onEnd: () => void) {
    this.#match = match;
    this.#clock = clock;
    this.#onEnd = onEnd;
  }

  /** Whether it goes through this match. */
  isOf(match: PlayedBack): boolean {
    return this.#match === match;
  }

  get isRunning(): boolean {
    return this.#cancel !== undefined;
  }

  /** From the end it begins at the start. */
  start(): void {
    if (this.isRunning) return;
    const match = this.#match;
    if (match.ply === match.length) match.goTo(0, 'user');
    this.#origin = this.#clock.now() - this.#timeAt(match.ply);
    this.#wait();
    this.#unsubscribe = match.subscribe(() => {
      if (!this.#isStepping) this.#end();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#unsubscribe?.();
    this.#cancel = this.#unsubscribe = undefined;
  }

  /** The time of the latest move before a ply; before the first one that of the first, so that nobody waits for the beginning. */
  #timeAt(ply: number): number {
    const { entries } = this.#match;
    return (entries[ply - 1] ?? entries[0])?.at ?? 0;
  }

  #wait(): void {
    const due = this.#timeAt(this.#match.ply + 1);
    this.#cancel = this.#clock.after(Math.max(0, this.#origin + due - this.#clock.now()), () => this.#step());
  }

  #step(): void {
    const match = this.#match;
    const next = match.ply + 1;
    this.#isStepping = true;
    match.goTo(next, 'auto');
    this.#isStepping = false;
    if (!this.isRunning) return;
    // Who was told of the step may have gone elsewhere.
    if (match.ply === next && next < match.length) this.#wait();
    else this.#end();
  }

  #end(): void {
    this.stop();
    this.#onEnd();
  }
}
