import type { Seat } from '../game.js';
import { cellName, cellsAround } from './grid.js';
import type { TriominoOptions } from './options.js';
import type { LaidTile, TriominoScoreLine, TriominoState } from './state.js';
import { scorePlacement } from './table.js';
import { isTriple } from './tiles.js';

/** What is added to the score of a seat, without the round. */
export type Earned = Omit<TriominoScoreLine, 'round'>;

const LEAD = 10;
/** Three noughts earn nothing else. */
const LEAD_WITH_NOTHING = 40;

/** The lines for what a tile earns that is laid. */
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

/** The state with further lines; what is worth nothing is not written down. Only full scoring knows costs. */
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

/** A purchase or a pass, which cost something where all is counted. */
export function charged(state: TriominoState, code: 'purchase' | 'pass', points: number): TriominoState {
  const isCounted = state.turn !== null && state.options.scoring === 'standard';
  return isCounted ? credited(state, state.turn, [{ code, points, cells: [] }]) : state;
}

/** What a seat has earned, line by line, after what it had at the position that the game began from. */
export function score(state: TriominoState, seat: Seat): readonly TriominoScoreLine[] {
  const lines = state.lines.filter((line) => line.seat === seat);
  const points = (state.scores[seat] ?? 0) - lines.reduce((sum, line) => sum + line.points, 0);
  const earlier: TriominoScoreLine = { code: 'earlier', points, cells: [], round: 0 };
  return points === 0 ? lines : [earlier, ...lines];
}
