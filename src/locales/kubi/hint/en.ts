import { pointsOf } from '../../common/en.js';
import { commonHint } from '../../common/hint/en.js';
import type { KubiHint } from './terms.js';

const marks = (count: number): string => (count === 1 ? 'one more mark' : `${count} more marks`);

export const hint: KubiHint = {
  ...commonHint,

  sums: ([first, second]) => (second ? `Look at the sums ${first} and ${second}.` : `Look at the sum ${first}.`),
  number: (number) => `Start with the number ${number}.`,
  enter: ({ value, isFree, sums: [first, second], pairs }) => {
    const made = first === second ? `${first} twice` : `${first} and ${second}`;
    return `${isFree ? `set the ${value} aside` : `discard the ${value}`} and make ${made}${pairs}`;
  },
  effect: ({ code, sum, points, missing }) =>
    ({
      opens: `Opening the ${sum} costs ${-points}.`,
      short: `The ${sum} then needs ${marks(missing)}.`,
      even: `The ${sum} then breaks even: +${points}.`,
      gains: `The ${sum} earns ${points} more.`,
      full: `The ${sum} is full and earns no more.`,
    })[code],
  left: (number, left) =>
    left > 0
      ? `The ${number} then has ${left === 1 ? 'one mark' : `${left} marks`} left.`
      : `That’s the eighth ${number}: your game ends.`,
  expected: (points) => `With them, you can expect about ${pointsOf(points)}.`,
};
