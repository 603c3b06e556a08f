import { GameError } from '../../games/game-error.js';
import { CONCESSIONS, arePlayers, checkConcession, checkHeader } from './checks.js';
import { isTime, seatsFrom } from './record.js';
import type { AnyGame, GameRecord } from './record.js';
import type { Concession } from '../concession.js';
import { POSITION_CHECKS } from '../settings.js';

/** @throws GameError `record-syntax` if the text is damaged, with the place if the browser names it */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const place = /position \d+|line \d+ column \d+/.exec(String(error))?.[0] ?? 'the whole';
    throw new GameError('record-syntax', `the JSON of the record breaks off or is damaged: ${place}`, { place });
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wrongType(place: string, expected: string): GameError {
  return new GameError('record-type', `${place} of the record is not ${expected}`, { place, expected });
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isPlayers = (value: unknown): boolean => Array.isArray(value) && arePlayers(value);
const isActor = (value: unknown): boolean => value === 'chance' || value === 'clock' || Number.isInteger(value);

const isPositionCheck = (value: unknown): boolean => POSITION_CHECKS.some((each) => each === value);

function isConcession(value: unknown): boolean {
  const { seat, how } = (value ?? {}) as Partial<Concession>;
  return Number.isInteger(seat) && CONCESSIONS.some((each) => each === how);
}

/** An optional field: its name, a test, and what is expected. */
type Field = readonly [name: string, test: (value: unknown) => boolean, expected: string];

const RECORD_FIELDS: readonly Field[] = [
  ['seats', Number.isInteger, 'a whole number'],
  ['players', isPlayers, 'a list of players'],
  ['options', isFields, 'an object'],
  ['seed', isText, 'a text'],
  ['start', isText, 'a text'],
  ['positionCheck', isPositionCheck, 'strict or loose'],
  ['comment', isText, 'a text'],
  ['concession', isConcession, 'a seat that has resigned or left'],
  ['moves', Array.isArray, 'a list'],
];

const MOVE_FIELDS: readonly Field[] = [
  ['by', isActor, 'a seat, "chance" or "clock"'],
  ['at', isTime, 'a time in milliseconds'],
  ['comment', isText, 'a text'],
];

function checkFields(value: Fields, fields: readonly Field[], path = ''): void {
  for (const [name, test, expected] of fields) {
    if (value[name] !== undefined && !test(value[name])) throw wrongType(path + name, expected);
  }
}

/**
 * Checks that a value is a record of this game.
 * @throws GameError `record-type` naming the place, `record-game`, `record-format`
 */
export function checkRecord(value: unknown, game: AnyGame): GameRecord {
  if (!isFields(value)) throw wrongType('the whole', 'an object');
  checkHeader(value.format, value.game, game);
  checkFields(value, RECORD_FIELDS);
  const { start, seats = seatsFrom(game, start), options = {}, moves = [] } = value as Partial<GameRecord>;
  moves.forEach((move: unknown, i) => {
    const place = `moves[${i}]`;
    if (!isFields(move)) throw wrongType(place, 'an object');
    if (!isText(move.move)) throw wrongType(`${place}.move`, 'a text');
    checkFields(move, MOVE_FIELDS, `${place}.`);
  });
  const record = { ...value, seats, options, moves } as GameRecord;
  checkConcession(record);
  return record;
}
