import { figure } from '../../common/figures.js';
import { commonHint } from '../../common/hint/nl.js';
import type { KubiHint } from './terms.js';

const marks = (count: number): string => (count === 1 ? 'één streepje' : `${count} streepjes`);

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Kijk naar de sommen ${first} en ${second}.` : `Kijk naar de som ${first}.`),
  number: (number) => `Begin met het getal ${number}.`,
  enter: ({ value, isFree, sums: [first, second], pairs }) => {
    const made = first === second ? `twee keer ${first}` : `${first} en ${second}`;
    return `de ${value} ${isFree ? 'apart leggen' : 'afleggen'} en ${made} maken${pairs}`;
  },
  effect: ({ code, sum, points, missing }) =>
    ({
      opens: `Beginnen aan de ${sum} kost ${-points}.`,
      short: `De ${sum} heeft dan nog ${marks(missing)} nodig.`,
      even: `De ${sum} staat dan op nul: +${points}.`,
      gains: `De ${sum} levert ${points} meer op.`,
      full: `De ${sum} is vol en levert niets meer op.`,
    })[code],
  left: (number, left) => {
    if (left === 0) return `Dat is de achtste ${number}: je partij eindigt.`;
    return `Bij de ${number} ${left === 1 ? 'is' : 'zijn'} dan nog ${marks(left)} over.`;
  },
  expected: (points) => `Daarmee kun je ongeveer ${figure(points)} punten verwachten.`,
};
