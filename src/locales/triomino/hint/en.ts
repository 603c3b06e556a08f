import { commonHint } from '../../common/hint/en.js';
import type { TriominoHint } from './terms.js';

export const hint: TriominoHint = {
  ...commonHint,

  tile: (tile) => `Look at your tile ${tile}.`,
  pool: 'Think about buying a tile.',
  rack: 'Look at your tiles.',
  lay: (tile, where) => `lay ${tile} ${where}`,
  buy: 'buy a tile',
  pass: 'pass',
  keeps: (fitting, others) =>
    others === 1
      ? `Your other tile ${fitting === 1 ? 'fits' : 'doesn’t fit'} afterwards.`
      : `${fitting === 0 ? 'None' : fitting} of your ${others} other tiles ${fitting === 1 ? 'fits' : 'fit'} afterwards.`,
};
