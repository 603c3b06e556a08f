import { en as common } from '../common/en.js';
import type { TriadShownTerms } from './terms.js';

export const en: TriadShownTerms = {
  ...common,
  'triad.white': 'White',
  'triad.black': 'Black',
  'triad.board': (white, black) => `Triad board, ${white} against ${black}`,
  'triad.die': (side, value) => `${side} ${value}`,
  'triad.empty': 'empty',

  'triad.cell.becomes': (value) => `the die would show ${value}`,
  'triad.cell.makesTriad': 'makes a triad',
  'triad.cell.chosen': 'chosen',
  'triad.cell.cannotMove': 'cannot move',
  'triad.cell.takeOff': 'can be taken off',
  'triad.cell.movedLast': 'moved last',

  'triad.tray': (removed) => `${removed} of 3 dice taken off`,
};
