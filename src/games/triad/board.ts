/** A cell, numbered from 0 (`a1`, White's left corner) along the files to 5 (`f1`) and on to 35 (`f6`). */
export type Cell = number;

/** What lies in a cell: 0 nothing, 1 to 3 a die of White showing that value, −1 to −3 one of Black. */
export type Die = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** The value a die shows, which is also the distance it has moved. */
export type Value = 1 | 2 | 3;

export const VALUES: readonly Value[] = [1, 2, 3];

/** How far a die goes at most. */
export const REACH = 3;

/** Dice a side. */
export const DICE = 6;

/** Files and ranks a side. */
export const SIZE = 6;
export const CELLS = SIZE * SIZE;

export const fileOf = (cell: Cell): number => cell % SIZE;
export const rankOf = (cell: Cell): number => Math.floor(cell / SIZE);

/** Of any whole number. */
export const isOnBoard = (cell: number): boolean => cell >= 0 && cell < CELLS;

export const cellName = (cell: Cell): string => 'abcdef'.charAt(fileOf(cell)) + String(rankOf(cell) + 1);

export const isOf = (seat: number, die: Die): boolean => (seat === 0 ? die > 0 : die < 0);

export const dieOf = (seat: number, value: Value): Die => (seat === 0 ? value : (-value as Die));

/** Up, to the right, down, to the left and between them, as files and ranks a step. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

/** The cell so many steps away, or -1 beyond the board. */
export function cellAt(from: Cell, [files, ranks]: readonly [number, number], steps: number): Cell {
  const file = fileOf(from) + files * steps;
  const rank = rankOf(from) + ranks * steps;
  return file >= 0 && file < SIZE && rank >= 0 && rank < SIZE ? rank * SIZE + file : -1;
}
