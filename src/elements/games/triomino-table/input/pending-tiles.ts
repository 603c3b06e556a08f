import { handOf, phaseOf, seatToDeal } from '../../../../games/triomino/phase.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import type { Tile } from '../../../../games/triomino/tiles.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoTerms } from '../../../../locales/triomino/index.js';

/** Real tiles to draw and enter now. */
export interface PendingTiles {
  readonly count: number;
  /** The request for the next tile, after some are entered. */
  ask(entered: number, names: readonly string[], words: Term<TriominoTerms>): string;
  move(tiles: readonly Tile[]): TriominoMove;
}

/** The tiles that are due; `undefined` if none are. */
export function pendingTiles(state: TriominoState): PendingTiles | undefined {
  const phase = phaseOf(state);
  if (phase === 'deal') {
    const seat = seatToDeal(state);
    const count = handOf(state.racks.length);
    return {
      count,
      ask: (_, names, words) => words('triomino.enterDeal', names[seat] ?? '', count),
      move: (tiles) => ({ kind: 'deal', seat, tiles: [...tiles].sort() }),
    };
  }
  if (phase === 'lead') {
    const { drawing, racks } = state;
    return {
      count: drawing.length,
      ask: (entered, names, words) => words('triomino.enterLead', names[drawing[entered] ?? drawing.at(-1) ?? 0] ?? ''),
      move: (tiles) => ({ kind: 'lead', tiles: racks.map((_, seat) => tiles[drawing.indexOf(seat)] ?? null) }),
    };
  }
  const { turn, due } = state;
  if (!due || turn === null) return undefined;
  return {
    count: 1,
    ask: (_, names, words) => words('triomino.enterDraw', names[turn] ?? ''),
    move: ([tile = '']) => ({ kind: 'draw', seat: turn, tile }),
  };
}
