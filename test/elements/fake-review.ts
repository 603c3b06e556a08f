import { makeExaminer } from '../../src/interaction/examiner.js';
import type { Examiner } from '../../src/interaction/examiner.js';
import type { ReviewSource } from '../../src/interaction/reviewing.js';
import type { AnyGame } from '../../src/match/record/record.js';
import type { Judgement, Reviewer } from '../../src/opponents/review/review.js';
import type { OpponentSource } from '../../src/interaction/thinking.js';

/** What each seat can expect at the start. */
const START = 10;

/** What a fake review says, and how far it may go by itself. */
export interface Fake {
  readonly seats: number;
  /** The plies of decisions that lose this much; the others are the best. */
  readonly losses: Readonly<Record<number, number>>;
  /** Entries that are judged before it waits for ever, so that it must be stopped. Default: all. */
  readonly until?: number;
}

const BOUNDS = { slip: 1, blunder: 4 };

/** A reviewer that needs no thought: chance gives the first seat a point each time, and the best move is the first legal one. */
function fakeReviewer(game: AnyGame, { seats, losses, until = Infinity }: Fake): Reviewer<unknown, unknown> {
  return {
    game: game.id,
    unit: 'points',
    bounds: BOUNDS,
    *judging({ states, moves }) {
      const values = Array<number>(seats).fill(START);
      for (const [ply, { actor }] of moves.entries()) {
        while (ply >= until) yield;
        const loss = losses[ply] ?? 0;
        if (actor === 'chance') values[0]! += 1;
        if (typeof actor !== 'number') {
          yield { ply, values: [...values] };
          continue;
        }
        const value = values[actor] ?? START;
        values[actor] = value - loss;
        const [best] = game.moves(states[ply], actor);
        const choice: Judgement<unknown>['choice'] = { best, value, loss };
        yield { ply, values: [...values], choice };
      }
      return Array<number>(seats).fill(START);
    },
    *rating(state, seat, move) {
      yield;
      const [best] = game.moves(state, seat);
      return { value: JSON.stringify(best) === JSON.stringify(move) ? START : START - 2, best: START };
    },
  };
}

/** Lets an element that is not yet in a page review with the fake, on the page itself. */
export function fakeReview(element: HTMLElement, game: AnyGame, fake: Fake, chance: 'dice' | 'tiles' = 'dice'): void {
  const examiner: Examiner = makeExaminer(game, fakeReviewer(game, fake));
  const opponent: OpponentSource = {
    load: () => Promise.reject(new Error('Nobody asks it.')),
    startWorker: () => {
      throw new Error('There is none.');
    },
  };
  const source: ReviewSource = { load: () => Promise.resolve(examiner), opponent };
  const { extras } = element as unknown as { readonly extras: object };
  Object.assign(element, { extras: { ...extras, review: () => Promise.resolve({ source, unit: 'points', chance }) } });
}
