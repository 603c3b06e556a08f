import { parentPort } from 'node:worker_threads';
import { measures } from './measures.js';

/** Some games of one measure, by their seeds. */
export interface Task {
  readonly game: string;
  readonly row: number;
  readonly first: number;
  readonly games: number;
}

/** Sums over games. */
export interface Tally {
  games: number;
  sum: number;
  squares: number;
  moves: number;
  ms: number;
  slowest: number;
}

parentPort?.on('message', ({ game, row, first, games }: Task) => {
  const tally: Tally = { games, sum: 0, squares: 0, moves: 0, ms: 0, slowest: 0 };
  for (let seed = first; seed < first + games; seed++) {
    const { value = 0, moves = 0, ms = 0, slowest = 0 } = measures[game]?.[row]?.play(seed) ?? {};
    tally.sum += value;
    tally.squares += value * value;
    tally.moves += moves;
    tally.ms += ms;
    tally.slowest = Math.max(tally.slowest, slowest);
  }
  parentPort?.postMessage(tally);
});
