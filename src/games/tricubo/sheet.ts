/** What is printed on a sheet, and the marks of a player. */

/** The value of a die. */
export type Value = 1 | 2 | 3 | 4 | 5 | 6;

/** The three dice, which differ in size and colour: large, medium and small. */
export type Die = 'L' | 'M' | 'S';

/** The dice in the order of a roll. */
export const DICE: readonly Die[] = ['L', 'M', 'S'];

/** The number of a row, which is also the die value that crosses it. */
export type Row = 1 | 2 | 3 | 4 | 5;

export const ROWS: readonly Row[] = [1, 2, 3, 4, 5];

/** A colour field: of the colour of one die, or with all three colours (`t`). */
export type Field = Die | 't';

/** In the order of the notation. */
export const FIELDS: readonly Field[] = [...DICE, 't'];

/**
 * The printed parts of a sheet with five rows. Every row has the same columns, an interim box and a final box.
 *
 * @example
 * { "values": [1, 7, 4, 2, 10, 5, 0], "purple": 2, "fields": ["L", "M", "S", "t"], "fieldPoints": [0, 0, 0, 0, 10],
 *   "jokers": 0, "ranks": [40, 60, 70, 80] }
 */
export interface TricuboSheet {
  /** The value over each column, from the left. */
  readonly values: readonly number[];
  /** The number of purple columns, at the right end. */
  readonly purple: number;
  /** The colour fields. A kind may occur more than once. */
  readonly fields: readonly Field[];
  /** The points for 0, 1, 2 … crossed colour fields: one number more than there are fields. */
  readonly fieldPoints: readonly number[];
  /** 1 if the sheet has a joker, else 0. */
  readonly jokers: number;
  /** The highest total of each solo rank except the best one, ascending; at most four numbers. */
  readonly ranks: readonly number[];
}

/** The printed sides. */
export type Side = 'A' | 'B';

export const SHEETS: Readonly<Record<Side, TricuboSheet>> = {
  A: {
    values: [1, 7, 4, 2, 10, 5, 0],
    purple: 2,
    fields: FIELDS,
    fieldPoints: [0, 0, 0, 0, 10],
    jokers: 0,
    ranks: [40, 60, 70, 80],
  },
  // Only the joker, the −5 for four fields and the missing best rank of side B are the publisher's; the rest are placeholders.
  B: {
    values: [3, 6, 1, 8, 4, 10, 2, 0],
    purple: 2,
    fields: FIELDS,
    fieldPoints: [0, 0, -1, -3, -5],
    jokers: 1,
    ranks: [40, 60, 70],
  },
};

/** The number of interim scorings in a game. */
export const INTERIMS = 3;
/** The number of rows with a cross in a purple column that ends the game. */
export const PURPLE_ROWS = 3;

/** One player's marks. */
export interface TricuboMarks {
  /** The number of crossed boxes of each row, from the left. */
  readonly crosses: readonly number[];
  /** The interim points of each row; `null` if it has not been scored. */
  readonly interims: readonly (number | null)[];
  /** The crossed colour fields, in the order of {@link FIELDS}. */
  readonly fields: readonly Field[];
  /** Whether the joker is spent. */
  readonly joker: boolean;
}

export const NO_MARKS: TricuboMarks = {
  crosses: ROWS.map(() => 0),
  interims: ROWS.map(() => null),
  fields: [],
  joker: false,
};

/** The number of boxes that a die crosses, or of rows that it scores. */
export function reachOf(die: Die): number {
  return 3 - DICE.indexOf(die);
}

export function crossesIn({ crosses }: TricuboMarks, row: number): number {
  return crosses[row - 1] ?? 0;
}

/** The value above the rightmost cross of a row with the given number of crosses. */
export function valueAt({ values }: TricuboSheet, crosses: number): number {
  return values[Math.min(crosses, values.length) - 1] ?? 0;
}

/** The number of interim scorings used. */
export function interimsOf({ interims }: TricuboMarks): number {
  return interims.filter((points) => points !== null).length;
}

/** The number of fields of a kind that are not crossed. */
export function freeFields(sheet: TricuboSheet, { fields }: TricuboMarks, field: Field): number {
  const count = (all: readonly Field[]) => all.filter((each) => each === field).length;
  return count(sheet.fields) - count(fields);
}

export function isPurple({ values, purple }: TricuboSheet, crosses: number): boolean {
  return crosses > values.length - purple;
}

/** Whether these marks end the game. */
export function endsGame(sheet: TricuboSheet, { crosses }: TricuboMarks): boolean {
  return crosses.filter((count) => isPurple(sheet, count)).length >= PURPLE_ROWS;
}

/** The number of crosses, which breaks ties: boxes, colour fields and the joker. */
export function countCrosses({ crosses, fields, joker }: TricuboMarks): number {
  return crosses.reduce((all, more) => all + more, fields.length + (joker ? 1 : 0));
}
