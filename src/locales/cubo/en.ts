import type { CuboShownTerms } from './terms.js';

const COLOURS = { r: 'red', b: 'blue', w: 'white' };

export const en: CuboShownTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'cubo.player': (number) => `Player ${number}`,
  'cubo.square': (name) => `Square of ${name}`,
  'cubo.die': (colour, value) => `${COLOURS[colour]} ${value ?? 'die'}`,
  'cubo.middle': 'Middle',
  'cubo.empty': 'empty',
  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Row' : 'Column'} ${name}: ${kind ? `${kind}${isDouble ? ' in one colour, doubled' : ''}, ` : ''}${points}`,
  'cubo.worth': (points) => `Worth ${points}`,
};
