import { parentPort } from 'node:worker_threads';
import { measures } from './measures.js';

/** Some games of one measure, by their seeds. */
export interface Task {
  readonly game: string;
  readonly row: number;
  readonly first: number;
  readonly games: number;
}

/** What was found in each game, and the sums of their times. */
export interface Tally {
  readonly values: number[];
  moves: number;
  ms: number;
  slowest: number;
}

parentPort?.on('message', ({ game, row, first, games }: Task) => {
  const tally: Tally = { values: [], moves: 0, ms: 0, slowest: 0 };
  for (let seed = first; seed < first + games; seed++) {
    const { value = 0, moves = 0, ms = 0, slowest = 0 } = measures[game]?.[row]?.play(seed) ?? {};
    tally.values.push(value);
    tally.moves += moves;
    tally.ms += ms;
    tally.slowest = Math.max(tally.slowest, slowest);
  }
  parentPort?.postMessage(tally);
});
