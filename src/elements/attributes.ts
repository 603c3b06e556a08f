import { notOneOf } from '../games/game-error.js';
import { PLAYER_WORDS, parsePlayer } from '../match/players.js';
import type { Player } from '../match/players.js';

/** The text of an attribute, as the property of the same name holds it. */
export type Text = string | null | undefined;

/** The value of a property that is on or off: as such, or in the words of its attribute. */
export type Switch = boolean | 'on' | 'off' | 'true' | 'false' | '' | null;

/** The value of a property that is a number: as such, or its digits. */
export type NumberText = number | `${number}` | null;

export const isOn = (value: string | boolean | null | undefined): boolean =>
  value === '' || (Boolean(value) && value !== 'off' && value !== 'false');

/** Whether an attribute or property says nothing. */
export const isBlank = (value: unknown): value is '' | null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Reads `seats="human computer:hard remote"`.
 * @returns one player a seat, or `undefined` for an empty attribute
 * @throws GameError `bad-attribute`
 */
export function parseSeats(text: Text): readonly Player[] | undefined {
  const players = splitWords(text).map((word) => {
    const player = parsePlayer(word);
    if (!player) throw notOneOf('bad-attribute', 'seats', word, PLAYER_WORDS);
    return player;
  });
  return players.length > 0 ? players : undefined;
}

/** The words of a list, separated by spaces or commas. */
export const splitWords = (text: Text): string[] =>
  String(text ?? '')
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

/** Reads `names="Ann, Bob"`. */
export function parseNames(text: Text): readonly string[] {
  return String(text ?? '')
    .split(',')
    .map((name) => name.trim());
}
