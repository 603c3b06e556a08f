import type { Outcome, Seat } from '../games/game.js';
import { GameError, brief } from '../games/game-error.js';
import type { Revision, Timeline } from './moves/timeline.js';
import type { AnyGame } from './record/record.js';

/** How a player gives a game up: by resigning, or by having left, so that the other one has claimed the win. */
export const CONCESSIONS = ['resigned', 'left'] as const;

/** The end of a game of two that the rules know nothing of. */
export interface Concession {
  /** Who has lost. */
  readonly seat: Seat;
  readonly how: (typeof CONCESSIONS)[number];
}

interface ConcededMatch<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly seats: number;
  replaceTimeline(revise: (timeline: Timeline<State, Move>) => Revision<State, Move>): void;
}

/**
 * Ends a game of two after its last move, before its rules do. It is not undone; a move that is made from an earlier ply drops the end.
 * @throws GameError `bad-request` if the game is over or has other than two seats
 */
export function concede<State, Move>(match: ConcededMatch<State, Move>, concession: Concession): void {
  const { game, seats } = match;
  match.replaceTimeline((old) => {
    checkConcession({ game, seats, timeline: old }, concession);
    const timeline = old.branch(old.length);
    timeline.end = concession;
    return { timeline, added: [], lost: undefined, isConceded: true };
  });
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

/** @throws GameError `bad-request` if the game is over or given up, is not one of two, or has no such seat */
export function checkConcession<State, Move>(
  { game, seats, timeline }: { game: AnyGame<State, Move>; seats: number; timeline: Timeline<State, Move> },
  { seat }: Concession,
): void {
  const isOver = timeline.end ?? game.outcome(timeline.states.at(-1) as State);
  if (seats === 2 && (seat === 0 || seat === 1) && !isOver) return;
  const message = `seat ${brief(seat)} cannot give the game up: that takes a game of two that is not over`;
  throw new GameError('bad-request', message, { place: 'concession', seat });
}
