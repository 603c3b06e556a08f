import { figure } from './figures.js';
import type { PictureTerms } from './terms.js';

/** Zero is singular in French. */
export const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) < 2 ? 'point' : 'points'}`;

export const fr: PictureTerms = {
  $code: 'fr',
  $name: 'Français',
  $dir: 'ltr',

  'tabletop.cannotShow': 'La partie ne peut pas être mise en place comme la page le demande.',
  'tabletop.loading': 'Chargement de la partie…',
  'tabletop.joining': 'Connexion à la partie…',
  'tabletop.saveDamaged':
    'La sauvegarde de la partie est endommagée. Elle reste telle quelle jusqu’à ce que vous commenciez une nouvelle partie.',
  'tabletop.missing': 'Le chargement a échoué.',
  'tabletop.tryAgain': 'Réessayer',
  'tabletop.reload': 'Recharger la page',
  'tabletop.players': 'Joueurs',
  'tabletop.computer': (number) => (number === 0 ? 'Ordinateur' : `Ordinateur ${number}`),
  'tabletop.you': 'Vous',

  'tabletop.marked': 'en évidence',
  'tabletop.markedPlaces': (places) => `Repères\u202f: ${places}.`,
  'tabletop.arrow': (from, to) => `Flèche de ${from} à ${to}.`,
};
