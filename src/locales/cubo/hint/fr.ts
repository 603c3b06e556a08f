import { commonHint } from '../../common/hint/fr.js';
import type { CuboHint } from './terms.js';

export const hint: CuboHint = {
  ...commonHint,

  cells: (first, second) => `Regardez ${first} et ${second}.`,
  cell: (cell) => `Regardez ${cell}.`,
  square: 'Regardez tout le carré.',
  middle: 'Regardez les dés du milieu.',
  swap: (first, cell, second, other) => `échanger le ${first} en ${cell} et le ${second} en ${other}`,
  call: 'annoncer Cubo',
  roll: 'relancer tous les dés',
  take: (die) => `prendre le ${die}`,
  takeNone: 'ne prendre aucun dé',
  put: (die, cell) => `céder le ${die} en ${cell}`,
  keep: 'garder vos dés',
  goal: (best, now, swaps) =>
    `Ces dés peuvent valoir ${best}, contre ${now} maintenant. ${swaps === 1 ? 'Cet échange suffit' : `Il faut ${swaps} échanges`}.`,
  needs: (die) => `Il vous faudra le ${die} du milieu.`,
  most: (points) => `Ces dés ne peuvent pas valoir plus de ${points}, même avec un dé du milieu.`,
  worth: (after, now) => `Le carré peut alors valoir ${after}, contre ${now} maintenant.`,
  rolling: (expected) =>
    `Relancer jusqu’à ce que les dés soient assez bons donne environ ${expected}\u202f: un point est retiré pour le temps de chaque lancer.`,
  freeRoll: (expected) => `Un nouveau lancer ne coûte rien et donne en moyenne environ ${expected}.`,
};
