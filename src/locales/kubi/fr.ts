import { fr as common } from '../common/fr.js';
import { signed } from '../common/figures.js';
import type { KubiPictureTerms } from './terms.js';

export const fr: KubiPictureTerms = {
  ...common,

  'kubi.player': (number) => `Joueur ${number}`,
  'kubi.sheet': (name) => `Feuille de Kubi, ${name}`,

  'kubi.goal': 'Mieux vaut peu de sommes, bien remplies.',
  'kubi.rollNumber': (number) => `Lancer ${number}`,
  'kubi.endRule': 'huit pour un chiffre\u202f: fin',
  'kubi.countdown': 'Dés écartés',
  'kubi.uncrossed': 'un chiffre',
  'kubi.left': (left) => `reste ${left}`,
  'kubi.finished': 'fini',

  'kubi.sums': 'Sommes',
  'kubi.sum': 'Somme',
  'kubi.value': 'l’un',
  'kubi.marks': 'Traits',
  'kubi.paying': '6e à 10e',
  'kubi.points': 'Points',
  'kubi.total': 'Total',
  'kubi.tally': (marks) => `${marks} ${marks > 1 ? 'traits' : 'trait'}`,
  'kubi.full': 'plein',
  'kubi.next': (points) => `prochain ${signed(points)}`,
  'kubi.pencilTally': (marks, pencilled) => `${fr['kubi.tally'](marks)} et ${pencilled} au crayon`,
  'kubi.pencilled': (now, then) => (now ? `${now}, au crayon ${then}` : `au crayon ${then}`),
  'kubi.roll': (dice) => `Dés\u202f: ${dice}`,
  'kubi.markedLast': 'dernier trait',
  'kubi.discard': 'Écarté',
  'kubi.leftOut': 'De côté',
};
