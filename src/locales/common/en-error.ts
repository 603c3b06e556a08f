import type { CommonErrorTerms } from './terms.js';

export const enError: CommonErrorTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'tabletop.cannotShow': 'This game cannot be set up as the page asks.',
  'tabletop.saveDamaged': 'The saved game is damaged. It stays as it is until you begin a new game.',
};
