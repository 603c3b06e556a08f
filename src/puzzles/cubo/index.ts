import { cubo } from '../../games/cubo/index.js';
import type { CuboMove, CuboState } from '../../games/cubo/index.js';
import { CENTRE } from '../../games/cubo/square.js';
import { followsSolution, nextOfSolution } from '../fixed.js';
import type { Puzzle, PuzzleKind, PuzzleRules } from '../puzzle.js';
import { bestSwaps } from './best-swaps.js';
import type { Swapped } from './best-swaps.js';

const MOVES: Partial<Record<PuzzleKind, readonly CuboMove['kind'][]>> = {
  square: ['swap'],
  exchange: ['take', 'put', 'keep'],
};

/** The best that can still be reached with the swaps that are left. */
function reachable({ moves: most }: Puzzle, { seats, options }: CuboState, moves: readonly CuboMove[]): Swapped {
  return bestSwaps(seats[0]?.square ?? [], most - moves.length, options);
}

/** The points of an exchange, or the most that it can still come to. */
function worthOfExchange({ seats, rounds, options }: CuboState): number {
  const { square, taken, score } = seats[0] ?? {};
  if (rounds.length > 0 || !square || !taken) return score ?? 0;
  const exchanged = square.map((_, cell) => (cell === CENTRE ? square : square.with(cell, taken)));
  return Math.max(...[square, ...exchanged].map((each) => bestSwaps(each, 0, options).total));
}

/** A square is judged by what it is worth, for there are many ways to lay the best one. */
export const puzzleRules: PuzzleRules<CuboState, CuboMove> = {
  game: cubo,
  options: { timeLimits: false },
  read: (puzzle) => puzzle,
  allows: ({ kind }, move) => MOVES[kind]?.includes(move.kind) ?? false,
  judge(puzzle, state, moves) {
    if (moves.length === 0) return 'open';
    if (puzzle.kind === 'exchange') {
      if (!followsSolution(cubo, puzzle, state, moves)) return 'failed';
      // The exchange ends the round, which is scored.
      return state.rounds.length > 0 ? 'solved' : 'open';
    }
    const { total, swaps } = reachable(puzzle, state, moves);
    if (total < puzzle.best) return 'failed';
    return swaps.length === 0 ? 'solved' : 'open';
  },
  lack: (puzzle, state, moves) =>
    puzzle.best - (puzzle.kind === 'exchange' ? worthOfExchange(state) : reachable(puzzle, state, moves).total),
  next(puzzle, state, moves) {
    const [cells] = moves.length > 0 && puzzle.kind === 'square' ? reachable(puzzle, state, moves).swaps : [];
    return cells ? { kind: 'swap', cells } : nextOfSolution(cubo, puzzle, state, moves);
  },
};
