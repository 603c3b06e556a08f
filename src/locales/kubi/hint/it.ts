import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/it.js';
import type { KubiHint } from './terms.js';

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Guarda le somme ${first} e ${second}.` : `Guarda la somma ${first}.`),
  number: (number) => `Comincia dal numero ${number}.`,
  expected: (points) => `Con questi puoi aspettarti circa ${figure(points)} punti.`,
};
