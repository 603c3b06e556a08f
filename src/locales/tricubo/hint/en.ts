import { pointsOf } from '../../common/en.js';
import { commonHint } from '../../common/hint/en.js';
import type { TricuboHint } from './terms.js';

export const hint: TricuboHint = {
  ...commonHint,

  die: (die) => `Look at the ${die}.`,
  row: (row) => `Look at row ${row}.`,
  noDie: 'Look at the dice: you can’t use any open one.',
  expected: (points) => `You can expect about ${pointsOf(points)} at the end.`,
};
