import { GameError, brief } from '../games/game-error.js';
import type { Concession } from './concession.js';
import type { Revision, Timeline } from './moves/timeline.js';
import type { AnyGame } from './record/record.js';

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
  const { seat } = concession;
  match.replaceTimeline((old) => {
    const isOver = old.end ?? game.outcome(old.states.at(-1) as State);
    if (seats !== 2 || (seat !== 0 && seat !== 1) || isOver) {
      const message = `seat ${brief(seat)} cannot give the game up: that takes a game of two that is not over`;
      throw new GameError('bad-request', message, { place: 'seat', seat });
    }
    const timeline = old.branch(old.length);
    timeline.end = concession;
    return { timeline, added: [], lost: undefined, isConceded: true };
  });
}
