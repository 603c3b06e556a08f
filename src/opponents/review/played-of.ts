import type { Actor, Game } from '../../games/game.js';
import { GameError } from '../../games/game-error.js';
import type { PlayedGame } from './review.js';

/** What a review needs of a match; a `Match` has it. */
export interface ReviewableMatch<State = unknown, Move = unknown> {
  readonly game: Pick<Game<State, Move, object, unknown, unknown>, 'id' | 'makeMove' | 'outcome'>;
  /** All moves, also those beyond the ply that is shown. */
  readonly entries: readonly { readonly actor: Actor; readonly move: Move }[];
  /** The state after so many of them. */
  stateAt(ply: number): State | undefined;
}

/** The whole of a match, as a reviewer takes it. Who gave a game up has no outcome by the rules. @throws GameError `bad-request` */
export function playedOf<State, Move>(match: ReviewableMatch<State, Move>): PlayedGame<State, Move> {
  const { game, entries } = match;
  const states = Array.from({ length: entries.length + 1 }, (_, ply) => {
    const state = match.stateAt(ply);
    if (state === undefined) throw badRequest('match', `the match has no state after ${ply} of its entries`);
    return state;
  });
  const moves = entries.map(({ actor, move }) => ({ actor, move }));
  return { states, moves, outcome: game.outcome(states.at(-1)!) };
}

export const badRequest = (place: string, message: string): GameError =>
  new GameError('bad-request', message, { place });
