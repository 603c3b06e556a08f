/** A cell, numbered from 0 (`a1`, White's left corner) along the files to 5 (`f1`) and on to 35 (`f6`). */
export type Cell = number;

/** What lies in a cell: 0 nothing, 1 to 3 a die of White showing that value, −1 to −3 one of Black. */
export type Die = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** The value a die shows, which is also the distance it has moved. */
export type Value = 1 | 2 | 3;

export const VALUES: readonly Value[] = [1, 2, 3];

/** Files and ranks a side. */
export const SIZE = 6;
export const CELLS = SIZE * SIZE;

export const fileOf = (cell: Cell): number => cell % SIZE;
export const rankOf = (cell: Cell): number => Math.floor(cell / SIZE);

export const isCell = (value: unknown): value is Cell =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CELLS;

export const cellName = (cell: Cell): string => 'abcdef'.charAt(fileOf(cell)) + String(rankOf(cell) + 1);

/** The sign of a seat's dice. */
export const signOf = (seat: number): 1 | -1 => (seat === 0 ? 1 : -1);

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

function at(file: number, rank: number): Cell | undefined {
  return file >= 0 && file < SIZE && rank >= 0 && rank < SIZE ? rank * SIZE + file : undefined;
}

function neighbours(cell: Cell, [dx, dy]: readonly [number, number], distances: readonly number[]): Cell[] | undefined {
  const found = distances.map((distance) => at(fileOf(cell) + dx * distance, rankOf(cell) + dy * distance));
  return found.includes(undefined) ? undefined : (found as Cell[]);
}

const ALL: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

/** For each cell, in each of the eight directions, the cells in reach of a die: at most three, nearest first. */
export const RAYS: readonly (readonly (readonly Cell[])[])[] = ALL.map((cell) =>
  DIRECTIONS.map(
    (direction) =>
      neighbours(cell, direction, [1, 2, 3]) ??
      neighbours(cell, direction, [1, 2]) ??
      neighbours(cell, direction, [1]) ??
      [],
  ),
);

/** For each cell, the other two cells of every straight line of three that it is part of, pair after pair in one flat list. */
export const LINES: readonly (readonly Cell[])[] = ALL.map((cell) =>
  DIRECTIONS.slice(0, 4).flatMap((direction) =>
    [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].flatMap((distances) => neighbours(cell, direction, distances) ?? []),
  ),
);
