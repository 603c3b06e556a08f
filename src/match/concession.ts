import type { Outcome, Seat } from '../games/game.js';
import type { AnyGame } from './record/record.js';

/** The end of a game of two that the rules know nothing of. */
export interface Concession {
  /** Who has lost. */
  readonly seat: Seat;
  /** By resigning, or by having left, so that the other one has claimed the win. */
  readonly how: 'resigned' | 'left';
}

/** The outcome of a game that was given up: the points so far, and the other one has won. */
export function concededOutcome<State>(match: {
  readonly game: AnyGame<State>;
  readonly state: State;
  readonly concession: Concession | undefined;
}): Outcome | undefined {
  const { game, state, concession } = match;
  if (!concession) return undefined;
  const pointsOf = (seat: Seat) => game.score(state, seat).reduce((sum, { points }) => sum + points, 0);
  return { winners: [1 - concession.seat], scores: [0, 1].map(pointsOf), reason: concession.how };
}
