import { GameError } from '../../games/game-error.js';
import { RECORD_LIMIT, checkMoves } from './checks.js';
import { checkRecord, parseJson } from './parse-record-json.js';
import { parseRecordText } from './parse-record-text.js';
import type { AnyGame, GameRecord } from './record.js';

/**
 * Reads a record: its JSON text, its text form, or the object itself. The match checks whether its moves are legal.
 * @throws GameError `record-too-long`, `record-syntax`, `record-format`, `record-game`, `record-type`, `bad-options`; the
 * details name the place
 */
export function parseRecord(input: unknown, game: AnyGame): GameRecord {
  if (typeof input !== 'string') return readObject(input, game);
  if (input.length > RECORD_LIMIT) {
    const message = `the record has ${input.length} characters, expected at most ${RECORD_LIMIT}`;
    throw new GameError('record-too-long', message, { length: input.length, limit: RECORD_LIMIT });
  }
  const text = input.trim();
  return checkMoves(/^[{[]/.test(text) ? checkRecord(parseJson(text), game) : parseRecordText(text, game));
}

/** The getters of an object may throw anything. */
function readObject(input: unknown, game: AnyGame): GameRecord {
  try {
    return checkMoves(checkRecord(input, game));
  } catch (error) {
    throw error instanceof GameError
      ? error
      : new GameError('record-type', 'the record is an object that cannot be read');
  }
}
