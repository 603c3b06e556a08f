/** Sheets and rules that the computer player meets beside the exact solver. */
import type { TricuboOptions, TricuboSheet } from '../../src/games/tricubo/index.js';
import { SHEETS } from '../../src/games/tricubo/sheet.js';

/** So small that its plan is made at once. */
export const SMALL: TricuboSheet = {
  values: [4, -2, 6],
  purple: 1,
  fields: ['L', 't'],
  fieldPoints: [0, 3, -1],
  jokers: 0,
  ranks: [],
};

const MANY_FIELDS: Pick<TricuboSheet, 'fields' | 'fieldPoints'> = {
  fields: ['L', 'L', 'M', 'M', 'S', 'S', 't', 't'],
  fieldPoints: [0, 1, 2, 4, 7, 11, 16, 22, 30],
};

/** So large that its colour fields are only counted. */
export const LARGEST: TricuboSheet = {
  ...SHEETS.A,
  ...MANY_FIELDS,
  values: [3, 6, 1, 8, 4, 10, 2, 0, 5, 1, 2, 3],
};

interface Sheet {
  readonly name: string;
  readonly sheet: TricuboSheet;
  /** After so many rounds a solver needs no time worth mentioning for the rest of the game, and after so many it needs seconds. */
  readonly late: number;
  readonly early: number;
}

const sheets: readonly Sheet[] = [
  { name: 'side A', sheet: SHEETS.A, late: 18, early: 16 },
  { name: 'side B', sheet: SHEETS.B, late: 18, early: 16 },
  { name: 'side A with a joker', sheet: { ...SHEETS.A, jokers: 1 }, late: 18, early: 16 },
  { name: 'side A with many colour fields', sheet: { ...SHEETS.A, ...MANY_FIELDS }, late: 18, early: 16 },
  { name: 'three columns', sheet: SMALL, late: 16, early: 1 },
  { name: 'three columns and a joker', sheet: { ...SMALL, jokers: 1 }, late: 16, early: 1 },
  { name: 'three columns, many colour fields', sheet: { ...SMALL, ...MANY_FIELDS }, late: 17, early: 12 },
  { name: 'two columns', sheet: { ...SMALL, values: [5, 2], jokers: 1 }, late: 16, early: 1 },
];

export interface SheetAndRules extends Omit<Sheet, 'sheet' | 'name'> {
  readonly title: string;
  readonly options: TricuboOptions;
}

/** Each sheet, with every rule for crosses that do not fit and for colours on a 6. */
export const tricuboSheets: readonly SheetAndRules[] = sheets.flatMap(({ name, sheet, ...rounds }) =>
  (['lost', 'forbidden'] as const).flatMap((overflow) =>
    [false, true].map((colourOnSix) => ({
      title: `${name}, overflow=${overflow}${colourOnSix ? ', colours on a 6' : ''}`,
      options: { sheet, overflow, colourOnSix, starter: 0 },
      ...rounds,
    })),
  ),
);
