import type { TriominoShownTerms } from './terms.js';

export const en: TriominoShownTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'triomino.player': (number) => `Player ${number}`,
};
