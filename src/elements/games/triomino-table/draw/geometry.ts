/** Places in the drawing of a table, in units: a side of a tile is 100 units long, as are two columns. */
import { cornersOf, isUp } from '../../../../games/triomino/grid.js';
import type { Cell, Point } from '../../../../games/triomino/grid.js';
import type { TriominoPosition, TriominoState } from '../../../../games/triomino/index.js';
import type { Scene } from '../play-types.js';

export const COLUMN = 50;
export const ROW = 86.6;

/** A part of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const pointAt = ([x, y]: Point): Point => [x * COLUMN, y * ROW];

/** The middle of a triangle. */
export function centreOf(cell: Cell): Point {
  const y = cell.row + (isUp(cell) ? 2 : 1) / 3;
  return pointAt([cell.column + 1, y]);
}

/** The smallest box, so that few tiles are not drawn too large. */
const LEAST = { width: 400, height: 330 };

/**
 * The box that shows some triangles whole.
 * @param margin the space round them
 * @param least the size that it has at least
 */
export function boxOf(cells: readonly Cell[], margin: number, least = LEAST): Box {
  const corners = (cells.length > 0 ? cells : [{ column: 0, row: 0 }]).flatMap(cornersOf).map(pointAt);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.max(right - left, least.width);
  const height = Math.max(bottom - top, least.height);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

export const viewBoxOf = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((each) => Math.round(each * 100) / 100).join(' ');

/** The space round the tiles in a picture, with points beside one of them; in play there is room for the places beside them. */
const EDGE = 14;
const POINTS = 60;
const PLACES = 56;

/** What the camera looks at: the laid tiles, and one that is about to be laid. */
export function sceneOf(laid: readonly Cell[], shown: Cell | undefined, isPlayed: boolean): Scene {
  return {
    tiles: shown ? [...laid, shown] : laid,
    margin: isPlayed ? PLACES : shown ? POINTS : EDGE,
    latest: laid.at(-1),
  };
}

/** What the table shows: between two rounds that is the round that has just been played. */
export function positionOf(state: TriominoState): TriominoPosition {
  const { last, racks, turn } = state;
  return last && turn === null && racks.every(({ length }) => length === 0)
    ? { ...state, laid: last.laid, racks: last.racks }
    : state;
}
