/** A cell index: rank by rank from 0 (`a1`, White's left corner) to 5 (`f1`) and 35 (`f6`). */
export type Cell = number;

/** The content of a cell: 0 for none, 1 to 3 for a White die with that value, −1 to −3 for a Black one. */
export type Die = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** The value of a die, which is also the distance of its last move. */
export type Value = 1 | 2 | 3;

export const VALUES: readonly Value[] = [1, 2, 3];

/** The longest distance of a move. */
export const REACH = 3;

/** Number of dice of each side. */
export const DICE = 6;

/** Number of files, and of ranks. */
export const SIZE = 6;
export const CELLS = SIZE * SIZE;

export const fileOf = (cell: Cell): number => cell % SIZE;
export const rankOf = (cell: Cell): number => Math.floor(cell / SIZE);

export const isOnBoard = (cell: number): boolean => cell >= 0 && cell < CELLS;

export const cellName = (cell: Cell): string => 'abcdef'.charAt(fileOf(cell)) + String(rankOf(cell) + 1);

export const isOf = (seat: number, die: Die): boolean => (seat === 0 ? die > 0 : die < 0);

export const dieOf = (seat: number, value: Value): Die => (seat === 0 ? value : (-value as Die));

/** The eight directions as steps of `[file, rank]`. Each of the first four is the opposite of one of the last four. */
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

/** The cell at a number of steps in a direction, or −1 if it is off the board. */
export function cellAt(from: Cell, [files, ranks]: readonly [number, number], steps: number): Cell {
  const file = fileOf(from) + files * steps;
  const rank = rankOf(from) + ranks * steps;
  return file >= 0 && file < SIZE && rank >= 0 && rank < SIZE ? rank * SIZE + file : -1;
}
