import type { Seat } from '../../games/game.js';
import type { Entry } from '../entry.js';
import type { Match } from '../match.js';
import { omitUndefined } from './record.js';
import type { GameRecord, RecordedMove } from './record.js';

/**
 * A match as a record that holds only what a seat, or the public, may know: no seed, and no hidden tiles of others unless they have been disclosed. It
 * replays like any other record.
 */
export function concealedRecord<State, Move>(match: Match<State, Move>, viewer: Seat | 'public'): GameRecord {
  const { game } = match;
  const record = match.toRecord();
  const now = match.stateAt(match.length) as State;
  const isOpenAt = (state: State) => !game.conceal || (game.isDisclosed?.(state, now) ?? false);
  const first = match.stateAt(0) as State;
  let seen = isOpenAt(first) ? first : (game.view(first, viewer) as State);
  const start = record.start && game.makePosition(game.positionOf(seen));
  const moves = record.moves.map(({ at, comment }, ply): RecordedMove => {
    const { actor, move } = match.entries[ply] as Entry<Move>;
    const shown = isOpenAt(match.stateAt(ply) as State)
      ? move
      : (game.conceal?.(move, actor, viewer, match.stateAt(ply)) ?? move);
    // A viewer may not know whose turn it is.
    const by = game.actors(seen).length > 1 ? actor : undefined;
    const text = game.makeMove(shown, seen, actor);
    seen = game.play(seen, actor, shown);
    return omitUndefined({ by, move: text, at, comment });
  });
  return omitUndefined({ ...record, seed: undefined, start, moves });
}
