import type { Languages } from '../languages.js';
import { en } from './en.js';
import type { PuzzleTerms } from './terms.js';

export type { PuzzleTerms } from './terms.js';

export const puzzleLanguages: Languages<PuzzleTerms> = {
  en,
  others: {
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
    it: async () => (await import('./it.js')).it,
    nl: async () => (await import('./nl.js')).nl,
  },
};
