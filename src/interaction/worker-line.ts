import type { ReviewProgress } from '../opponents/review/review.js';
import type { ReviewQuestion } from './examiner.js';
import type { FromWorker, Question, ToWorker } from './question.js';

/** When a worker that owes an answer is given up; tests are less patient. */
export const patience = {
  /** Milliseconds between two looks. A page that was asleep looks once when it wakes up. */
  pause: 1000,
  /** So many of them without a word. */
  looks: 5,
};

interface Asked {
  readonly resolve: (answered: Answered | undefined) => void;
  readonly reject: (error: unknown) => void;
  readonly onProgress: ((progress: ReviewProgress) => void) | undefined;
}

interface Answered {
  readonly answer: unknown;
}

/**
 * The line to a worker. It is started by the first question and ends with the last user. A worker that cannot be started, because the script comes from
 * another origin or a policy forbids it, throws, sends an error, or stays silent, as one that was killed: whatever was asked is then answered with nothing.
 */
export class WorkerLine {
  readonly #start: () => Worker;
  readonly #users = new Set<object>();
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #silence = 0;
  #isBroken = false;
  #count = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Asks the worker. A user that has asked keeps the worker until it is {@link release}d.
   * @returns `undefined` if there is no worker; rejects if the opponent threw, or the signal aborts
   */
  async ask<View>(
    user: object,
    question: Question<View> | ReviewQuestion,
    signal: AbortSignal,
    onProgress?: (progress: ReviewProgress) => void,
  ): Promise<Answered | undefined> {
    const worker = this.#connect();
    if (!worker) return undefined;
    this.#users.add(user);
    const id = this.#count++;
    const send = (message: ToWorker<View>) => worker.postMessage(message);
    let abort = () => {};
    try {
      return await new Promise((resolve, reject) => {
        this.#asked.set(id, { resolve, reject, onProgress });
        this.#watch ??= setInterval(() => this.#look(), patience.pause);
        abort = () => {
          send({ id });
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
        send({ id, question });
      });
    } finally {
      this.#asked.delete(id);
      if (this.#asked.size === 0) this.#rest();
      signal.removeEventListener('abort', abort);
    }
  }

  release(user: object): void {
    if (this.#users.delete(user) && this.#users.size === 0) this.#end();
  }

  #connect(): Worker | undefined {
    if (this.#worker || this.#isBroken) return this.#worker;
    try {
      const worker = this.#start();
      worker.onmessage = ({ data }: { data: FromWorker }) => this.#hear(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#break();
      };
      worker.onmessageerror = () => this.#break();
      this.#worker = worker;
    } catch {
      this.#isBroken = true;
    }
    return this.#worker;
  }

  #hear(message: FromWorker): void {
    this.#silence = 0;
    if (message === 'ready') return;
    const asked = this.#asked.get(message.id);
    if ('progress' in message) asked?.onProgress?.(message.progress);
    else if ('error' in message) asked?.reject(message.error);
    else asked?.resolve(message);
  }

  #look(): void {
    if (++this.#silence > patience.looks) this.#break();
  }

  #rest(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#silence = 0;
  }

  #break(): void {
    this.#isBroken = true;
    this.#end();
  }

  /** Ends the worker. What it has been asked is answered on the page. */
  #end(): void {
    this.#rest();
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { resolve } of this.#asked.values()) resolve(undefined);
  }
}
