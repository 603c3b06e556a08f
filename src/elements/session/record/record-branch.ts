import type { Match } from '../../../match/match.js';
import type { Mode } from '../../base/mode.js';

/** A record that the user has left to try own moves, until they return to it. */
export class RecordBranch<State, Move> {
  /** The record, at the ply at which it was left. */
  record: Match<State, Move> | undefined;
  /** The mode in which it was left. */
  mode: Mode | undefined;

  /** Leaves a record. @returns a match that goes on from the shown moment; its recorded moves cannot be undone, and the user moves for every seat */
  leave(record: Match<State, Move>, matchType: typeof Match, mode: Mode): Match<State, Move> {
    const whole = record.toRecord();
    const played = { ...whole, moves: whole.moves.slice(0, record.ply) };
    this.record = record;
    this.mode = mode;
    return matchType.fromRecord<State, Move>(record.game, played, { dice: 'remote', fixed: true, players: [] });
  }

  /** Drops the own moves. @returns the record, if one was left */
  return(): Match<State, Move> | undefined {
    const { record } = this;
    this.record = undefined;
    return record;
  }
}
