import type { TricuboSheet } from '../../../src/games/tricubo/index.js';

/** As little as a sheet can have: two columns, no colour field, no joker, no rank. */
export const TINY: TricuboSheet = { values: [2, -1], purple: 1, fields: [], fieldPoints: [0], jokers: 0, ranks: [] };

/** As much as a sheet can have, with several fields of a kind and none for the medium die. */
export const WIDE: TricuboSheet = {
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -12],
  purple: 3,
  fields: ['L', 'L', 'L', 'S', 't', 't', 't', 't'],
  fieldPoints: [0, 1, 3, 6, 10, 15, 21, 28, 99],
  jokers: 1,
  ranks: [-99, 0, 50, 99],
};
