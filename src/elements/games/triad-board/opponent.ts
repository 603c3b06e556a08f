import type { TriadMove, TriadState } from '../../../games/triad/index.js';
import type { OpponentSource } from '../../../interaction/thinking.js';

export const opponent: OpponentSource<TriadState, TriadMove> = {
  load: () => import('../../../opponents/triad/index.js').then(({ triadOpponent }) => triadOpponent),
  // Bundlers recognise a worker only if it is written like this.
  startWorker: () => new Worker(new URL('./opponent-worker.js', import.meta.url), { type: 'module' }),
};
