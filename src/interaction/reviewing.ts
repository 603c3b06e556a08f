import type { Seat } from '../games/game.js';
import type { PlayedGame, Review } from '../opponents/review/review.js';
import type { Examiner, Rating, Report, ReviewQuestion } from './examiner.js';
import { lineOf, page } from './thinking.js';
import type { OpponentSource } from './thinking.js';

/** What reviews a game, on the page and in the worker of its opponent. */
export interface ReviewSource<State = unknown, Move = unknown> {
  readonly load: () => Promise<Examiner<State, Move>>;
  readonly opponent: OpponentSource<State, Move>;
}

/** Asks the reviewer of a game without blocking the page: in the worker of its opponent, else in slices on the page. */
export class Reviewing<State, Move> {
  readonly #source: ReviewSource<State, Move>;

  constructor(source: ReviewSource<State, Move>) {
    this.#source = source;
  }

  /** Rejects with the reason of the signal as soon as it aborts. */
  review(played: PlayedGame<State, Move>, report: Report, signal: AbortSignal): Promise<Review> {
    return this.#ask({ kind: 'review', played }, report, signal) as Promise<Review>;
  }

  /** What a move is worth that is legal in a state. */
  rate(state: State, seat: Seat, move: Move, signal: AbortSignal): Promise<Rating> {
    return this.#ask({ kind: 'rate', state, seat, move }, () => undefined, signal) as Promise<Rating>;
  }

  /** Lets the worker go, which ends with the last that used it. */
  release(): void {
    lineOf(this.#source.opponent).release(this);
  }

  async #ask(question: ReviewQuestion<State, Move>, report: Report, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const answered = await lineOf(this.#source.opponent).ask(this, question, signal, report);
    if (answered) return answered.answer;
    signal.throwIfAborted();
    const examiner = await this.#source.load();
    return page.run(() => examiner.answering(question, report), signal);
  }
}
