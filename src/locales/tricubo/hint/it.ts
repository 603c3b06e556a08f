import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/it.js';
import type { TricuboHint } from './terms.js';

export const hint: TricuboHint = {
  ...commonHint,

  die: (die) => `Guarda ${/^1/.test(die) ? 'l’' : 'il '}${die}.`,
  row: (row) => `Guarda la riga ${row}.`,
  noDie: 'Guarda i dadi: nessuno di quelli liberi si può usare.',
  expected: (points) => `Alla fine puoi aspettarti circa ${figure(points)} punti.`,
};
