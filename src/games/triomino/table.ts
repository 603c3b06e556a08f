/** Lookup of the tiles on the table: numbers of corners, open triangles, and possible placements. */
import { cellName, cellsAround, cornersOf, keyOf, neighboursOf } from './grid.js';
import type { Cell, Point } from './grid.js';
import type { TriominoOptions } from './options.js';
import type { Difference, LaidTile, TriominoRefusal } from './state.js';
import { pipsOf, turnsOf } from './tiles.js';

/** The number of a corner where tiles disagree: no tile fits there. */
const NO_NUMBER = '-';

/** An empty triangle next to tiles, with the number required at each corner, if any. */
interface OpenPlace {
  readonly cell: Cell;
  readonly asked: readonly (string | undefined)[];
}

class Table {
  readonly cells = new Map<number, LaidTile>();
  readonly corners = new Map<number, string>();
  readonly #laid: readonly LaidTile[];
  #open: readonly OpenPlace[] | undefined;

  constructor(laid: readonly LaidTile[]) {
    this.#laid = laid;
    for (const tile of laid) {
      this.cells.set(keyOf(tile.column, tile.row), tile);
      cornersOf(tile).forEach(([x, y], i) => {
        const key = keyOf(x, y);
        const value = tile.values.charAt(i);
        this.corners.set(key, (this.corners.get(key) ?? value) === value ? value : NO_NUMBER);
      });
    }
  }

  /** The empty triangles next to tiles, row by row. */
  get open(): readonly OpenPlace[] {
    return (this.#open ??= this.#findOpen());
  }

  #findOpen(): readonly OpenPlace[] {
    const beside = new Map(
      this.#laid.flatMap(neighboursOf).flatMap((cell) => {
        const key = keyOf(cell.column, cell.row);
        return this.cells.has(key) ? [] : [[key, cell] as const];
      }),
    );
    return [...beside.values()]
      .sort((a, b) => a.row - b.row || a.column - b.column)
      .map((cell) => ({ cell, asked: cornersOf(cell).map(([x, y]) => this.corners.get(keyOf(x, y))) }));
  }
}

/** The tables of the latest lists of tiles. Not of all: a long game, and a server with many, would keep more of them than of the games. */
const tables = new Map<readonly LaidTile[], Table>();
const MOST_TABLES = 64;

export function tableOf(laid: readonly LaidTile[]): Table {
  const known = tables.get(laid);
  if (known) return known;
  const table = new Table(laid);
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
  const { corners } = tableOf(laid);
  return cornersOf(tile).flatMap((corner, i) => {
    const value = tile.values.charAt(i);
    if ((corners.get(keyOf(...corner)) ?? value) === value) return [];
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
