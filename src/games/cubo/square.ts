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

/** Columns are letters from the left, rows numbers from the top: `a1` is the top left. */
export const cellName = (cell: Cell): string => 'abc'.charAt(cell % SIZE) + String(Math.floor(cell / SIZE) + 1);

/** The cell of a name, −1 where there is none. */
export const parseCell = (name: string): Cell =>
  /^[abc][123]$/.test(name) ? 'abc'.indexOf(name.charAt(0)) + SIZE * (Number(name.charAt(1)) - 1) : -1;

const dice = (colour: Colour, count: number): CuboDie[] =>
  Array.from({ length: count }, () => ({ colour, value: null }));

/** Dice that have not been rolled, the red ones first. */
export const freshDice = (red: number, blue: number): readonly CuboDie[] => [...dice('r', red), ...dice('b', blue)];

/** A square that has not been rolled: the red dice first, then the blue ones, the white one in the centre. */
export function freshSquare(red: number, blue: number): CuboSquare {
  const square = [...freshDice(red, blue)];
  square.splice(CENTRE, 0, ...dice('w', 1));
  return square;
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
