import type { Seat } from '../games/game.js';
import { makeReview } from '../opponents/review/make-review.js';
import type { Notation } from '../opponents/review/make-review.js';
import type { PlayedGame, Review, Reviewer, ReviewProgress } from '../opponents/review/review.js';
import type { Steps } from '../opponents/opponent.js';

/** What a page asks a reviewer, in a form that can be sent to a worker. */
export type ReviewQuestion<State = unknown, Move = unknown> =
  | { readonly kind: 'review'; readonly played: PlayedGame<State, Move> }
  | { readonly kind: 'rate'; readonly state: State; readonly seat: Seat; readonly move: Move };

/** What a move is worth that a reader tries, and what the best one is. */
export interface Rating {
  readonly value: number;
  readonly best: number;
  readonly error?: number;
}

/** Called with how far a review is. */
export type Report = (progress: ReviewProgress) => void;

/** Answers questions about games that were played. */
export interface Examiner<State = unknown, Move = unknown> {
  answering(question: ReviewQuestion<State, Move>, report: Report): Steps<Review | Rating>;
}

/** Milliseconds between two reports: nobody sees more of them, and each is drawn. */
const PAUSE = 100;

export const makeExaminer = <State, Move>(
  game: Notation<State, Move>,
  reviewer: Reviewer<State, Move>,
): Examiner<State, Move> => ({
  answering: (question, report) =>
    question.kind === 'review'
      ? reviewing(makeReview(reviewer, game, question.played), report)
      : reviewer.rating(question.state, question.seat, question.move),
});

/** Reviews, and reports now and then how far it is. */
function* reviewing(steps: ReturnType<typeof makeReview>, report: Report): Steps<Review> {
  let next = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value && performance.now() >= next) {
      report(value);
      next = performance.now() + PAUSE;
    }
    yield;
  }
}
