/** What lies on the table, found by place: which corners have a number, which triangles are open, and what fits where. */
import { cellName, cellsAround, cornersOf, keyOf, neighboursOf } from './grid.js';
import type { Cell, Point } from './grid.js';
import type { TriominoOptions } from './options.js';
import type { LaidTile, TriominoRefusal } from './state.js';
import { pipsOf, turnsOf } from './tiles.js';

interface Table {
  readonly cells: ReadonlyMap<number, LaidTile>;
  readonly corners: ReadonlyMap<number, string>;
  /** The empty triangles beside the laid ones, row by row, with the number that each corner asks for, if any. */
  readonly open: readonly { readonly cell: Cell; readonly asked: readonly (string | undefined)[] }[];
}

/** They follow from the laid tiles, so they are made once for each of these lists. */
const tables = new WeakMap<readonly LaidTile[], Table>();

export function tableOf(laid: readonly LaidTile[]): Table {
  const known = tables.get(laid);
  if (known) return known;
  const cells = new Map<number, LaidTile>();
  const corners = new Map<number, string>();
  for (const tile of laid) {
    cells.set(keyOf(tile.column, tile.row), tile);
    cornersOf(tile).forEach(([x, y], i) => corners.set(keyOf(x, y), tile.values.charAt(i)));
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
  return table;
}

export const tileAt = (laid: readonly LaidTile[], { column, row }: Cell): LaidTile | undefined =>
  tableOf(laid).cells.get(keyOf(column, row));

/** Everywhere a tile fits, row by row; nowhere on an empty table. */
export function placesOf(laid: readonly LaidTile[], tile: string): readonly LaidTile[] {
  const turns = turnsOf(tile);
  return tableOf(laid).open.flatMap(({ cell, asked }) =>
    turns
      .filter((values) => asked.every((value, i) => value === undefined || value === values.charAt(i)))
      .map((values) => ({ values, ...cell })),
  );
}

/** A corner where a tile and what lies on the table have different numbers. */
export interface Difference {
  readonly corner: Point;
  readonly value: number;
  /** What lies there. */
  readonly laid: number;
}

/** Where a tile disagrees with what lies on the table, its own place aside. */
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

/** Why a tile does not fit in its place, or `undefined` where it does. */
export function misfit(laid: readonly LaidTile[], tile: LaidTile): TriominoRefusal | undefined {
  if (tileAt(laid, tile)) return { code: 'cell-taken', cell: cellName(tile) };
  if (!neighboursOf(tile).some((cell) => tileAt(laid, cell))) return { code: 'no-side', cell: cellName(tile) };
  const [difference] = differencesOf(laid, tile);
  return difference && { code: 'corner-differs', ...difference };
}

/** What a tile earns in its place. */
export interface PlacementScore {
  /** The sum of its numbers, or 1 where children count tiles. */
  readonly tile: number;
  /** What it completes: a bridge, or so many hexagons. */
  readonly bonus: 'bridge' | 1 | 2 | 3 | null;
  readonly bonusPoints: number;
  readonly total: number;
  /** The corners in the middle of the hexagons. */
  readonly centres: readonly Point[];
}

type Scoring = Pick<TriominoOptions, 'bridge' | 'hexagons' | 'scoring'>;

/** What a tile earns by itself and by what it completes; hexagons and a bridge do not add up. */
export function scorePlacement(laid: readonly LaidTile[], tile: LaidTile, options: Scoring): PlacementScore {
  const isTaken = (cell: Cell) => tileAt(laid, cell) !== undefined;
  const corners = cornersOf(tile);
  const centres = corners.filter((corner) => cellsAround(corner).filter(isTaken).length === 5);
  const sides = neighboursOf(tile).flatMap((cell, side) => (isTaken(cell) ? [side] : []));
  // The corner that is not on the first side is the third.
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
