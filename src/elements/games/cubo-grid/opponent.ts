import type { CuboMove, CuboState } from '../../../games/cubo/index.js';
import type { OpponentSource } from '../../../interaction/thinking.js';

export { pace } from './time/pace.js';

export const opponent: OpponentSource<CuboState, CuboMove> = {
  load: () => import('../../../opponents/cubo/index.js').then(({ cuboOpponent }) => cuboOpponent),
  // Bundlers recognise a worker only if it is written like this.
  startWorker: () => new Worker(new URL('./opponent-worker.js', import.meta.url), { type: 'module' }),
};
