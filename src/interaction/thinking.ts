import type { Seat } from '../games/game.js';
import type { Level } from '../opponents/level.js';
import type { Analysis, Opponent } from '../opponents/opponent.js';
import { answering } from './question.js';
import type { Limit, Question } from './question.js';
import { Slices, nextTask } from './slices.js';
import { WorkerLine } from './worker-line.js';

/** The opponent of a game, on the page and in a worker. */
export interface OpponentSource<View = unknown, Move = unknown> {
  readonly load: () => Promise<Opponent<View, Move>>;
  /** May throw, or return a worker that never works. */
  readonly startWorker: () => Worker;
}

/** How an opponent is to choose a move. */
export interface Choice {
  readonly level: Level;
  /** The same seed gives the same move, with a budget of nodes or none. */
  readonly seed: string;
  readonly budget?: Limit;
}

/** Milliseconds: a frame of the page has sixteen, and the last step of a slice may take some more. */
const SLICE = 5;

/** What is thought on the page itself. */
export const page = new Slices({
  ms: SLICE,
  pause: async () => {
    await whenInFront();
    await nextTask();
  },
});

/** A page in the background waits. */
function whenInFront(): Promise<void> | undefined {
  if (!document.hidden) return undefined;
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(whenInFront()), { once: true }),
  );
}

const lines = new WeakMap<object, WorkerLine>();

/** The line to the worker of an opponent, which all elements of the same game share. */
export function lineOf<View, Move>(source: OpponentSource<View, Move>): WorkerLine {
  const line = lines.get(source) ?? new WorkerLine(source.startWorker);
  lines.set(source, line);
  return line;
}

/**
 * Asks the opponent of a game without blocking the page: in a worker, which all elements of the same game share, and where none can be had in slices on the
 * page. Which of the two is found out at the first question. All promises reject with the reason of the signal as soon as it aborts, so nothing arrives
 * late.
 */
export class Thinker<View, Move> {
  readonly #source: OpponentSource<View, Move>;
  readonly #line: WorkerLine;
  #opponent: Promise<Opponent<View, Move>> | undefined;

  constructor(source: OpponentSource<View, Move>) {
    this.#source = source;
    this.#line = lineOf(source);
  }

  /** A move for a seat that is to move. */
  choose(view: View, seat: Seat, { budget = {}, ...choice }: Choice, signal: AbortSignal): Promise<Move> {
    return this.#ask({ kind: 'choose', view, seat, budget, ...choice }, signal) as Promise<Move>;
  }

  /** The moves worth considering for a seat that is to move, and what they are worth. */
  analyse(view: View, seat: Seat, budget: Limit, signal: AbortSignal): Promise<Analysis<Move>> {
    return this.#ask({ kind: 'analyse', view, seat, budget }, signal) as Promise<Analysis<Move>>;
  }

  /**
   * Computes in advance what is needed to play well by the rules of a game.
   * @param level `undefined` for all that analyses need
   * @param onPage called when there is no worker: on the page, a slice at a time, it may take too long to wait for it
   */
  prepare(view: View, level: Level | undefined, signal: AbortSignal, onPage?: () => void): Promise<void> {
    return this.#ask({ kind: 'prepare', view, level }, signal, onPage) as Promise<void>;
  }

  /** Lets the worker go, which ends with the last thinker that used it. Abort what was asked before. The next question begins anew. */
  release(): void {
    this.#line.release(this);
  }

  async #ask(question: Question<View>, signal: AbortSignal, onPage?: () => void): Promise<unknown> {
    signal.throwIfAborted();
    const asked = this.#line.ask(this, question, signal);
    const answered = await asked;
    signal.throwIfAborted();
    if (answered) return answered.answer;
    onPage?.();
    const opponent = await this.#load();
    // Somebody waits: the pauses between slices count, too.
    return page.run(() => answering(opponent, question, () => performance.now()), signal);
  }

  async #load(): Promise<Opponent<View, Move>> {
    try {
      return await (this.#opponent ??= this.#source.load());
    } catch (error) {
      this.#opponent = undefined;
      throw error;
    }
  }
}
