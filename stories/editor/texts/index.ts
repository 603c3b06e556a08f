import type { Languages } from '../../../src/locales/languages.js';
import { en } from './en.js';
import type { EditorTerms } from './terms.js';

export type { EditorTerms } from './terms.js';

export const editorLanguages: Languages<EditorTerms> = {
  en,
  others: {
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
    it: async () => (await import('./it.js')).it,
    nl: async () => (await import('./nl.js')).nl,
  },
};
