import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/de.js';
import type { KubiHint } from './terms.js';

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) =>
    second ? `Sieh dir die Summen ${first} und ${second} an.` : `Sieh dir die Summe ${first} an.`,
  number: (number) => `Beginne mit der Zahl ${number}.`,
  expected: (points) => `Damit sind etwa ${figure(points)} Punkte zu erwarten.`,
};
