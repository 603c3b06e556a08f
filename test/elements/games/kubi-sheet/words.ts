import { kubiLanguages } from '../../../../src/locales/kubi/index.js';
import type { KubiTerms } from '../../../../src/locales/kubi/index.js';
import { en } from '../../../../src/locales/kubi/play/en.js';
import { wordsOf } from '../../words-of.js';

export const english = wordsOf<KubiTerms>({ ...kubiLanguages.en, ...en });

/** The words of a language. */
export const wordsIn = async (language: string) =>
  language === 'en'
    ? english
    : wordsOf<KubiTerms>({
        ...(await kubiLanguages.others[language]?.()),
        ...(await kubiLanguages.play?.[language]?.()),
      });
