import type { TricuboMove, TricuboState } from '../../../games/tricubo/index.js';
import type { OpponentSource } from '../../../interaction/thinking.js';

export const opponent: OpponentSource<TricuboState, TricuboMove> = {
  load: () => import('../../../opponents/tricubo/index.js').then(({ tricuboOpponent }) => tricuboOpponent),
  // Bundlers recognise a worker only if it is written like this.
  startWorker: () => new Worker(new URL('./opponent-worker.js', import.meta.url), { type: 'module' }),
};
