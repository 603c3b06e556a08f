/**
 * Finds positions of Triad with forced wins, near the ends of games that the opponent plays against itself with little thought, and proves them. Writes
 * triad-wins.ts.
 *
 *     npm run find:triad-wins        # a few minutes
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { triad } from '../../src/games/triad/index.js';
import type { TriadState } from '../../src/games/triad/index.js';
import { Board } from '../../src/opponents/triad/board.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import { pick } from '../games/seeded.js';
import { diceFor } from './dice.js';
import { Prover } from '../../src/puzzles/triad/prover.js';

/** The lengths of the wins in plies, and how many of each. */
const LENGTHS = [3, 5, 7, 9];
const WANTED = Number(process.argv[2] ?? 25);
const MOST_POSITIONS = 400_000;
/** So often a player errs, so that both win. */
const ERRORS = 0.1;

function* game(seed: number): Generator<TriadState> {
  const random = diceFor(seed);
  let state = triad.setup(2);
  state = triad.play(state, 'chance', triad.chance(state, random));
  while (!triad.outcome(state)) {
    yield state;
    const moves = triad.moves(state, state.turn);
    const errs = random() < ERRORS;
    const move = errs
      ? pick(moves, random)
      : triadOpponent.choose(state, state.turn, { level: 'expert', random, budget: { nodes: 300 } });
    state = triad.play(state, state.turn, move);
  }
}

const found = new Map<number, string[]>(LENGTHS.map((length) => [length, []]));
const isComplete = (length: number) => (found.get(length)?.length ?? WANTED) >= WANTED;

for (let seed = 1; !LENGTHS.every(isComplete); seed++) {
  const states = [...game(seed)];
  // Only one of each game, so that they differ.
  const before = states.at(2 * (seed % LENGTHS.length) - LENGTHS.at(-1)!);
  if (!before) continue;
  const position = triad.positionOf(before);
  const length = new Prover(new Board(triad.start(position)), MOST_POSITIONS).shortest(LENGTHS.at(-1)!);
  if (length === undefined || isComplete(length)) continue;
  found.get(length)?.push(triad.makePosition(position));
  console.log(LENGTHS.map((each) => `${each}: ${found.get(each)?.length}`).join(', '));
}

const lines = [...found].map(
  ([length, positions]) => `  ${length}: [\n${positions.map((each) => `    '${each}',\n`).join('')}  ],`,
);
const code = `/* Written by \`npm run find:triad-wins\`. */

/** Positions in which the side to move wins by force, by the plies that it takes. */
export const WINS: Readonly<Record<number, readonly string[]>> = {
${lines.join('\n')}
};
`;
writeFileSync(join(import.meta.dirname, 'triad-wins.ts'), code);
