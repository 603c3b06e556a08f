import { nl as common } from '../common/nl.js';
import type { TriadPictureTerms } from './terms.js';

export const nl: TriadPictureTerms = {
  ...common,

  'triad.white': 'Wit',
  'triad.black': 'Zwart',
  'triad.board': (white, black) => `Triad-bord, ${white} tegen ${black}`,
  'triad.die': (side, value) => `${side} ${value}`,
  'triad.empty': 'leeg',

  'triad.cell.movedLast': 'laatste zet',
  'triad.onTurn': 'aan zet',

  'triad.ofThree': 'van 3',
  'triad.tray': (name, removed) => `${name}: ${removed} van de 3 dobbelstenen weggenomen`,
};
