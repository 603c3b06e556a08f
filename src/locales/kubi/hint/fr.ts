import { pointsOf } from '../../common/fr.js';
import { commonHint } from '../../common/hint/fr.js';
import type { KubiHint } from './terms.js';

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Regardez les sommes ${first} et ${second}.` : `Regardez la somme ${first}.`),
  number: (number) => `Commencez par le chiffre ${number}.`,
  expected: (points) => `Ils rapportent en moyenne environ ${pointsOf(points)}.`,
};
