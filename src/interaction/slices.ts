import type { Steps } from '../opponents/opponent.js';

/** How a thread thinks beside what else it has to do. */
export interface SlicePace {
  /** The milliseconds after which it lets others go on. A step that has begun is finished. */
  readonly ms: number;
  /** Resolves when it may think again. */
  readonly pause: () => Promise<void>;
}

/** A thought that is being thought, step by step. */
interface Thought {
  /** Thinks for so many milliseconds. @returns whether it has come to an end */
  think(ms: number): boolean;
}

/** Thinks in slices, between which others go on. Several thoughts take turns, so that all of them together leave as much room as one. */
export class Slices {
  readonly #pace: SlicePace;
  readonly #thoughts: Thought[] = [];
  #isRunning = false;

  constructor(pace: SlicePace) {
    this.#pace = pace;
  }

  /**
   * @param begin gets a clock that goes only while this is being thought, for budgets of time
   * @returns the result; rejects as soon as the signal aborts
   */
  run<Result>(begin: (now: () => number) => Steps<Result>, signal: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.#drop(thought);
        reject(signal.reason as Error);
      };
      const settle = (how: () => void) => {
        signal.removeEventListener('abort', abort);
        how();
      };
      const thought = makeThought(
        begin,
        (result) => settle(() => resolve(result)),
        (error) => settle(() => reject(error)),
      );
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      this.#thoughts.push(thought);
      void this.#think();
    });
  }

  async #think(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#thoughts.length > 0) {
      await this.#pace.pause();
      const thought = this.#thoughts.shift();
      if (thought && !thought.think(this.#pace.ms)) this.#thoughts.push(thought);
    }
    this.#isRunning = false;
  }

  #drop(thought: Thought): void {
    const index = this.#thoughts.indexOf(thought);
    if (index >= 0) this.#thoughts.splice(index, 1);
  }
}

function makeThought<Result>(
  begin: (now: () => number) => Steps<Result>,
  onEnd: (result: Result) => void,
  onError: (error: Error) => void,
): Thought {
  let spent = 0;
  let since: number | undefined;
  let steps: Steps<Result> | undefined;
  const now = () => spent + (since === undefined ? 0 : performance.now() - since);
  return {
    think(ms) {
      since = performance.now();
      const end = since + ms;
      try {
        steps ??= begin(now);
        do {
          const { done, value } = steps.next();
          if (!done) continue;
          onEnd(value);
          return true;
        } while (performance.now() < end);
        return false;
      } catch (error) {
        onError(error as Error);
        return true;
      } finally {
        spent += performance.now() - since;
        since = undefined;
      }
    },
  };
}

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
