import { en as common } from '../common/en.js';
import type { TriadPictureTerms } from './terms.js';

export const en: TriadPictureTerms = {
  ...common,

  'triad.white': 'White',
  'triad.black': 'Black',
  'triad.board': (white, black) => `Triad board, ${white} against ${black}`,
  'triad.die': (side, value) => `${side} ${value}`,
  'triad.empty': 'empty',

  'triad.cell.movedLast': 'moved last',
  'triad.onTurn': 'to move',

  'triad.ofThree': 'of 3',
  'triad.tray': (name, removed) => `${name}: ${removed} of 3 dice taken off`,
};
