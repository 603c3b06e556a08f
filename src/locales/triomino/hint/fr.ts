import { commonHint } from '../../common/hint/fr.js';
import type { TriominoHint } from './terms.js';

export const hint: TriominoHint = {
  ...commonHint,

  tile: (tile) => `Regardez votre tuile ${tile}.`,
  pool: 'Pensez à piocher une tuile.',
  rack: 'Regardez vos tuiles.',
  lay: (tile, where) => `poser ${tile} ${where}`,
  buy: 'piocher une tuile',
  pass: 'passer',
  keeps: (fitting, others) =>
    others === 1
      ? `Ensuite, votre autre tuile ${fitting === 1 ? 'conviendra' : 'ne conviendra pas'}.`
      : fitting === 0
        ? `Ensuite, aucune de vos ${others} autres tuiles ne conviendra.`
        : `Ensuite, ${fitting} de vos ${others} autres tuiles ${fitting === 1 ? 'conviendra' : 'conviendront'}.`,
};
