import type { CommonShownTerms } from './terms.js';

export const en: CommonShownTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'tabletop.cannotShow': 'This game cannot be set up as the page asks.',
  'tabletop.saveDamaged': 'The saved game is damaged. It stays as it is until you begin a new game.',
};
