import type { Translation } from '@shoelace-style/localize';
import type { Term } from '../../src/interaction/language.js';

/** Words as an element asks for them. */
export function wordsOf<Terms extends Translation>(terms: object): Term<Terms> {
  const all = terms as Record<string, string | ((...facts: readonly unknown[]) => string)>;
  return (key, ...facts) => {
    const term = all[String(key)];
    if (term === undefined) throw new Error(`there is no word for ${String(key)}`);
    return typeof term === 'function' ? term(...facts) : term;
  };
}
