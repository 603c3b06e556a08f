import { tricuboLanguages } from '../../../../src/locales/tricubo/index.js';
import type { TricuboTerms } from '../../../../src/locales/tricubo/index.js';
import { en } from '../../../../src/locales/tricubo/play/en.js';
import { wordsOf } from '../../words-of.js';

export const english = wordsOf<TricuboTerms>({ ...tricuboLanguages.en, ...en });

/** The words of a language. */
export const wordsIn = async (language: string) =>
  language === 'en'
    ? english
    : wordsOf<TricuboTerms>({
        ...(await tricuboLanguages.others[language]?.()),
        ...(await tricuboLanguages.play?.[language]?.()),
      });
