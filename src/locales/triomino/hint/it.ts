import { commonHint } from '../../common/hint/it.js';
import type { TriominoHint } from './terms.js';

export const hint: TriominoHint = {
  ...commonHint,

  tile: (tile) => `Guarda la tua tessera ${tile}.`,
  pool: 'Pensa a pescare una tessera.',
  rack: 'Guarda le tue tessere.',
  lay: (tile, where) => `posa ${tile} ${where}`,
  buy: 'pesca una tessera',
  pass: 'passa',
  keeps: (fitting, others) =>
    others === 1
      ? `Poi l’altra tua tessera ${fitting === 1 ? 'va bene' : 'non va bene'}.`
      : fitting === 0
        ? `Poi nessuna delle tue altre ${others} tessere va bene.`
        : `Poi ${fitting === 1 ? 'va' : 'vanno'} bene ${fitting} delle tue altre ${others} tessere.`,
};
