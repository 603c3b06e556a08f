import { nothing } from 'lit';
import { CELLS, SIZE, cellName } from '../../../../games/triad/board.js';
import { isSeatMove, targetOf } from '../../../../games/triad/destination.js';
import type { Cell, Die, TriadMove } from '../../../../games/triad/index.js';

/** The 36 places of the board as they are seen, row by row from the top left. */
export const PLACES: readonly number[] = Array.from({ length: CELLS }, (_, place) => place);

/**
 * The cell at a place. Places are counted as they are seen, row by row from the top left; cells from a1. The mapping is its own inverse.
 */
export function cellAt(place: number, isFlipped: boolean): Cell {
  const column = place % SIZE;
  const row = Math.floor(place / SIZE);
  return isFlipped ? row * SIZE + (SIZE - 1 - column) : (SIZE - 1 - row) * SIZE + column;
}

/** The code by which the style sheet draws a die: `w2` for White's die showing 2. */
export const dieCode = (die: Die): string | typeof nothing =>
  die === 0 ? nothing : (die > 0 ? 'w' : 'b') + Math.abs(die);

/** The rank next to a place, on the left edge only. */
export const rankAt = (place: number, cell: Cell): string | typeof nothing =>
  place % SIZE === 0 ? cellName(cell).charAt(1) : nothing;

/** The file below a place, on the lower edge only. */
export const fileAt = (place: number, cell: Cell): string | typeof nothing =>
  place >= CELLS - SIZE ? cellName(cell).charAt(0) : nothing;

/** Where the latest move started and ended. */
export const lastCells = (latest: TriadMove | undefined): readonly Cell[] =>
  latest && isSeatMove(latest) ? [latest.from, targetOf(latest)] : [];
