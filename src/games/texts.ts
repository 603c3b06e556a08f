import { GameError, brief } from './game-error.js';
import type { GameErrorCode } from './game-error.js';

/** The longest position that is read, in characters. No game comes near it. */
export const POSITION_LIMIT = 10_000;
/** The longest move that is read, in characters. No game comes near it. */
export const MOVE_LIMIT = 400;

/**
 * Checks a value that should be a text of limited length, so that a hostile one costs no time.
 * @param place what it is the text of: `position`
 * @throws GameError with the code
 */
export function checkText(value: unknown, code: GameErrorCode, place: string, limit: number): string {
  if (typeof value !== 'string') throw new GameError(code, `${place} is ${brief(value)}, expected a text`, { place });
  const { length } = value;
  if (length <= limit) return value;
  const message = `${place} has ${length} characters, expected at most ${limit}`;
  throw new GameError(code, message, { place, length, limit });
}

/** @throws GameError `bad-position` */
export const positionText = (value: unknown): string => checkText(value, 'bad-position', 'position', POSITION_LIMIT);

/** @throws GameError `bad-move` */
export const moveText = (value: unknown): string => checkText(value, 'bad-move', 'move', MOVE_LIMIT);

/** The longest marks of an author, in characters. */
export const MARKS_LIMIT = 10_000;

/**
 * The text of whatever a page has set as an attribute or a property: numbers and lists are written out.
 * @throws GameError `bad-attribute` for what cannot be written, or is too long
 */
export function attributeText(value: unknown, attribute: string, limit = Infinity): string {
  let text: unknown;
  try {
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- lists have texts
    text = String(value ?? '');
  } catch {
    text = value; // It need not have a text.
  }
  return checkText(text, 'bad-attribute', attribute, limit);
}
