import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove, TriadState } from '../../../src/games/triad/index.js';
import { Board, TO_WIN, removedBy } from '../../../src/opponents/triad/board.js';
import { movesOf } from '../../../src/opponents/triad/moves.js';
import type { Gains } from './player.js';

/** The third die is worth more than any other. */
const WON = 10;

/** In removed dice. */
export const gains: Gains<TriadState, TriadMove> = {
  moves: (state, seat) => triad.moves(state, seat),
  gainOf: (state, seat, move) => gainAfter(state, triad.play(state, seat, move), seat),
  outlook: (state, seat) => (move) => -mostToGain(triad.play(state, seat, move)),
};

function gainAfter(before: TriadState, { removed }: TriadState, seat: number): number {
  if (removed[seat] === before.removed[seat]) return 0;
  return removed[seat] === TO_WIN ? WON : 1;
}

/** The most that the seat to move can gain. */
function mostToGain(state: TriadState): number {
  if (triad.outcome(state)) return 0;
  const board = new Board(state);
  if (!movesOf(board).some((move) => removedBy(move) > 0)) return 0;
  return board.removed[board.turn] === TO_WIN - 1 ? WON : 1;
}
