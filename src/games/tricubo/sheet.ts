/** The paper: what is printed on a sheet, as data, and the marks a player makes on it. */

/** What a die shows. */
export type Value = 1 | 2 | 3 | 4 | 5 | 6;

/** The dice, each of its own size and colour: large, medium and small. */
export type Die = 'L' | 'M' | 'S';

/** The dice in the order in which a roll is written. */
export const DICE: readonly Die[] = ['L', 'M', 'S'];

/** A row by its number, which is also what a die has to show for it. */
export type Row = 1 | 2 | 3 | 4 | 5;

export const ROWS: readonly Row[] = [1, 2, 3, 4, 5];

/** A colour field: for the die of one colour, or the one with all three colours. */
export type Field = Die | 't';

/** In the order in which crossed fields are written. */
export const FIELDS: readonly Field[] = [...DICE, 't'];

/**
 * What is printed on a sheet of five rows. Every row has the same columns, an interim box and a final box.
 *
 * @example
 * { "values": [1, 7, 4, 2, 10, 5, 0], "purple": 2, "fields": ["L", "M", "S", "t"], "fieldPoints": [0, 0, 0, 0, 10],
 *   "jokers": 0, "ranks": [40, 60, 70, 80] }
 */
export interface TricuboSheet {
  /** The value over each column, from the left. */
  readonly values: readonly number[];
  /** How many columns at the right end are purple. */
  readonly purple: number;
  /** The colour fields; there may be several of a kind. */
  readonly fields: readonly Field[];
  /** What no, one, two … crossed colour fields are worth: one number more than there are fields. */
  readonly fieldPoints: readonly number[];
  /** 1 where the sheet has a joker, else 0. */
  readonly jokers: number;
  /** The highest total of each rank of the solo game but the best one, ascending; at most four numbers. */
  readonly ranks: readonly number[];
}

/** The sides that are printed. */
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
  // Of side B only the joker, the -5 for four fields and the missing best rank are the publisher's; the rest holds their place.
  B: {
    values: [3, 6, 1, 8, 4, 10, 2, 0],
    purple: 2,
    fields: FIELDS,
    fieldPoints: [0, 0, -1, -3, -5],
    jokers: 1,
    ranks: [40, 60, 70],
  },
};

/** Rows that are scored in the interim, in the whole game. */
export const INTERIMS = 3;
/** So many rows with a cross in a purple column end the game. */
export const PURPLE_ROWS = 3;

/** One player's marks. */
export interface TricuboMarks {
  /** How many boxes of each row are crossed, from the left. */
  readonly crosses: readonly number[];
  /** What stands in the interim box of each row; `null` where nothing does. */
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

/** How many boxes one use of a die crosses, and how many rows it scores. */
export function reachOf(die: Die): number {
  return 3 - DICE.indexOf(die);
}

export function crossesIn({ crosses }: TricuboMarks, row: number): number {
  return crosses[row - 1] ?? 0;
}

/** The value over the rightmost cross of a row with so many crosses. */
export function valueAt({ values }: TricuboSheet, crosses: number): number {
  return values[Math.min(crosses, values.length) - 1] ?? 0;
}

/** How many rows have been scored in the interim. */
export function interimsOf({ interims }: TricuboMarks): number {
  return interims.filter((points) => points !== null).length;
}

/** How many fields of a kind are not crossed yet. */
export function freeFields(sheet: TricuboSheet, { fields }: TricuboMarks, field: Field): number {
  const count = (all: readonly Field[]) => all.filter((each) => each === field).length;
  return count(sheet.fields) - count(fields);
}

export function isPurple({ values, purple }: TricuboSheet, crosses: number): boolean {
  return crosses > values.length - purple;
}

/** Whether a player's marks end the game. */
export function endsGame(sheet: TricuboSheet, { crosses }: TricuboMarks): boolean {
  return crosses.filter((count) => isPurple(sheet, count)).length >= PURPLE_ROWS;
}

/** All crosses: boxes, colour fields and the joker. */
export function countCrosses({ crosses, fields, joker }: TricuboMarks): number {
  return crosses.reduce((all, more) => all + more, fields.length + (joker ? 1 : 0));
}
