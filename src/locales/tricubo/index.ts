import type { Languages } from '../languages.js';
import { en } from './en.js';
import type { TricuboShownTerms, TricuboTerms } from './terms.js';

export type { TricuboRefusalFacts, TricuboTerms } from './terms.js';

export const tricuboLanguages: Languages<TricuboShownTerms, TricuboTerms> = {
  en,
  others: {},
};
