import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/de.js';
import type { KubiHint } from './terms.js';

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) =>
    second ? `Sieh dir die Summen ${first} und ${second} an.` : `Sieh dir die Summe ${first} an.`,
  number: (number) => `Beginne mit der Zahl ${number}.`,
  enter: ({ value, isFree, sums: [first, second], pairs }) => {
    const made = first === second ? `zweimal ${first}` : `${first} und ${second}`;
    return `die ${value} ${isFree ? 'beiseitelegen' : 'zur Strichmenge zählen'} und ${made} bilden${pairs}`;
  },
  effect: ({ code, sum, points, missing }) =>
    ({
      opens: `Die ${sum} anzufangen kostet ${-points}.`,
      short:
        missing === 1 ? `Der ${sum} fehlt dann noch ein Strich.` : `Der ${sum} fehlen dann noch ${missing} Striche.`,
      even: `Die ${sum} steht dann auf null: +${points}.`,
      gains: `Die ${sum} bringt ${points} mehr.`,
      full: `Die ${sum} ist voll und bringt nichts mehr.`,
    })[code],
  left: (number, left) => {
    if (left === 0) return `Das ist die achte ${number}: Deine Partie endet.`;
    return `Bei der ${number} ${left === 1 ? 'bleibt dann noch ein Strich' : `bleiben dann noch ${left} Striche`}.`;
  },
  expected: (points) => `Damit sind etwa ${figure(points)} Punkte zu erwarten.`,
};
