import type { Languages } from '../languages.js';
import { en } from './en.js';
import type { TriominoPictureTerms, TriominoPlayTerms } from './terms.js';

export type {
  ScoreColumn,
  Side,
  TriominoBonusCode,
  TriominoUserRefusalCode,
  TriominoPictureTerms,
  TriominoPlayTerms,
  TriominoTerms,
} from './terms.js';

export const triominoLanguages: Languages<TriominoPictureTerms, TriominoPlayTerms> = {
  en,
  others: {
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
    it: async () => (await import('./it.js')).it,
    nl: async () => (await import('./nl.js')).nl,
  },
  play: {
    de: async () => (await import('./play/de.js')).de,
    fr: async () => (await import('./play/fr.js')).fr,
    it: async () => (await import('./play/it.js')).it,
    nl: async () => (await import('./play/nl.js')).nl,
  },
};
