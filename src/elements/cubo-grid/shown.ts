import { isRolled } from '../../games/cubo/phase.js';
import type { Cell } from '../../games/cubo/square.js';
import type { CuboMove, CuboState } from '../../games/cubo/state.js';
import type { Seat } from '../../games/game.js';
import type { Match } from '../../match/match.js';

/** Between two rounds and at the end, the squares that were scored last are shown. */
export function scoredSquares(state: CuboState): CuboState['rounds'][number] | undefined {
  return state.phase === 'over' || !isRolled(state) ? state.rounds.at(-1) : undefined;
}

/** The cells of a seat that the latest move has changed. */
export function changedCells({ entries, ply }: Match<CuboState, CuboMove>, seat: Seat): readonly Cell[] {
  const latest = entries[ply - 1];
  if (latest?.actor !== seat) return [];
  const { move } = latest;
  return move.kind === 'swap' ? move.cells : move.kind === 'put' ? [move.cell] : [];
}
