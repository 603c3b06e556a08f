import { cubo } from '../../games/cubo/index.js';
import type { CuboMove, CuboState } from '../../games/cubo/index.js';
import { linesOf, totalOf } from '../../games/cubo/score.js';
import { nextOfSolution } from '../fixed.js';
import type { PuzzleKind, PuzzleRules } from '../puzzle.js';

const MOVES: Partial<Record<PuzzleKind, readonly CuboMove['kind'][]>> = {
  square: ['swap'],
  exchange: ['take', 'put', 'keep'],
};

/** A square is judged by what it is worth, for there are many ways to lay the best one. */
export const puzzleRules: PuzzleRules<CuboState, CuboMove> = {
  game: cubo,
  options: { timeLimits: false },
  read: (puzzle) => puzzle,
  allows: ({ kind }, move) => MOVES[kind]?.includes(move.kind) ?? false,
  judge({ kind, best, moves: most }, state, moves) {
    const [seat] = state.seats;
    if (!seat || moves.length === 0) return 'open';
    if (kind === 'exchange') {
      // The exchange ends the round, which is scored.
      const isOver = state.rounds.length > 0;
      return isOver ? (seat.score >= best ? 'solved' : 'failed') : 'open';
    }
    if (totalOf(linesOf(seat.square, state.options)) >= best) return 'solved';
    return moves.length < most ? 'open' : 'failed';
  },
  next: (puzzle, state, moves) => nextOfSolution(cubo, puzzle, state, moves),
};
