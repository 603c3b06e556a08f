import { tricubo } from '../../games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { followsSolution, nextOfSolution } from '../fixed.js';
import type { PuzzleRules } from '../puzzle.js';

/** One roll, and the best way to use it. */
export const puzzleRules: PuzzleRules<TricuboState, TricuboMove> = {
  game: tricubo,
  options: {},
  read: (puzzle) => puzzle,
  allows: () => true,
  judge(puzzle, state, moves) {
    if (moves.length === 0) return 'open';
    return followsSolution(tricubo, puzzle, state, moves) ? 'solved' : 'failed';
  },
  next: (puzzle, state, moves) => nextOfSolution(tricubo, puzzle, state, moves),
};
