import type { Actor } from '../../games/game.js';
import { moveText } from '../../games/texts.js';
import type { AnyGame } from '../record/record.js';

/** A move, and whose it is. */
export interface ReadMove<Move> {
  readonly actor: Actor;
  readonly move: Move;
}

/**
 * Parses a move and finds out whose it is, without making it. A text may name the seat: `#1 b1b4`.
 * @param given the actor, if the caller knows
 * @throws GameError `bad-move`
 */
export function readMove<State, Move>(
  game: AnyGame<State, Move>,
  state: State,
  move: Move | string,
  given?: Actor,
): ReadMove<Move> {
  if (typeof move !== 'string') return { actor: given ?? actorFor(game, state, () => move), move };
  const [, seat, text = ''] = /^\s*(?:#(\d+)\s+)?(.*)$/s.exec(moveText(move)) ?? [];
  const parse = (who: Actor) => game.parseMove(text, state, who);
  const actor = seat === undefined ? (given ?? actorFor(game, state, parse)) : Number(seat);
  return { actor, move: parse(actor) };
}

/** The only actor, else the first one for whom the move is legal, else the first. */
function actorFor<State, Move>(game: AnyGame<State, Move>, state: State, parse: (actor: Actor) => Move): Actor {
  const actors = game.actors(state);
  if (actors.length < 2) return actors[0] ?? 0;
  const fits = (actor: Actor) => {
    try {
      return !game.refusal(state, actor, parse(actor));
    } catch {
      return false;
    }
  };
  return actors.find(fits) ?? actors[0] ?? 0;
}
