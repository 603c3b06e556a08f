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

/** Begins a sentence in upper case. */
export function sentence(text: string, words: Term<CommonTerms>): string {
  return text.charAt(0).toLocaleUpperCase(words('$code')) + text.slice(1);
}
