import { fr as common } from '../common/fr.js';
import type { TriadPictureTerms } from './terms.js';

export const fr: TriadPictureTerms = {
  ...common,

  'triad.white': 'Blancs',
  'triad.black': 'Noirs',
  'triad.board': (white, black) => `Plateau de Triad, ${white} contre ${black}`,
  'triad.die': (side, value) => `${side.replace(/^(Blanc|Noir)s$/, '$1')} ${value}`,
  'triad.empty': 'vide',

  'triad.cell.movedLast': 'joué en dernier',
  'triad.onTurn': 'au trait',

  'triad.ofThree': 'sur 3',
  'triad.tray': (name, removed) => `${name}\u202f: ${removed} ${removed > 1 ? 'dés retirés' : 'dé retiré'} sur 3`,
};
