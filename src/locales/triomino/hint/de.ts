import { commonHint } from '../../common/hint/de.js';
import type { TriominoHint } from './terms.js';

export const hint: TriominoHint = {
  ...commonHint,

  tile: (tile) => `Sieh dir deinen Stein ${tile} an.`,
  pool: 'Denk daran, einen Stein zu kaufen.',
  rack: 'Sieh dir deine Steine an.',
  lay: (tile, where) => `${tile} ${where} legen`,
  buy: 'einen Stein kaufen',
  pass: 'passen',
  keeps: (fitting, others) =>
    others === 1
      ? `Danach passt dein anderer Stein${fitting === 1 ? '' : ' nicht'}.`
      : `Danach ${fitting > 1 ? 'passen' : 'passt'} ${fitting === 0 ? 'keiner' : fitting} deiner ${others} anderen Steine.`,
};
