/** The destination of a move. */
import { ALL_CELLS, CELLS, DIRECTIONS, cellAt, dieOf } from './board.js';
import type { Cell, Die, Value } from './board.js';
import type { TriadMove, TriadPosition, TriadSeatMove } from './state.js';

/** Indexed by `from * CELLS + to`, see {@link distanceOf}. Not exported: access to an imported binding is slower. */
const DISTANCES = new Int8Array(CELLS * CELLS);
for (const from of ALL_CELLS) {
  for (const direction of DIRECTIONS) {
    for (let steps = 1, to; (to = cellAt(from, direction, steps)) >= 0; steps++) DISTANCES[from * CELLS + to] = steps;
  }
}

/** The number of steps between two cells in a straight line, or 0 if they are not in line. */
export const distanceOf = (from: Cell, to: Cell): number => DISTANCES[from * CELLS + to] as number;

/** Whether a seat has made a move, neither chance nor the clock. */
export const isSeatMove = (move: TriadMove): move is TriadSeatMove => 'from' in move;

/** The cell of the die after the move. */
export const targetOf = (move: TriadSeatMove): Cell => (move.kind === 'turn' ? move.from : move.to);

/** The die after the move. */
export function dieAfter({ cells, turn }: TriadPosition, move: TriadSeatMove): Die {
  if (move.kind === 'step') return cells[move.from] as Die;
  return dieOf(turn, move.kind === 'turn' ? move.value : (distanceOf(move.from, move.to) as Value));
}
