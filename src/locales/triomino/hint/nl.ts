import { commonHint } from '../../common/hint/nl.js';
import type { TriominoHint } from './terms.js';

export const hint: TriominoHint = {
  ...commonHint,

  tile: (tile) => `Kijk naar je steen ${tile}.`,
  pool: 'Denk aan het kopen van een steen.',
  rack: 'Kijk naar je stenen.',
  lay: (tile, where) => `${tile} ${where} leggen`,
  buy: 'een steen kopen',
  pass: 'passen',
  keeps: (fitting, others) =>
    others === 1
      ? `Daarna past je andere steen ${fitting === 1 ? 'wel' : 'niet'}.`
      : `Daarna ${fitting > 1 ? 'passen' : 'past'} ${fitting === 0 ? 'geen' : fitting} van je ${others} andere stenen.`,
};
