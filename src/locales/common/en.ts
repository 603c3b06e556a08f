import { figure } from './figures.js';
import type { PictureTerms } from './terms.js';

export const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

export const en: PictureTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'tabletop.cannotShow': 'This game can’t be set up the way the page asks.',
  'tabletop.loading': 'Loading the game…',
  'tabletop.joining': 'Joining the game…',
  'tabletop.saveDamaged': 'The saved game is damaged. It stays as it is until you start a new game.',
  'tabletop.missing': 'This couldn’t be loaded.',
  'tabletop.tryAgain': 'Try again',
  'tabletop.reload': 'Reload the page',
  'tabletop.players': 'Players',
  'tabletop.computer': (number) => (number === 0 ? 'Computer' : `Computer ${number}`),
  'tabletop.you': 'You',

  'tabletop.marked': 'marked',
  'tabletop.markedPlaces': (places) => `Marked: ${places}.`,
  'tabletop.arrow': (from, to) => `Arrow from ${from} to ${to}.`,
};
