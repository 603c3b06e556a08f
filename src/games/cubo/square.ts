/** The dice of Cubo and the square they are laid in. */

export type Value = 1 | 2 | 3 | 4 | 5 | 6;
/** Red, blue, or white: the joker of a square, which has the number it shows and any colour. */
export type Colour = 'r' | 'b' | 'w';

export interface CuboDie {
  readonly colour: Colour;
  /** `null` before the first roll of a round. */
  readonly value: Value | null;
}

/** Nine dice row by row from the top left: `a1 b1 c1 a2 … c3`. */
export type CuboSquare = readonly CuboDie[];

/** A place of a square, counted from 0 row by row from the top left. */
export type Cell = number;

export const SIZE = 3;
export const CELLS = 9;
/** Where the white die lies. */
export const CENTRE: Cell = 4;

/** Columns are letters from the left, rows numbers from the top. */
const NAMES: readonly string[] = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

export const cellName = (cell: Cell): string => NAMES[cell] ?? '';

/** The cell of a name, −1 where there is none. */
export const parseCell = (name: string): Cell => NAMES.indexOf(name);

/** Dice that have not been rolled: so many red ones first, then blue ones. */
export const freshDice = (red: number, count: number): readonly CuboDie[] =>
  Array.from({ length: count }, (_, i) => ({ colour: i < red ? 'r' : 'b', value: null }));

/** A square that has not been rolled: so many red dice first, then the blue ones, the white one in the centre. */
export function freshSquare(red: number): CuboSquare {
  const dice = freshDice(red, CELLS - 1);
  return [...dice.slice(0, CENTRE), { colour: 'w', value: null }, ...dice.slice(CENTRE)];
}

export const countColour = (some: readonly (CuboDie | null)[], colour: Colour): number =>
  some.filter((die) => die?.colour === colour).length;

/** Whether all of them show a number. */
export const areRolled = (some: readonly (CuboDie | null)[]): boolean => some.every((die) => die?.value !== null);

/** The same square with two of its dice in each other’s place. */
export function swapped(square: CuboSquare, [first, second]: readonly [Cell, Cell]): CuboSquare {
  return square.map(
    (die, cell) => (cell === first ? square[second] : cell === second ? square[first] : die) as CuboDie,
  );
}
