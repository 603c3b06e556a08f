import type { Term } from '../../../src/interaction/language.js';
import { enPlay } from '../../../src/locales/kubi/en-play.js';
import { kubiLanguages } from '../../../src/locales/kubi/index.js';
import type { KubiTerms } from '../../../src/locales/kubi/index.js';

type Words = Term<KubiTerms>;

/** Words as an element asks for them. */
const wordsOf =
  (terms: object): Words =>
  (key, ...facts) => {
    const term = (terms as Record<string, string | ((...facts: readonly unknown[]) => string)>)[key];
    if (term === undefined) throw new Error(`there is no word for ${key}`);
    return typeof term === 'function' ? term(...facts) : term;
  };

export const english: Words = wordsOf({ ...kubiLanguages.en, ...enPlay });

/** The words of a language other than English. */
export async function wordsIn(language: string): Promise<Words> {
  return wordsOf((await kubiLanguages.others[language]?.()) ?? {});
}
