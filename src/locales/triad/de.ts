import { de as common } from '../common/de.js';
import type { TriadPictureTerms } from './terms.js';

export const de: TriadPictureTerms = {
  ...common,

  'triad.white': 'Weiß',
  'triad.black': 'Schwarz',
  'triad.board': (white, black) => `Triad-Brett, ${white} gegen ${black}`,
  'triad.die': (side, value) => `${side} ${value}`,
  'triad.empty': 'leer',

  'triad.cell.movedLast': 'zuletzt gezogen',
  'triad.onTurn': 'am Zug',

  'triad.ofThree': 'von 3',
  'triad.tray': (name, removed) => `${name}: ${removed} von 3 Würfeln weggenommen`,
};
