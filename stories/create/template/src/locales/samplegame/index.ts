import type { Languages } from '../../../../../../src/locales/languages.js';
import { en } from './en.js';
import type { SampleGamePictureTerms, SampleGamePlayTerms } from './terms.js';

export type { SampleGamePictureTerms, SampleGamePlayTerms, SampleGameTerms } from './terms.js';

export const sampleGameLanguages: Languages<SampleGamePictureTerms, SampleGamePlayTerms> = {
  en,
  // One line for each language but English, as in the other games.
  others: {},
  play: {},
};
