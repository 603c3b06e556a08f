import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboSquare, CuboState } from '../../../src/games/cubo/index.js';
import { MOVABLE } from '../../../src/games/cubo/rules.js';
import { swapped } from '../../../src/games/cubo/square.js';
import { exchanges, totalOfSquare } from '../../../src/opponents/cubo/layout.js';
import type { Gains } from './player.js';

/** What a square comes to by the best swap, or as it is. */
function mostAfterSwap(square: CuboSquare, { options }: CuboState): number {
  let most = totalOfSquare(square, options);
  for (const one of MOVABLE) {
    for (const other of MOVABLE) {
      if (one < other) most = Math.max(most, totalOfSquare(swapped(square, [one, other]), options));
    }
  }
  return most;
}

/** A call or a swap is worth what the square has then; rolling gives away what it has. */
function gainOf(state: CuboState, seat: number, move: CuboMove): number {
  const { options, middle, seats } = state;
  const { square, taken } = seats[seat]!;
  const total = (each: CuboSquare) => totalOfSquare(each, options);
  if (move.kind === 'roll') return -total(square);
  if (move.kind === 'swap') return total(swapped(square, move.cells)) - total(square);
  if (move.kind === 'put' && taken) return total(square.with(move.cell, taken)) - total(square);
  if (move.kind !== 'take' || !move.place) return 0;
  return Math.max(...exchanges(square, middle[move.place - 1]).map(total)) - total(square);
}

/** In points. The foresighted player sees two swaps ahead. */
export const gains: Gains<CuboState, CuboMove> = {
  moves(state, seat) {
    const moves = cubo.moves(state, seat);
    // A swap that gains nothing goes round in circles: a call ends that.
    return moves.filter((move) => move.kind !== 'swap' || gainOf(state, seat, move) > 0);
  },
  gainOf,
  outlook(state, seat) {
    const { square } = state.seats[seat]!;
    return (move) => {
      if (move.kind !== 'swap') return 0;
      const after = swapped(square, move.cells);
      return mostAfterSwap(after, state) - totalOfSquare(after, state.options);
    };
  },
};
