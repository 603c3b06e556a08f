/**
 * A short form of tiles on a table: each as its numbers from the apex, and the place where it lies among the open triangles, counted in base 36. The first
 * lies at `@0,0`: `344 0121 255a` for `344@0,0 …`.
 */
import type { LaidTile } from '../../games/triomino/index.js';
import { tableOf } from '../../games/triomino/table.js';

/** The triangle of the first tile. */
const FIRST = { column: 0, row: 0 };

const makeTile = ({ values, column, row }: LaidTile): string => `${values}@${column},${row}`;

/** Reads tokens that go on from tiles on a table; `undefined` if one names no place. */
export function readTokens(text: string, laid: readonly LaidTile[]): readonly LaidTile[] | undefined {
  const table = [...laid];
  for (const token of text.trim().split(/\s+/)) {
    const [, values, place = ''] = /^([0-5]{3})([0-9a-z]*)$/.exec(token) ?? [];
    const cell = table.length === 0 ? FIRST : tableOf([...table]).open[parseInt(place, 36)]?.cell;
    if (!values || !cell) return undefined;
    table.push({ values, ...cell });
  }
  return table.slice(laid.length);
}

/** Writes tiles that are laid on a table one after another, each beside another; moved so that the first of all lies at `@0,0`. */
export function makeTokens(tiles: readonly LaidTile[], laid: readonly LaidTile[]): string {
  const table = [...laid];
  return tiles
    .map((tile) => {
      const place = tableOf([...table]).open.findIndex(
        ({ cell }) => cell.column === tile.column && cell.row === tile.row,
      );
      table.push(tile);
      return tile.values + (table.length === 1 ? '' : place.toString(36));
    })
    .join(' ');
}

export const tilesText = (tiles: readonly LaidTile[]): string => tiles.map(makeTile).join(' ');
export const tileText = makeTile;
