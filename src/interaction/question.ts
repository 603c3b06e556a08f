import type { Seat } from '../games/game.js';
import { seededDraws } from '../match/chance.js';
import type { Level } from '../opponents/level.js';
import type { Analysis, Budget, Opponent, Steps } from '../opponents/opponent.js';
import type { ReviewProgress } from '../opponents/review/review.js';
import type { ReviewQuestion } from './examiner.js';

/** How long an opponent may think, in a form that can be sent to a worker. */
export type Limit = Pick<Budget, 'ms' | 'nodes'>;

/** What an opponent is asked, in a form that can be sent to a worker: randomness is a seed. */
export type Question<View> =
  | {
      readonly kind: 'choose';
      readonly view: View;
      readonly seat: Seat;
      readonly level: Level;
      readonly seed: string;
      readonly budget: Limit;
    }
  | { readonly kind: 'analyse'; readonly view: View; readonly seat: Seat; readonly budget: Limit }
  | { readonly kind: 'prepare'; readonly view: View; readonly level: Level | undefined };

/** What an opponent answers. */
export type Answer<Move> = Move | Analysis<Move> | void;

/** Thinks about a question. @param now the clock for budgets of time */
export function answering<View, Move>(
  opponent: Opponent<View, Move>,
  question: Question<View>,
  now: () => number,
): Steps<Answer<Move>> {
  const { view } = question;
  switch (question.kind) {
    case 'choose': {
      const { seat, level, seed, budget } = question;
      return opponent.choosing(view, seat, { level, random: seededDraws(seed)(0), budget: { ...budget, now } });
    }
    case 'analyse':
      return opponent.analysing(view, question.seat, { ...question.budget, now });
    case 'prepare':
      return opponent.preparing(view, question.level);
  }
}

/** What the page sends to a worker: a question, or that the answer to one is not wanted any more. */
export type ToWorker<View = unknown> =
  | { readonly id: number; readonly question: Question<View> | ReviewQuestion }
  | { readonly id: number; readonly question?: undefined };

/** What a worker sends to the page: that it works, how far it is, and its answers. */
export type FromWorker =
  | 'ready'
  | { readonly id: number; readonly progress: ReviewProgress }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: unknown };
