/** The unbounded triangular grid. Rows grow downwards. */

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A corner where six triangles meet. `x + y` is odd. Two columns are as wide as one side of a triangle. */
export type Point = readonly [x: number, y: number];

/** Whether the triangle points up. */
export const isUp = ({ column, row }: Cell): boolean => (column + row) % 2 === 0;

/** The corners clockwise from the apex: the top of a triangle that points up, the bottom of one that points down. */
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

/** The neighbour across each side, clockwise. The first side connects the first corner and the second. */
export function neighboursOf(cell: Cell): readonly [Cell, Cell, Cell] {
  const { column, row } = cell;
  const left = { column: column - 1, row };
  const right = { column: column + 1, row };
  return isUp(cell) ? [right, { column, row: row + 1 }, left] : [left, { column, row: row - 1 }, right];
}

/** The six triangles that meet at a corner, clockwise. */
export const cellsAround = ([x, y]: Point): readonly Cell[] => [
  { column: x - 1, row: y - 1 },
  { column: x, row: y - 1 },
  { column: x, row: y },
  { column: x - 1, row: y },
  { column: x - 2, row: y },
  { column: x - 2, row: y - 1 },
];

/** A numeric map key for a triangle or a corner. */
export const keyOf = (x: number, y: number): number => (x + 1024) * 2048 + y + 1024;

/** The name of a triangle: `3,-1`. */
export const cellName = ({ column, row }: Cell): string => `${column},${row}`;
