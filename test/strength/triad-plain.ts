/** The opponent that Triad's is measured against: alpha-beta to a fixed depth, on the difference of removed dice and of mobility. */
import type { TriadMove, TriadState } from '../../src/games/triad/index.js';
import { Board } from '../../src/opponents/triad/board.js';
import { found, mark, movesOf, scan } from '../../src/opponents/triad/moves.js';

const WON = 1_000_000;
/** A removed die in moves. */
const DIE = 100;

/** One of the best moves, which are often equal. */
export function plainMove(state: TriadState, depth: number, random: () => number): TriadMove {
  const board = new Board(state);
  const moves = movesOf(board)
    .map((move) => ({ move, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ move }) => move);
  let best = moves[0]!;
  let alpha = -Infinity;
  for (const move of moves) {
    board.make(move);
    const value = -search(board, depth - 1, -Infinity, -alpha);
    board.unmake();
    if (value <= alpha) continue;
    alpha = value;
    best = move;
  }
  return board.decode(best);
}

function search(board: Board, depth: number, lowest: number, beta: number): number {
  const { winner } = board;
  if (winner >= 0) return (winner === board.turn ? 1 : -1) * (WON - board.ply);
  if (board.isDrawn) return 0;
  if (depth === 0) return value(board);
  let alpha = lowest;
  for (const move of movesOf(board)) {
    board.make(move);
    alpha = Math.max(alpha, -search(board, depth - 1, -beta, -alpha));
    board.unmake();
    if (alpha >= beta) break;
  }
  return alpha;
}

function value(board: Board): number {
  const { turn, removed } = board;
  const other = turn === 0 ? 1 : 0;
  mark(board);
  scan(board, turn, null, null);
  const own = found.moves;
  scan(board, other, null, null);
  return DIE * (removed[turn] - removed[other]) + own - found.moves;
}
