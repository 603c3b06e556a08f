import type { Languages } from '../../../../../../src/locales/languages.js';
import { en } from './en.js';
import type { SampleGamePictureTerms, SampleGamePlayTerms } from './terms.js';

export type { SampleGamePictureTerms, SampleGamePlayTerms, SampleGameTerms } from './terms.js';

export const sampleGameLanguages: Languages<SampleGamePictureTerms, SampleGamePlayTerms> = {
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
