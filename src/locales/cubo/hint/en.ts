import { commonHint } from '../../common/hint/en.js';
import type { CuboHint } from './terms.js';

export const hint: CuboHint = {
  ...commonHint,

  cells: (first, second) => `Look at ${first} and ${second}.`,
  cell: (cell) => `Look at ${cell}.`,
  square: 'Look at the whole square.',
  middle: 'Look at the dice in the middle.',
  swap: (first, cell, second, other) => `swap the ${first} on ${cell} and the ${second} on ${other}`,
  call: 'call “Cubo”',
  roll: 'roll all dice again',
  take: (die) => `take the ${die}`,
  takeNone: 'take none',
  put: (die, cell) => `give up the ${die} on ${cell}`,
  keep: 'keep your dice',
  goal: (best, now, swaps) =>
    `These dice can make ${best}; you have ${now}. ${swaps === 1 ? 'This swap does it' : `It takes ${swaps} swaps`}.`,
  needs: (die) => `You’ll need the ${die} from the middle.`,
  most: (points) => `These dice can’t make more than ${points}, even with one from the middle.`,
  worth: (after, now) => `The square can then make ${after}; you have ${now}.`,
  rolling: (expected) =>
    `Rolling until the dice are good enough makes about ${expected}: a point is off for the time of each roll.`,
  freeRoll: (expected) => `A new roll costs nothing and makes about ${expected} on average.`,
};
