import type { KubiMove, KubiState } from '../../../games/kubi/index.js';
import type { OpponentSource } from '../../../interaction/thinking.js';

export const opponent: OpponentSource<KubiState, KubiMove> = {
  load: () => import('../../../opponents/kubi/index.js').then(({ kubiOpponent }) => kubiOpponent),
  // Bundlers recognise a worker only if it is written like this.
  startWorker: () => new Worker(new URL('./opponent-worker.js', import.meta.url), { type: 'module' }),
};
