import type { Actor, Seat } from '../game.js';
import { canLay, phaseOf, poolOf } from './phase.js';
import { FULL_COST } from './score.js';
import type { Rack, TriominoMove, TriominoState } from './state.js';
import { hide } from './view.js';

/** A move without the tiles that only other seats have seen. It says what a lost turn shows of them: that none fits. */
export function conceal(
  move: TriominoMove,
  _actor: Actor,
  viewer: Seat | 'public',
  before?: TriominoState,
): TriominoMove {
  if (move.kind === 'deal' && move.seat !== viewer) return { ...move, tiles: hide(move.tiles) };
  if (move.kind === 'draw' && move.seat !== viewer) {
    const isLast = before?.due === 'late' && poolOf(before) === 1;
    const hidden: TriominoMove = { ...move, tile: null };
    return isLast && showsStuck(before, [move.tile]) ? { ...hidden, isStuck: true } : hidden;
  }
  if (move.kind === 'timeout' && before && before.turn !== viewer) {
    const isLast = !before.due && poolOf(before) === 0;
    return isLast && showsStuck(before, []) ? { ...move, isStuck: true } : move;
  }
  return move;
}

/** Whether the cost of the lost turn shows that neither the rack nor the drawn tile fits. */
function showsStuck(before: TriominoState, drawn: Rack): boolean {
  const { options, revision, racks, turn } = before;
  const isShown = revision > 1 && options.scoring === 'standard' && options.emptyPool !== FULL_COST;
  return isShown && !canLay(before, [...(racks[turn ?? 0] ?? []), ...drawn]);
}

/** Hidden tiles become public at the end of their round. */
export const isDisclosed = ({ round }: TriominoState, later: TriominoState): boolean =>
  later.round > round || phaseOf(later) === 'over';
