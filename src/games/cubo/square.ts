/** The dice of Cubo and the square they form. */

export type Value = 1 | 2 | 3 | 4 | 5 | 6;
/** Red, blue or white. The white die counts as any colour. */
export type Colour = 'r' | 'b' | 'w';

export interface CuboDie {
  readonly colour: Colour;
  /** `null` before the first roll of a round. */
  readonly value: Value | null;
}

/** Nine dice row by row from the top left: `a1 b1 c1 a2 … c3`. */
export type CuboSquare = readonly CuboDie[];

/** A cell index of a square: row by row from 0 at the top left. */
export type Cell = number;

export const SIZE = 3;
export const CELLS = 9;
/** The cell of the white die. */
export const CENTRE: Cell = 4;

/** The name of a cell: columns `a` to `c` from the left, rows `1` to `3` from the top. */
const NAMES: readonly string[] = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

export const cellName = (cell: Cell): string => NAMES[cell] ?? '';

/** The cell with a name, or −1. */
export const parseCell = (name: string): Cell => NAMES.indexOf(name);

/** Unrolled dice: `red` red ones, then blue ones. */
export const freshDice = (red: number, count: number): readonly CuboDie[] =>
  Array.from({ length: count }, (_, i) => ({ colour: i < red ? 'r' : 'b', value: null }));

/** An unrolled square: `red` red dice, then blue ones, with the white one in the centre. */
export function freshSquare(red: number): CuboSquare {
  const dice = freshDice(red, CELLS - 1);
  return [...dice.slice(0, CENTRE), { colour: 'w', value: null }, ...dice.slice(CENTRE)];
}

export const countColour = (some: readonly (CuboDie | null)[], colour: Colour): number =>
  some.filter((die) => die?.colour === colour).length;

/** Whether all dice have been rolled. */
export const areRolled = (some: readonly (CuboDie | null)[]): boolean => some.every((die) => die?.value !== null);

/** The square with two dice swapped. */
export function swapped(square: CuboSquare, [first, second]: readonly [Cell, Cell]): CuboSquare {
  return square.map(
    (die, cell) => (cell === first ? square[second] : cell === second ? square[first] : die) as CuboDie,
  );
}
