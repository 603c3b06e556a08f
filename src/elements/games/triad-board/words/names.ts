import type { Term } from '../../../../interaction/language.js';
import type { TriadPictureTerms } from '../../../../locales/triad/index.js';

type Words = Term<TriadPictureTerms>;

/** The name of a side without a player's name. */
export function sideName(seat: number, words: Words): string {
  return words(seat === 0 ? 'triad.white' : 'triad.black');
}

/** The die on a cell, `White 2`, or that it is empty. */
export function dieName(die: number, words: Words): string {
  return die === 0 ? words('triad.empty') : words('triad.die', sideName(die > 0 ? 0 : 1, words), Math.abs(die));
}
