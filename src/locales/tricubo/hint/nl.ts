import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/nl.js';
import type { TricuboHint } from './terms.js';

export const hint: TricuboHint = {
  ...commonHint,

  die: (die) => `Kijk naar de ${die}.`,
  row: (row) => `Kijk naar rij ${row}.`,
  noDie: 'Kijk naar de dobbelstenen: je kunt geen enkele vrije gebruiken.',
  expected: (points) => `Aan het eind kun je ongeveer ${figure(points)} punten verwachten.`,
};
