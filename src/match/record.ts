import type { Actor, Game } from '../games/game.js';
import { GameError, brief } from '../games/game-error.js';
import { resolveOptions } from '../games/options.js';

/** One move as it is stored: in the letters that people write. */
export interface RecordedMove {
  /** Left out where only one actor could move. */
  readonly by?: Actor;
  readonly move: string;
  /** Milliseconds since the start, in real-time games. */
  readonly at?: number;
  readonly comment?: string;
}

/** A game from its start, as JSON. With the same record every machine shows the same game. */
export interface GameRecord {
  readonly format: 1;
  /** The game's id: `'triad'`. */
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** What the dice were drawn from, where they were not thrown by hand. */
  readonly seed?: string;
  /** The position the game began from, where that was not the set-up. */
  readonly start?: string;
  /** A comment on the game as a whole. */
  readonly comment?: string;
  readonly moves: readonly RecordedMove[];
}

/** A game whose types do not matter to those who keep its records. */
export type AnyGame<State = unknown, Move = unknown> = Game<State, Move, object, unknown, unknown>;

export const RECORD_FORMAT = 1;

/**
 * The seats of a game where nobody says how many: those of the position it starts from, else as few as there can be.
 * @throws GameError `bad-position`
 */
export function seatsFrom(game: AnyGame, start: string | undefined): number {
  return (start && game.seatsOf?.(game.parsePosition(start))) || game.seats.min;
}

/**
 * All options of a game: what is omitUndefined, else what the position it starts from says, else the defaults.
 * @throws GameError `bad-options`, `bad-position`
 */
export function optionsFrom(game: AnyGame, start: string | undefined, options?: object): Record<string, unknown> {
  const known = start && game.optionsOf?.(game.parsePosition(start));
  return resolveOptions<Record<string, unknown>>(game.options as never, { ...known, ...options });
}

/** The same without the fields that are `undefined`: what nobody has omitUndefined does not stand in a record. */
export function omitUndefined<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Fields;
}

/** The longest record that is read, in characters; far beyond any game. */
export const RECORD_LIMIT = 1_000_000;

/** @throws GameError `record-format`, `record-game` */
export function checkHeader(format: unknown, id: unknown, game: AnyGame): void {
  if (id !== game.id) {
    const found = brief(id);
    const message = `the record is of the game "${found}", expected "${game.id}"`;
    throw new GameError('record-game', message, { place: 'game', game: found, expected: game.id });
  }
  if (format !== RECORD_FORMAT) {
    const message = `the record has format ${brief(format)}, only format ${RECORD_FORMAT} is read`;
    throw new GameError('record-format', message, { place: 'format', format });
  }
}
