import { en } from '../../../../src/locales/kubi/en.js';
import { kubiLanguages } from '../../../../src/locales/kubi/index.js';
import type { KubiTerms } from '../../../../src/locales/kubi/index.js';
import { wordsOf } from '../../words-of.js';

export const english = wordsOf<KubiTerms>({ ...kubiLanguages.en, ...en });

/** The words of a language other than English. */
export const wordsIn = async (language: string) => wordsOf<KubiTerms>((await kubiLanguages.others[language]?.()) ?? {});
