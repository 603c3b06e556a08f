import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/it.js';
import { the, toThe } from '../../common/names/it.js';
import type { KubiHint } from './terms.js';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Guarda le somme ${first} e ${second}.` : `Guarda la somma ${first}.`),
  number: (number) => `Comincia dal numero ${number}.`,
  enter: ({ value, isFree, sums: [first, second], pairs }) => {
    const made = first === second ? `due volte ${first}` : `${first} e ${second}`;
    return `${isFree ? 'metti da parte' : 'scarta'} ${the(value)} e forma ${made}${pairs}`;
  },
  effect: ({ code, sum, points, missing }) =>
    capitalised(
      {
        opens: `aprire ${the(sum)} costa ${-points}.`,
        short: `${toThe(sum)} ${missing === 1 ? 'manca poi solo un segno' : `mancano poi ${missing} segni`}.`,
        even: `${the(sum)} torna a zero: +${points}.`,
        gains: `${the(sum)} rende ${points} in più.`,
        full: `${the(sum)} è pieno e non rende più nulla.`,
      }[code],
    ),
  left: (number, left) => {
    if (left === 0) return `È l’ottavo ${number}: la tua partita finisce.`;
    return `Per ${the(number)} ${left === 1 ? 'resta poi un segno' : `restano poi ${left} segni`}.`;
  },
  expected: (points) => `Con questi puoi aspettarti circa ${figure(points)} punti.`,
};
