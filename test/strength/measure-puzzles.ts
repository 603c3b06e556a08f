/**
 * Measures how often the reference players solve the puzzles of src/puzzles/, and prints a table, in hundredths.
 *
 *     npm run measure:puzzles                # all games: minutes
 *     npm run measure:puzzles -- cubo triad  # some
 */
import { PUZZLE_LEVELS } from '../../src/puzzles/level.js';
import { loadPuzzleRules, loadPuzzles } from '../../src/puzzles/load.js';
import { PUZZLE_KINDS, isPuzzleGame } from '../../src/puzzles/puzzle.js';
import type { PuzzleGame } from '../../src/puzzles/puzzle.js';
import { diceFor } from './dice.js';
import { GAINS } from './puzzles/gains.js';
import { TRIES, solvingOf } from './puzzles/solving.js';
import { meanOf } from './references/player.js';

const asked = process.argv.slice(2);
const unknown = asked.filter((game) => !isPuzzleGame(game));
if (unknown.length > 0) throw new Error(`there are no puzzles of ${unknown.join()}`);

const print = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const percent = (shares: readonly number[]): string => (100 * meanOf(shares)).toFixed(0);
/** The standard error of a mean over shares that were found in so many tries each. */
const errorOf = (shares: readonly number[]): string =>
  ((100 * Math.sqrt(shares.reduce((sum, each) => sum + (each * (1 - each)) / TRIES, 0))) / shares.length).toFixed(1);

print(['game', 'level', 'puzzles', 'random', 'greedy', 'foresighted', 'smallest margin']);
print(Array.from({ length: 7 }, () => '---'));
for (const game of Object.keys(PUZZLE_KINDS) as PuzzleGame[]) {
  if (asked.length > 0 && !asked.includes(game)) continue;
  const subject = { rules: await loadPuzzleRules(game), gains: GAINS[game] };
  const puzzles = (await loadPuzzles(game)).map((puzzle) => subject.rules.read(puzzle));
  for (const level of PUZZLE_LEVELS) {
    const some = puzzles.filter((puzzle) => puzzle.level === level);
    const solving = some.map((puzzle) => solvingOf(subject, puzzle, diceFor(puzzle.number)));
    const foresighted = solving.map((each) => each.foresighted);
    print([
      game,
      level,
      some.length,
      percent(solving.map(({ random }) => random)),
      percent(solving.map(({ greedy }) => greedy)),
      `${percent(foresighted)} ± ${errorOf(foresighted)}`,
      Math.min(...some.map(({ margin }) => margin)),
    ]);
  }
}
