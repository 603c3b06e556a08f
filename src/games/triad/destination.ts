/** Where a move leads. */
import { ALL_CELLS, CELLS, DIRECTIONS, cellAt, dieOf } from './board.js';
import type { Cell, Die, Value } from './board.js';
import type { TriadPosition, TriadSeatMove } from './state.js';

/** At `from * CELLS + to`, see {@link distanceOf}. Tables are read by their own module alone: what is imported is checked at each use. */
const DISTANCES = new Int8Array(CELLS * CELLS);
for (const from of ALL_CELLS) {
  for (const direction of DIRECTIONS) {
    for (let steps = 1, to; (to = cellAt(from, direction, steps)) >= 0; steps++) DISTANCES[from * CELLS + to] = steps;
  }
}

/** How many cells the one is from the other in a straight line; 0 where they are in none. */
export const distanceOf = (from: Cell, to: Cell): number => DISTANCES[from * CELLS + to] as number;

/** Where the die lies after the move. */
export const targetOf = (move: TriadSeatMove): Cell => (move.kind === 'turn' ? move.from : move.to);

/** What the die shows after the move. */
export function dieAfter({ cells, turn }: TriadPosition, move: TriadSeatMove): Die {
  if (move.kind === 'step') return cells[move.from] as Die;
  return dieOf(turn, move.kind === 'turn' ? move.value : (distanceOf(move.from, move.to) as Value));
}
