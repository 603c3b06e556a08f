import { kubi } from '../../games/kubi/index.js';
import type { KubiMove, KubiState } from '../../games/kubi/index.js';
import { followsSolution, nextOfSolution } from '../fixed.js';
import type { PuzzleRules } from '../puzzle.js';

/** One roll, and the best way to use it. */
export const puzzleRules: PuzzleRules<KubiState, KubiMove> = {
  game: kubi,
  options: {},
  read: (puzzle) => puzzle,
  allows: () => true,
  judge(puzzle, state, moves) {
    if (moves.length === 0) return 'open';
    return followsSolution(kubi, puzzle, state, moves) ? 'solved' : 'failed';
  },
  next: (puzzle, state, moves) => nextOfSolution(kubi, puzzle, state, moves),
};
