import { it as common } from '../common/it.js';
import type { TriadPictureTerms } from './terms.js';

export const it: TriadPictureTerms = {
  ...common,

  'triad.white': 'Bianco',
  'triad.black': 'Nero',
  'triad.board': (white, black) => `Tabellone di Triad, ${white} contro ${black}`,
  'triad.die': (side, value) => `${side} ${value}`,
  'triad.empty': 'vuota',

  'triad.cell.movedLast': 'mosso per ultimo',
  'triad.onTurn': 'di turno',

  'triad.ofThree': 'su 3',
  'triad.tray': (name, removed) => `${name}: ${removed} su 3 dadi tolti`,
};
