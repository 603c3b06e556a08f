import type { Concession } from '../concession.js';
import type { Entry } from '../entry.js';
import type { Gate } from '../gate.js';
import type { MatchSetup } from '../match-setup.js';
import { makePlayer } from '../players.js';
import { omitUndefined } from './record.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';

/** What a record is made of. */
interface Recorded<State, Move> extends Omit<MatchSetup, 'seed'> {
  readonly game: AnyGame<State, Move>;
  readonly comment: string | undefined;
  readonly gate: Gate<Move>;
  readonly entries: readonly Entry<Move>[];
  stateAt(ply: number): State | undefined;
}

/** A match as JSON, including the moves beyond the current ply. */
export function makeRecord<State, Move>(
  match: Recorded<State, Move>,
  seed: string | undefined,
  concession: Concession | undefined,
): GameRecord {
  const { game, seats, options, revision, start, comment, gate, entries } = match;
  return omitUndefined({
    format: revision,
    game: game.id,
    seats,
    players: gate.isAllHuman ? undefined : gate.players.map(makePlayer),
    options: { ...options },
    seed,
    start,
    positionCheck: match.positionCheck === 'loose' ? 'loose' : undefined,
    comment,
    concession,
    moves: entries.map(({ actor, text, at, comment }, ply): RecordedMove => {
      const several = game.actors(match.stateAt(ply) as State).length > 1;
      return omitUndefined({ by: several ? actor : undefined, move: text, at, comment });
    }),
  });
}
