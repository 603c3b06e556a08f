import type { Seat } from '../game.js';
import { forSeat } from '../seats.js';
import { cellName, cellsAround } from './grid.js';
import type { TriominoOptions } from './options.js';
import { canLay, poolOf } from './phase.js';
import type { LaidTile, TriominoEarning, TriominoScoreLine, TriominoState } from './state.js';
import { scorePlacement } from './table.js';
import { isTriple } from './tiles.js';

/** A score line to add, without the round. */
export type Earned = Omit<TriominoScoreLine, 'round'>;

export const LEAD = 10;
/** The bonus for leading with 000, which has no pips. */
export const LEAD_WITH_NOTHING = 40;

/** The score lines of a placement. */
export function linesFor(laid: readonly LaidTile[], tile: LaidTile, options: TriominoOptions): readonly Earned[] {
  const { tile: own, bonus, bonusPoints, centres } = scorePlacement(laid, tile, options);
  const cells = [cellName(tile)];
  const lines: Earned[] = [{ code: 'tile', points: own, cells }];
  if (bonus === 'bridge') lines.push({ code: 'bridge', points: bonusPoints, cells });
  else if (bonus !== null) {
    const around = new Set(centres.flatMap(cellsAround).map(cellName));
    lines.push({ code: HEXAGONS[bonus], points: bonusPoints, cells: [...around] });
  }
  const isLead = laid.length === 0 && options.start === 'triple' && options.scoring === 'standard';
  if (isLead && isTriple(tile.values)) {
    lines.push({ code: 'lead', points: tile.values === '000' ? LEAD_WITH_NOTHING : LEAD, cells });
  }
  return lines;
}

const HEXAGONS = { 1: 'hexagon', 2: 'double-hexagon', 3: 'triple-hexagon' } as const;

/** The state with more score lines, without those worth 0. Only standard scoring has costs. */
export function credited(state: TriominoState, seat: Seat, earned: readonly Earned[]): TriominoState {
  const lines = earned.filter(({ points }) => points !== 0);
  if (lines.length === 0) return state;
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return {
    ...state,
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) + points),
    lines: [...state.lines, ...lines.map((line) => ({ ...line, round: state.round, seat }))],
  };
}

/** The cost of a purchase or a pass, which applies to standard scoring only. */
export function charged(state: TriominoState, code: 'purchase' | 'pass', points: number): TriominoState {
  const isCounted = state.turn !== null && state.options.scoring === 'standard';
  return isCounted ? credited(state, state.turn, [{ code, points, cells: [] }]) : state;
}

export const PURCHASE = -5;
/** The cost of a pass after the third purchase, and of a turn that is lost because time ran out. */
export const FULL_COST = -10;

/** The cost of passing now. An empty pool decides, also if the third purchase emptied it. */
export const costOfPass = (state: TriominoState): number =>
  state.purchases === 3 && (poolOf(state) > 0 || state.revision === 1) ? FULL_COST : state.options.emptyPool;

/** The cost of a turn that is lost because time ran out: no less than acting would have cost. */
export function costOfLostTurn(state: TriominoState, isStuck = false): number {
  const rack = state.racks[state.turn ?? 0] ?? [];
  const isHelpless = !canLay(state, isStuck ? rack.filter((tile) => tile !== null) : rack);
  return poolOf(state) === 0 && isHelpless ? state.options.emptyPool : FULL_COST;
}

/** The score lines of a round since the start; of the current one, those so far. */
export const linesIn = ({ round, past, lines }: TriominoState, wanted: number): readonly TriominoEarning[] =>
  wanted === round ? lines : (past.at(wanted - round) ?? []);

/** The score lines that a move has added. */
export const linesSince = (before: TriominoState, after: TriominoState): readonly TriominoEarning[] =>
  linesIn(after, before.round).slice(before.lines.length);

/** The score lines of a seat, after a line for the points of the starting position. */
export function score(state: TriominoState, seat: Seat): readonly TriominoScoreLine[] {
  const lines = [...state.past.flat(), ...state.lines].filter((line) => line.seat === seat);
  const points = (forSeat(state.scores, seat) ?? 0) - lines.reduce((sum, line) => sum + line.points, 0);
  const earlier: TriominoScoreLine = { code: 'earlier', points, cells: [], round: 0 };
  return points === 0 ? lines : [earlier, ...lines];
}
