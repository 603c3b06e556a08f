import type { Actor, Seat } from '../game.js';
import { phaseOf } from './phase.js';
import type { TriominoMove, TriominoState } from './state.js';
import { hide } from './view.js';

/** A move without the tiles that only other seats have seen. */
export function conceal(move: TriominoMove, _actor: Actor, viewer: Seat | 'public'): TriominoMove {
  if (move.kind === 'deal' && move.seat !== viewer) return { ...move, tiles: hide(move.tiles) };
  if (move.kind === 'draw' && move.seat !== viewer) return { ...move, tile: null };
  return move;
}

/** Hidden tiles become public at the end of their round. */
export const isDisclosed = ({ round }: TriominoState, later: TriominoState): boolean =>
  later.round > round || phaseOf(later) === 'over';
