import { pointsOf } from '../../common/fr.js';
import { commonHint } from '../../common/hint/fr.js';
import type { KubiHint } from './terms.js';

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Regardez les sommes ${first} et ${second}.` : `Regardez la somme ${first}.`),
  number: (number) => `Commencez par le chiffre ${number}.`,
  enter: ({ value, isFree, sums: [first, second], pairs }) => {
    const made = first === second ? `deux fois ${first}` : `${first} et ${second}`;
    return `${isFree ? `mettre le ${value} de côté` : `écarter le ${value}`} et former ${made}${pairs}`;
  },
  effect: ({ code, sum, points, missing }) =>
    ({
      opens: `Entamer le ${sum} coûte ${-points}.`,
      short:
        missing === 1
          ? `Il ne manque alors plus qu’un trait au ${sum}.`
          : `Il manque alors encore ${missing} traits au ${sum}.`,
      even: `Le ${sum} revient alors à zéro\u202f: +${points}.`,
      gains: `Le ${sum} rapporte ${points} de plus.`,
      full: `Le ${sum} est plein et ne rapporte plus rien.`,
    })[code],
  left: (number, left) => {
    if (left === 0) return `C’est le huitième ${number}\u202f: votre partie se termine.`;
    return `Il reste alors ${left === 1 ? 'un trait' : `${left} traits`} pour le ${number}.`;
  },
  expected: (points) => `Ils rapportent en moyenne environ ${pointsOf(points)}.`,
};
