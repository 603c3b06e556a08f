import { pointsOf } from '../../common/en.js';
import { commonHint } from '../../common/hint/en.js';
import type { KubiHint } from './terms.js';

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Look at the sums ${first} and ${second}.` : `Look at the sum ${first}.`),
  number: (number) => `Start with the number ${number}.`,
  expected: (points) => `With them, you can expect about ${pointsOf(points)}.`,
};
