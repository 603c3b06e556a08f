import { pointsOf } from '../../common/fr.js';
import { commonHint } from '../../common/hint/fr.js';
import type { TricuboHint } from './terms.js';

export const hint: TricuboHint = {
  ...commonHint,

  die: (die) => `Regardez le ${die}.`,
  row: (row) => `Regardez la ligne ${row}.`,
  noDie: 'Regardez les dés\u202f: aucun dé libre ne peut servir.',
  expected: (points) => `À la fin, vous pouvez espérer environ ${pointsOf(points)}.`,
};
