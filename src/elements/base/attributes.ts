import { GameError, notOneOf } from '../../games/game-error.js';
import { attributeText } from '../../games/texts.js';
import { PLAYER_WORDS, parsePlayer } from '../../match/players.js';
import type { Player } from '../../match/players.js';
import { DEFAULT_LEVEL, LEVELS } from '../../opponents/level.js';
import type { Level } from '../../opponents/level.js';

/** The text of an attribute, as the property of the same name holds it. */
export type Text = string | null | undefined;

/** The value of a property that is on or off: as such, or in the words of its attribute. */
export type Switch = boolean | 'on' | 'off' | 'true' | 'false' | '' | null;

/** The value of a property that is a number: as such, or its digits. */
export type NumberText = number | `${number}` | null;

/** What readers may choose for a new game: all that the game allows, or only what the page does not say. */
export const SETUPS = ['open', 'fixed'] as const;

/** When a game is loaded. */
export const LOADINGS = ['auto', 'lazy', 'eager'] as const;

export const isOn = (value: string | boolean | null | undefined): boolean =>
  value === '' || (Boolean(value) && value !== 'off' && value !== 'false');

/** Whether an attribute or property says nothing. */
export const isBlank = (value: unknown): value is '' | null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The `level` attribute; the usual level if it says none. */
export const knownLevel = (text: Text, usual: Level = DEFAULT_LEVEL): Level =>
  LEVELS.find((level) => level === text) ?? usual;

/**
 * Reads `seats="human computer:hard remote"`.
 * @param level that of a computer player without one
 * @returns one player a seat, or `undefined` for an empty attribute
 * @throws GameError `bad-attribute`
 */
export function parseSeats(text: Text, level?: Level): readonly Player[] | undefined {
  const players = splitWords(text, 'seats').map((word) => {
    const player = parsePlayer(word, level);
    if (!player) throw notOneOf('bad-attribute', 'seats', word, PLAYER_WORDS);
    return player;
  });
  return players.length > 0 ? players : undefined;
}

/** The words of a list, separated by spaces or commas. */
export const splitWords = (text: Text, attribute: string): string[] =>
  attributeText(text, attribute)
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * Reads one of a few words; `fallback` if the attribute is missing or empty.
 * @throws GameError `bad-attribute`
 */
export function parseWord<Word extends string>(
  attribute: string,
  text: Text,
  words: readonly Word[],
  fallback: Word,
): Word {
  const word = words.find((each) => each === (text || fallback));
  if (word === undefined) throw notOneOf('bad-attribute', attribute, text, words);
  return word;
}

/** The longest `names` attribute, in characters. */
const NAMES_LIMIT = 1000;
/** The longest name, in characters. */
const NAME_LIMIT = 100;

/** Characters that open or close a piece of text of another direction, which would go on behind the name. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters and marks that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Reads `names="Ann, Bob"`.
 * @throws GameError `bad-attribute`
 */
export function parseNames(text: Text): readonly string[] {
  const names = attributeText(text, 'names', NAMES_LIMIT)
    .split(',')
    .map((name) => name.replace(DIRECTION_MARKS, '').trim());
  const longest = Math.max(...names.map(({ length }) => length));
  if (longest <= NAME_LIMIT) return names;
  const message = `names has a name of ${longest} characters, expected at most ${NAME_LIMIT}`;
  throw new GameError('bad-attribute', message, { place: 'names', length: longest, limit: NAME_LIMIT });
}

/** The names of the attribute; none if it cannot be read. */
export function knownNames(text: Text): readonly string[] {
  try {
    return parseNames(text);
  } catch {
    return [];
  }
}

/** A name within a sentence of another direction: a name that runs from right to left takes nothing of the sentence along. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
