/** The triangles that tiles are laid in, without an edge; rows grow downwards. */

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A corner where six triangles meet; `x + y` is odd. Two columns are as wide as a side is long. */
export type Point = readonly [x: number, y: number];

/** Whether the triangle stands on a side. */
export const isUp = ({ column, row }: Cell): boolean => (column + row) % 2 === 0;

/** Its corners clockwise from the apex, the lone one: the top of a triangle that points up, the bottom of one that points down. */
export function cornersOf(cell: Cell): readonly [Point, Point, Point] {
  const { column: c, row: r } = cell;
  return isUp(cell)
    ? [
        [c + 1, r],
        [c + 2, r + 1],
        [c, r + 1],
      ]
    : [
        [c + 1, r + 1],
        [c, r],
        [c + 2, r],
      ];
}

/** The triangle behind each side, clockwise; the first side goes from the first corner to the second. */
export function neighboursOf(cell: Cell): readonly [Cell, Cell, Cell] {
  const { column, row } = cell;
  const left = { column: column - 1, row };
  const right = { column: column + 1, row };
  return isUp(cell) ? [right, { column, row: row + 1 }, left] : [left, { column, row: row - 1 }, right];
}

/** The six triangles that meet in a corner, clockwise. */
export const cellsAround = ([x, y]: Point): readonly Cell[] => [
  { column: x - 1, row: y - 1 },
  { column: x, row: y - 1 },
  { column: x, row: y },
  { column: x - 1, row: y },
  { column: x - 2, row: y },
  { column: x - 2, row: y - 1 },
];

/** A number for a triangle or a corner, as the key of a map. */
export const keyOf = (x: number, y: number): number => (x + 1024) * 2048 + y + 1024;

/** `3,-1` */
export const cellName = ({ column, row }: Cell): string => `${column},${row}`;
