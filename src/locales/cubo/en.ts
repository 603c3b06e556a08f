import type { CuboShownTerms } from './terms.js';

const COLOURS = { r: 'red', b: 'blue', w: 'white' };

export const en: CuboShownTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'cubo.player': (number) => `Player ${number}`,
  'cubo.square': (name) => `Square of ${name}`,
  'cubo.die': (colour, value) => `${COLOURS[colour]} ${value ?? 'die'}`,
};
