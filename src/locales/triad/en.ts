import type { TriadShownTerms } from './terms.js';

export const en: TriadShownTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'triad.white': 'White',
  'triad.black': 'Black',
  'triad.board': (white, black) => `Triad board, ${white} against ${black}`,
  'triad.die': (side, value) => `${side} ${value}`,
  'triad.empty': 'empty',

  'triad.cell.movedLast': 'moved last',
  'triad.onTurn': 'to move',

  'triad.tray': (removed) => `${removed} of 3 dice taken off`,
};
