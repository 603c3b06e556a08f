import type { Seat } from '../games/game.js';
import type { Entry } from './entry.js';
import type { Match } from './match.js';
import { omitUndefined } from './record.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';

/**
 * A match as a record that holds nothing but what a seat may know, or everybody: without a seed, and without what others have drawn as long as that is
 * not disclosed. It can be replayed like any other.
 * @param game the whole game, where the match was given less
 */
export function concealedRecord<State, Move>(
  match: Match<State, Move>,
  viewer: Seat | 'public',
  game: AnyGame<State, Move> = match.game,
): GameRecord {
  const record = match.toRecord();
  const now = match.stateAt(match.length) as State;
  const isOpenAt = (state: State) => !game.conceal || (game.isDisclosed?.(state, now) ?? false);
  const first = match.stateAt(0) as State;
  let seen = isOpenAt(first) ? first : (game.view(first, viewer) as State);
  const start = record.start && game.makePosition(game.positionOf(seen));
  const moves = record.moves.map(({ at, comment }, ply): RecordedMove => {
    const { actor, move } = match.entries[ply] as Entry<Move>;
    const shown = isOpenAt(match.stateAt(ply) as State) ? move : (game.conceal?.(move, actor, viewer) ?? move);
    // Who is to move may be open where tiles are not known.
    const by = game.actors(seen).length > 1 ? actor : undefined;
    const text = game.makeMove(shown, seen, actor);
    seen = game.play(seen, actor, shown);
    return omitUndefined({ by, move: text, at, comment });
  });
  return omitUndefined({ ...record, seed: undefined, start, moves });
}
