import type { Languages } from '../languages.js';
import { en } from './en.js';
import type { CuboShownTerms, CuboTerms } from './terms.js';

export type { CuboReaderRefusalCode, CuboTerms } from './terms.js';

export const cuboLanguages: Languages<CuboShownTerms, CuboTerms> = {
  en,
  others: {
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
    it: async () => (await import('./it.js')).it,
    nl: async () => (await import('./nl.js')).nl,
  },
};
