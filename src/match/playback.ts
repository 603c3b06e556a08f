import type { Clock } from './time/clock.js';
import type { By } from './entry.js';

/** The part of a match that playback needs. */
interface PlayedBack {
  readonly ply: number;
  readonly length: number;
  readonly entries: readonly { readonly at?: number }[];
  goTo(ply: number, by: By): void;
  subscribe(listener: () => void): () => void;
}

/** Steps through a match from the current ply in real time, by the times of its moves. */
export class Playback {
  readonly #match: PlayedBack;
  readonly #clock: Clock;
  readonly #onEnd: () => void;
  /** The time of the clock at which the match would have begun. */
  #origin = 0;
  #isStepping = false;
  #cancel: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  /** @param onEnd is called when playback ends by itself: after the last move, or when somebody else goes to another ply */
  constructor(match: PlayedBack, clock: Clock, onEnd: () => void) {
    this.#match = match;
    this.#clock = clock;
    this.#onEnd = onEnd;
  }

  /** Whether it plays back this match. */
  isOf(match: PlayedBack): boolean {
    return this.#match === match;
  }

  get isRunning(): boolean {
    return this.#cancel !== undefined;
  }

  /** Starts at the current ply; at the end of the match, from the beginning. */
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

  /** The time of the move before a ply; before the first move, that of the first, so that playback starts at once. */
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
    // A listener may have gone to another ply.
    if (match.ply === next && next < match.length) this.#wait();
    else this.#end();
  }

  #end(): void {
    this.stop();
    this.#onEnd();
  }
}
