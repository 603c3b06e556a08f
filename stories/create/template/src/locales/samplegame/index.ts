import type { Languages } from '../../../../../../src/locales/languages.js';
import { en } from './en.js';
import type { SampleGameTerms } from './terms.js';

export type { SampleGameTerms } from './terms.js';

export const sampleGameLanguages: Languages<SampleGameTerms> = {
  en,
  // One line for each language but English, as in the other games.
  others: {},
};
