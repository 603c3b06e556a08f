/**
 * The matches that the package exports: they also parse records. The matches of elements do not, so that a page without a record loads no parser.
 */
import { Match as ElementMatch } from './match.js';
import { parseRecord } from './record/parse-record.js';
import type { AnyGame } from './record/record.js';
import type { RecordSettings } from './settings.js';
import { TimedMatch as ElementTimedMatch } from './time/timed-match.js';
import type { TimedRecordSettings } from './time/timed-match.js';

export class Match<State = unknown, Move = unknown> extends ElementMatch<State, Move> {
  /** Also holds for the match of an element. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof ElementMatch;
  }

  /**
   * Replays a record, given as its JSON, its text form or the object. A seed is for a record without one; it is not written into records.
   * @throws GameError `record-move` naming the first ply that is not legal, and everything that {@link parseRecord} throws
   */
  static override fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    input: unknown,
    settings?: RecordSettings,
  ): ElementMatch<State, Move> {
    return super.fromRecord(game, parseRecord(input, game), settings);
  }
}

export class TimedMatch<State = unknown, Move = unknown> extends ElementTimedMatch<State, Move> {
  /** Also holds for the match of an element. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof ElementTimedMatch;
  }

  /** Replays a record like {@link Match.fromRecord}, and continues from the time that has been played. */
  static override fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    input: unknown,
    settings?: TimedRecordSettings,
  ): ElementTimedMatch<State, Move> {
    return super.fromRecord(game, parseRecord(input, game), settings);
  }
}
