import { triad } from '../../games/triad/index.js';
import type { TriadMove, TriadState } from '../../games/triad/index.js';
import { Board } from '../../opponents/triad/board.js';
import { followsSolution, nextOfSolution } from '../fixed.js';
import type { Puzzle, PuzzleRules } from '../puzzle.js';
import { Prover } from './prover.js';

/** More than any puzzle of four moves takes. */
const MOST_POSITIONS = 5_000_000;

const proverFor = (state: TriadState): Prover => new Prover(new Board(state), MOST_POSITIONS);

/** The plies from now up to the last of the own moves that are left. */
const pliesLeft = ({ moves }: Puzzle, played: readonly TriadMove[]): number => 2 * (moves - played.length) - 1;

/** Win in so many moves: the first one is looked up, those after it are proved while one plays. */
export const puzzleRules: PuzzleRules<TriadState, TriadMove> = {
  game: triad,
  hasSides: true,
  options: {},
  read: (puzzle) => puzzle,
  allows: () => true,
  judge(puzzle, state, moves) {
    const outcome = triad.outcome(state);
    if (outcome) return outcome.winners.join() === String(puzzle.seat) ? 'solved' : 'failed';
    if (moves.length === 0 || state.turn === puzzle.seat) return 'open';
    if (moves.length === 1) return followsSolution(triad, puzzle, state, moves) ? 'open' : 'failed';
    return proverFor(state).isLost(pliesLeft(puzzle, moves)) ? 'open' : 'failed';
  },
  next(puzzle, state, moves) {
    if (moves.length === 0) return nextOfSolution(triad, puzzle, state, moves);
    const board = new Board(state);
    const prover = new Prover(board, MOST_POSITIONS);
    const plies = prover.shortest(pliesLeft(puzzle, moves)) ?? 1;
    return board.decode(prover.winners(plies)[0] ?? 0);
  },
  reply(puzzle, state, moves) {
    const board = new Board(state);
    const move = new Prover(board, MOST_POSITIONS).longestReply(pliesLeft(puzzle, moves));
    return { actor: state.turn, move: board.decode(move) };
  },
};
