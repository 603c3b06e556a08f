import type { Refusal } from './refusal.js';

/** The kinds of bad input from a page, a player or a saved game. */
export type GameErrorCode =
  | 'bad-seats'
  | 'bad-options'
  | 'bad-seed'
  | 'bad-position'
  | 'bad-move'
  | 'illegal-move'
  | 'bad-time'
  | 'src-failed'
  | 'record-missing'
  | 'record-too-long'
  | 'record-syntax'
  | 'record-type'
  | 'record-format'
  | 'record-game'
  | 'record-move'
  | 'bad-ply'
  | 'save-damaged'
  | 'save-foreign'
  | 'save-refused'
  | 'save-conflict'
  | 'bad-attribute'
  | 'bad-link'
  | 'bad-puzzles'
  | 'bad-request';

/** Details of an error, depending on its code. `place` names the part of the input that is wrong. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * The one error that games, matches and elements throw.
 *
 * `code` is for programs, `message` is an English sentence for the author of the page. What players read comes from
 * `src/locales/`.
 */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly code: GameErrorCode;
  readonly details: ErrorDetails;
  /** Why the move is illegal: set with the code `illegal-move`, and with `record-move` if the move could be parsed. */
  readonly refusal: Refusal | undefined;

  constructor(code: GameErrorCode, message: string, details: ErrorDetails = {}, refusal?: Refusal) {
    super(message);
    this.code = code;
    this.details = details;
    this.refusal = refusal;
  }
}

/** Returns a caught {@link GameError}. Throws anything else again, since that is a bug. */
export function gameError(error: unknown): GameError {
  if (error instanceof GameError) return error;
  throw error;
}

/** The longest part of an input that a message repeats. */
const SHOWN = 40;

/** A short text for any value. Objects are not serialised: they may be huge, or throw when converted to a string. */
export function brief(value: unknown): string {
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'function' ? 'a function' : String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** A value in a message: brief, and texts in quotation marks. */
export const shown = (value: unknown): string => (typeof value === 'string' ? `"${brief(value)}"` : brief(value));

/** The error for a value that is not one of the allowed ones. */
export function notOneOf(code: GameErrorCode, place: string, value: unknown, allowed: readonly unknown[]): GameError {
  return new GameError(code, `${place} is ${shown(value)}, expected ${allowed.join(' or ')}`, {
    place,
    value,
    allowed,
  });
}
