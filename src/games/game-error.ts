import type { Refusal } from './game.js';

/** What can be wrong with what a page, a reader or a saved game hands to a game or a match. */
export type GameErrorCode =
  | 'bad-seats'
  | 'bad-options'
  | 'bad-position'
  | 'bad-move'
  | 'illegal-move'
  | 'bad-time'
  | 'record-too-long'
  | 'record-syntax'
  | 'record-type'
  | 'record-format'
  | 'record-game'
  | 'record-move'
  | 'bad-ply'
  | 'save-damaged'
  | 'bad-attribute';

/** Where and what, different for each code: `place` names the place, further fields the values in question. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * The one error that games, matches and elements throw.
 *
 * `code` is for programs, `message` a plain English sentence for the author of the page; what readers see comes from
 * `src/locales/`.
 */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly code: GameErrorCode;
  readonly details: ErrorDetails;
  /** Why the move is not legal, with the code `illegal-move` and, where the rules were asked, `record-move`. */
  readonly refusal: Refusal | undefined;

  constructor(code: GameErrorCode, message: string, details: ErrorDetails = {}, refusal?: Refusal) {
    super(message);
    this.code = code;
    this.details = details;
    this.refusal = refusal;
  }
}

/** What was caught, where it is a {@link GameError}: anything else is a mistake of our own and must be seen. */
export function gameError(error: unknown): GameError {
  if (error instanceof GameError) return error;
  throw error;
}

/** A value from anywhere in a few letters. An object is not written out: it may be endless, or refuse to be a text. */
export function brief(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, 40);
}

/** For a value that is none of the few that a place can have. */
export function notOneOf(code: GameErrorCode, place: string, value: unknown, allowed: readonly unknown[]): GameError {
  const shown = typeof value === 'string' ? `"${brief(value)}"` : brief(value);
  return new GameError(code, `${place} is ${shown}, expected ${allowed.join(' or ')}`, { place, value, allowed });
}
