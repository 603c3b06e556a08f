import { pointsOf } from '../../common/fr.js';
import { commonHint } from '../../common/hint/fr.js';
import type { TricuboHint } from './terms.js';

export const hint: TricuboHint = {
  ...commonHint,

  die: (die) => `Regardez ce dé\u202f: ${die}.`,
  row: (row) => `Regardez la ligne ${row}.`,
  noDie: 'Regardez les dés\u202f: aucun des dés libres ne peut servir.',
  expected: (points) => `Résultat final moyen\u202f: environ ${pointsOf(points)}.`,
};
