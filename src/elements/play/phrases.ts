import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';

/** `1, 2, and 6`, or for alternatives `1, 2, or 6`. */
export function list(
  items: readonly (number | string)[],
  words: Term<CommonTerms>,
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(words('$code'), { type }).format(items.map(String));
}

/** What a player holds, with the player’s name where several play. @param names one for each seat */
export function heldBy(seat: Seat, names: readonly string[], what: string, words: Term<CommonTerms>): string {
  return names.length > 1 ? words('tabletop.of', names[seat] ?? '', what) : what;
}

/** Whose turn it is. @param isYou whether it is that of the reader, and nobody else plays at this element */
export const toMoveText = (name: string, isYou: boolean, words: Term<CommonTerms>): string =>
  isYou ? words('tabletop.yourTurn') : words('tabletop.toMove', name);

/** What a move changes, in few words: `+8`, `−400`, `±0` */
export const changeText = (points: number, words: Term<CommonTerms>): string =>
  points === 0 ? '±0' : words('tabletop.signed', points);

/** Begins a sentence in upper case. */
export function sentence(text: string, words: Term<CommonTerms>): string {
  return text.charAt(0).toLocaleUpperCase(words('$code')) + text.slice(1);
}
