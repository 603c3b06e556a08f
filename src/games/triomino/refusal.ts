import type { Actor, Seat } from '../game.js';
import { canLay, deadline, handOf, leadingTiles, phaseOf, poolOf, seatToDeal, unseen } from './phase.js';
import type { TriominoMove, TriominoRefusal, TriominoState } from './state.js';
import { misfit } from './table.js';
import { tileOf } from './tiles.js';

type Refused = TriominoRefusal | undefined;
type Laid = Extract<TriominoMove, { kind: 'lay' }>;

/** The actor of each kind of move that no seat makes. */
const OWNERS: Readonly<Partial<Record<TriominoMove['kind'], Actor>>> = {
  deal: 'chance',
  lead: 'chance',
  draw: 'chance',
  timeout: 'clock',
};

/** The reason why a well-formed move is illegal. */
export function refuse(state: TriominoState, actor: Actor, move: TriominoMove): Refused {
  const phase = phaseOf(state);
  if (phase === 'over') return { code: 'game-over' };
  const isSeat = typeof actor === 'number' && actor in state.racks;
  if (actor !== (OWNERS[move.kind] ?? (isSeat && actor))) return { code: 'not-your-turn' };
  if (move.kind === 'timeout') return deadline(state) ? undefined : { code: 'not-your-turn' };
  if (move.kind === 'deal' || move.kind === 'lead' || move.kind === 'draw') return refuseDraw(state, move);
  if (phase === 'deal' || phase === 'lead') return { code: 'not-dealt' };
  const isTurn = phase === 'open' || actor === state.turn;
  if (!isTurn) return { code: 'not-your-turn' };
  if (state.due) return { code: 'not-dealt' };
  const seat = actor as Seat;
  if (move.kind === 'lay') return refuseLaying(state, seat, move);
  if (phase !== 'turn') return { code: 'leader-lays' };
  return move.kind === 'buy' ? refuseBuying(state) : refusePassing(state, seat);
}

function refuseDraw(state: TriominoState, move: Extract<TriominoMove, { kind: 'deal' | 'lead' | 'draw' }>): Refused {
  const { drawing, racks, due, turn } = state;
  const tiles = move.kind === 'draw' ? [move.tile] : move.tiles;
  const isDue = {
    deal: () => phaseOf(state) === 'deal' && (move as { seat: Seat }).seat === seatToDeal(state),
    lead: () => phaseOf(state) === 'lead',
    draw: () => due && (move as { seat: Seat }).seat === turn,
  }[move.kind];
  if (!isDue()) return { code: 'not-due' };
  const count = { deal: handOf(racks.length), lead: racks.length, draw: 1 }[move.kind];
  const known = tiles.filter((tile) => tile !== null);
  const pool = unseen(state);
  const isFine =
    tiles.length === count &&
    new Set(known).size === known.length &&
    known.every((tile) => pool.includes(tile)) &&
    (move.kind !== 'lead' || tiles.every((tile, seat) => (tile !== null) === drawing.includes(seat)));
  return isFine ? undefined : { code: 'other-tiles' };
}

function refuseLaying(state: TriominoState, seat: Seat, move: Laid): Refused {
  const { laid, racks } = state;
  const tile = tileOf(move.values);
  const rack = racks[seat] ?? [];
  const mayHold = rack.includes(tile) || (rack.includes(null) && unseen(state).includes(tile));
  if (!mayHold) return { code: 'not-in-rack', tile };
  if (laid.length > 0) return misfit(laid, move);
  const leading = leadingTiles(state, seat);
  if (!rack.includes(null) && !leading.includes(tile)) return { code: 'must-lead', tiles: leading };
  return move.column === 0 && move.row === 0 && move.values === tile ? undefined : { code: 'first-place' };
}

export const MOST_PURCHASES = 3;

function refuseBuying(state: TriominoState): Refused {
  if (state.purchases === MOST_PURCHASES) return { code: 'three-bought' };
  return poolOf(state) === 0 ? { code: 'pool-empty' } : undefined;
}

/** After three purchases a seat may pass even if a tile fits. */
function refusePassing(state: TriominoState, seat: Seat): Refused {
  if (state.purchases === MOST_PURCHASES) return undefined;
  if (poolOf(state) > 0) return { code: 'buy-first' };
  const rack = (state.racks[seat] ?? []).filter((tile) => tile !== null);
  return canLay(state, rack) ? { code: 'can-lay' } : undefined;
}
