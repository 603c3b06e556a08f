import { GameError } from '../games/game-error.js';
import { RECORD_FORMAT, checkHeader } from './record.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';

/** @throws GameError `record-syntax` where the text breaks off or is damaged */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const place = /position \d+/.exec(String(error))?.[0] ?? `position ${text.length}`;
    throw new GameError('record-syntax', `the record is not JSON: it breaks off or is damaged at ${place}`, { place });
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wrongType(place: string, expected: string): GameError {
  return new GameError('record-type', `${place} of the record is not ${expected}`, { place, expected });
}

function checkText(fields: Fields, name: string, place = name): void {
  if (fields[name] !== undefined && typeof fields[name] !== 'string') throw wrongType(place, 'a text');
}

/**
 * Makes sure that a value from anywhere is a record of this game.
 * @throws GameError `record-type` naming the place, `record-game`, `record-format`
 */
export function checkRecord(value: unknown, game: AnyGame): GameRecord {
  if (!isFields(value)) throw wrongType('the whole', 'an object');
  checkHeader(value.format, value.game, game);
  const seats = value.seats ?? game.seats.min;
  const options = value.options ?? {};
  const moves = value.moves ?? [];
  if (!Number.isInteger(seats)) throw wrongType('seats', 'a whole number');
  if (!isFields(options)) throw wrongType('options', 'an object');
  for (const [name, each] of Object.entries(options)) {
    if (typeof each === 'object' && each !== null) throw wrongType(`options.${name}`, 'a single value');
  }
  for (const name of ['seed', 'start', 'comment']) checkText(value, name);
  if (!Array.isArray(moves)) throw wrongType('moves', 'a list');
  moves.forEach((move, i) => checkMove(move, `moves[${i}]`));
  return {
    ...(value as Partial<GameRecord>),
    format: RECORD_FORMAT,
    game: game.id,
    seats: seats as number,
    options,
    moves: moves as RecordedMove[],
  };
}

function checkMove(value: unknown, place: string): void {
  if (!isFields(value)) throw wrongType(place, 'an object');
  if (typeof value.move !== 'string') throw wrongType(`${place}.move`, 'a text');
  const { by, at } = value;
  if (by !== undefined && by !== 'chance' && by !== 'clock' && !Number.isInteger(by)) {
    throw wrongType(`${place}.by`, 'a seat, "chance" or "clock"');
  }
  if (at !== undefined && !(Number.isFinite(at) && Number(at) >= 0)) {
    throw wrongType(`${place}.at`, 'a time in milliseconds');
  }
  checkText(value, 'comment', `${place}.comment`);
}
