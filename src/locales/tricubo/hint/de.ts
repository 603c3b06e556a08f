import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/de.js';
import type { TricuboHint } from './terms.js';

export const hint: TricuboHint = {
  ...commonHint,

  die: (die) => `Sieh dir die ${die} an.`,
  row: (row) => `Sieh dir Reihe ${row} an.`,
  noDie: 'Sieh dir die Würfel an: Kein freier lässt sich nutzen.',
  expected: (points) => `Am Ende sind etwa ${figure(points)} Punkte zu erwarten.`,
};
