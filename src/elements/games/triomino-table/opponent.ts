import type { TriominoMove, TriominoState } from '../../../games/triomino/index.js';
import type { OpponentSource } from '../../../interaction/thinking.js';

export const opponent: OpponentSource<TriominoState, TriominoMove> = {
  load: () => import('../../../opponents/triomino/index.js').then(({ triominoOpponent }) => triominoOpponent),
  // Bundlers recognise a worker only if it is written like this.
  startWorker: () => new Worker(new URL('./opponent-worker.js', import.meta.url), { type: 'module' }),
};
