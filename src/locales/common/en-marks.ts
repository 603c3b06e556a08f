import type { CommonMarkTerms } from './terms.js';

export const enMarks: CommonMarkTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'tabletop.marked': 'marked',
  'tabletop.markedPlaces': (places) => `Marked: ${places}.`,
  'tabletop.arrow': (from, to) => `Arrow from ${from} to ${to}.`,
};
