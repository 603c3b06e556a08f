import { GameError, brief } from '../../games/game-error.js';
import type { Concession } from '../concession.js';
import { parsePlayer } from '../players.js';
import { latestRevision } from './record.js';
import type { AnyGame, GameRecord } from './record.js';

/** The longest record that is read, in characters; no game comes near it. */
export const RECORD_LIMIT = 1_000_000;
/** The most moves of a record, dice and draws included. */
export const MOVES_LIMIT = 200_000;
/** The most players that a record may name. No game has room for so many. */
const PLAYERS_LIMIT = 99;

/** Whether words name the players of a record. */
export const arePlayers = (words: readonly unknown[]): words is readonly string[] =>
  words.length <= PLAYERS_LIMIT && words.every((word) => typeof word === 'string' && parsePlayer(word));

/** How a game can be given up. */
export const CONCESSIONS: readonly Concession['how'][] = ['resigned', 'left'];

/** Only a game of two can be given up. @throws GameError `record-type` */
export function checkConcession({ concession, seats }: Pick<GameRecord, 'concession' | 'seats'>): void {
  if (!concession || (seats === 2 && (concession.seat === 0 || concession.seat === 1))) return;
  const place = 'concession';
  const message = `the record has seat ${brief(concession.seat)} of ${brief(seats)} give the game up, expected one of two`;
  throw new GameError('record-type', message, { place });
}

/** @throws GameError `record-too-long` */
export function checkMoves(record: GameRecord): GameRecord {
  const { length } = record.moves;
  if (length <= MOVES_LIMIT) return record;
  const message = `the record has ${length} moves, expected at most ${MOVES_LIMIT}`;
  throw new GameError('record-too-long', message, { length, limit: MOVES_LIMIT });
}

/** @throws GameError `record-format`, `record-game` */
export function checkHeader(format: unknown, id: unknown, game: AnyGame): void {
  if (id !== game.id) {
    const found = brief(id);
    const message = `the record is of the game "${found}", expected "${game.id}"`;
    throw new GameError('record-game', message, { place: 'game', game: found, expected: game.id });
  }
  const latest = latestRevision(game);
  if (!Number.isInteger(format) || Number(format) < 1 || Number(format) > latest) {
    const read = latest === 1 ? 'only format 1 is' : `only formats 1 to ${latest} are`;
    const message = `the record has format ${brief(format)}, ${read} read`;
    throw new GameError('record-format', message, { place: 'format', format });
  }
}
