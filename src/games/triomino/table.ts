/** Lookup of the tiles on the table: numbers of corners, open triangles, and possible placements. */
import { cellName, cellsAround, cornersOf, keyOf, neighboursOf } from './grid.js';
import type { Cell, Point } from './grid.js';
import type { TriominoOptions } from './options.js';
import type { Difference, LaidTile, TriominoRefusal } from './state.js';
import { pipsOf, turnsOf } from './tiles.js';

interface Table {
  readonly cells: ReadonlyMap<number, LaidTile>;
  readonly corners: ReadonlyMap<number, string>;
  /** The empty triangles next to tiles, row by row, with the number required at each corner, if any. */
  readonly open: readonly { readonly cell: Cell; readonly asked: readonly (string | undefined)[] }[];
}

/** The number of a corner where tiles disagree: no tile fits there. */
const NO_NUMBER = '-';

/** The tables of the latest lists of tiles. Not of all: a long game, and a server with many, would keep more of them than of the games. */
const tables = new Map<readonly LaidTile[], Table>();
const MOST_TABLES = 64;

export function tableOf(laid: readonly LaidTile[]): Table {
  const known = tables.get(laid);
  if (known) return known;
  const cells = new Map<number, LaidTile>();
  const corners = new Map<number, string>();
  for (const tile of laid) {
    cells.set(keyOf(tile.column, tile.row), tile);
    cornersOf(tile).forEach(([x, y], i) => {
      const key = keyOf(x, y);
      const value = tile.values.charAt(i);
      corners.set(key, (corners.get(key) ?? value) === value ? value : NO_NUMBER);
    });
  }
  const beside = new Map(
    laid.flatMap(neighboursOf).flatMap((cell) => {
      const key = keyOf(cell.column, cell.row);
      return cells.has(key) ? [] : [[key, cell] as const];
    }),
  );
  const open = [...beside.values()]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((cell) => ({ cell, asked: cornersOf(cell).map(([x, y]) => corners.get(keyOf(x, y))) }));
  const table = { cells, corners, open };
  tables.set(laid, table);
  for (const oldest of tables.keys()) {
    if (tables.size <= MOST_TABLES) break;
    tables.delete(oldest);
  }
  return table;
}

export const tileAt = (laid: readonly LaidTile[], { column, row }: Cell): LaidTile | undefined =>
  tableOf(laid).cells.get(keyOf(column, row));

/** The placements of a tile, row by row; none on an empty table. */
export function placesOf(laid: readonly LaidTile[], tile: string): readonly LaidTile[] {
  const turns = turnsOf(tile);
  return tableOf(laid).open.flatMap(({ cell, asked }) =>
    turns
      .filter((values) => asked.every((value, i) => value === undefined || value === values.charAt(i)))
      .map((values) => ({ values, ...cell })),
  );
}

/** The corners where a tile differs from the table. */
export function differencesOf(laid: readonly LaidTile[], tile: LaidTile): readonly Difference[] {
  return cornersOf(tile).flatMap((corner, i) => {
    const value = tile.values.charAt(i);
    const others = cellsAround(corner).flatMap((cell) => {
      const other = tileAt(laid, cell);
      if (!other || (cell.column === tile.column && cell.row === tile.row)) return [];
      const at = cornersOf(other).findIndex(([x, y]) => x === corner[0] && y === corner[1]);
      return other.values.charAt(at) === value ? [] : [Number(other.values.charAt(at))];
    });
    return others.slice(0, 1).map((other) => ({ corner, value: Number(value), laid: other }));
  });
}

/** Why a tile does not fit, or `undefined` if it does. */
export function misfit(laid: readonly LaidTile[], tile: LaidTile): TriominoRefusal | undefined {
  if (tileAt(laid, tile)) return { code: 'cell-taken', cell: cellName(tile) };
  if (!neighboursOf(tile).some((cell) => tileAt(laid, cell))) return { code: 'no-side', cell: cellName(tile) };
  const [difference] = differencesOf(laid, tile);
  return difference && { code: 'corner-differs', ...difference };
}

/** The score of a placement. */
export interface PlacementScore {
  /** The sum of the numbers, or 1 with simple scoring. */
  readonly tile: number;
  /** What it completes: a bridge, or the number of hexagons. */
  readonly bonus: 'bridge' | 1 | 2 | 3 | null;
  readonly bonusPoints: number;
  readonly total: number;
  /** The centres of the completed hexagons. */
  readonly centres: readonly Point[];
}

type Scoring = Pick<TriominoOptions, 'bridge' | 'hexagons' | 'scoring'>;

/** The score of a tile and of what it completes. Hexagons take precedence over a bridge. */
export function scorePlacement(laid: readonly LaidTile[], tile: LaidTile, options: Scoring): PlacementScore {
  const isTaken = (cell: Cell) => tileAt(laid, cell) !== undefined;
  const corners = cornersOf(tile);
  const centres = corners.filter((corner) => cellsAround(corner).filter(isTaken).length === 5);
  const sides = neighboursOf(tile).flatMap((cell, side) => (isTaken(cell) ? [side] : []));
  // The third corner is opposite the first side.
  const isAcross = (side: number) => {
    const [x, y] = corners[(side + 2) % 3] as Point;
    return tableOf(laid).corners.has(keyOf(x, y));
  };
  const isBridge = sides.length === 1 ? sides.some(isAcross) : sides.length > 1 && options.bridge === 'extended';
  const bonus = (centres.length as 0 | 1 | 2 | 3) || (isBridge ? 'bridge' : null);
  const isSimple = options.scoring === 'simple';
  const own = { standard: pipsOf(tile.values), simple: 1, none: 0 }[options.scoring];
  const bonusPoints = options.scoring === 'none' ? 0 : pointsFor(bonus, isSimple, options.hexagons);
  return { tile: own, bonus, bonusPoints, total: own + bonusPoints, centres };
}

const BRIDGE = 40;

function pointsFor(bonus: PlacementScore['bonus'], isSimple: boolean, hexagons: Scoring['hexagons']): number {
  if (bonus === null) return 0;
  if (bonus === 'bridge') return isSimple ? 1 : BRIDGE;
  return isSimple ? bonus : (hexagons[bonus - 1] ?? 0);
}
