import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/nl.js';
import type { KubiHint } from './terms.js';

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Kijk naar de sommen ${first} en ${second}.` : `Kijk naar de som ${first}.`),
  number: (number) => `Begin met het getal ${number}.`,
  expected: (points) => `Daarmee kun je ongeveer ${figure(points)} punten verwachten.`,
};
