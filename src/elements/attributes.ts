import { notOneOf } from '../games/game-error.js';

/** Who may sit on a seat. */
const SEAT_KINDS = ['human'] as const;

/** An attribute's text as a property holds it. */
export type Text = string | null | undefined;

/** What a property takes that is on or off: the value, or what its attribute would say. */
export type Switch = boolean | 'on' | 'off' | 'true' | 'false' | '' | null;

/** What a property takes that is a number: the value, or its digits. */
export type NumberText = number | `${number}` | null;

export const isOn = (value: string | boolean | null | undefined): boolean =>
  value === '' || (Boolean(value) && value !== 'off' && value !== 'false');

/**
 * Reads `seats="human human"`.
 * @returns how many there are, or `undefined` for an empty attribute
 * @throws GameError `bad-attribute`
 */
export function parseSeats(text: Text): number | undefined {
  const kinds = splitWords(text);
  for (const kind of kinds) parseWord('seats', kind, SEAT_KINDS, 'human');
  return kinds.length || undefined;
}

const splitWords = (text: Text): string[] =>
  String(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * Reads one of a few words; `fallback` where the attribute is missing or empty.
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
