import { GameError, brief } from '../game-error.js';
import { FIELDS } from './sheet.js';
import type { Field, Side, TricuboSheet } from './sheet.js';

const isCount = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

// A list copied by `from` has no holes, which `every` would pass over.
const isList = (value: unknown, min: number, max: number, isFine: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && isCount(value.length, min, max) && Array.from<unknown>(value).every(isFine);

/** Points have at most two digits. */
const isPoints = (value: unknown): boolean => isCount(value, -99, 99);
const isField = (value: unknown): boolean => FIELDS.includes(value as Field);

/** What each part has to be; those before it have been looked at. */
type Expected = readonly [name: keyof TricuboSheet, isFine: (sheet: TricuboSheet) => boolean, expected: string];

const EXPECTED: readonly Expected[] = [
  ['values', ({ values }) => isList(values, 2, 12, isPoints), '2 to 12 whole numbers'],
  ['purple', ({ values, purple }) => isCount(purple, 1, values.length), 'a number of columns, at least one'],
  ['fields', ({ fields }) => isList(fields, 0, 8, isField), 'a list of L, M, S and t'],
  [
    'fieldPoints',
    ({ fields: { length }, fieldPoints }) => isList(fieldPoints, length + 1, length + 1, isPoints),
    'one number more than there are fields',
  ],
  ['jokers', ({ jokers }) => isCount(jokers, 0, 1), '0 or 1'],
  [
    'ranks',
    ({ ranks }) => isList(ranks, 0, 4, isPoints) && ranks.every((bound, i) => bound > (ranks[i - 1] ?? -100)),
    'at most four ascending numbers',
  ],
];

/**
 * Makes sure that a value is a sheet: `A`, `B`, a {@link TricuboSheet}, or its JSON.
 * @throws GameError `bad-options`, naming the place: `sheet.purple`
 */
export function readSheet(value: unknown): Side | TricuboSheet {
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text === 'A' || text === 'B') return text;
  const sheet = copy(text, value);
  if (typeof sheet !== 'object' || !sheet)
    throw new GameError('bad-options', `sheet is "${brief(value)}", expected A, B or the JSON of a sheet`, {
      place: 'sheet',
    });
  for (const [name, isFine, expected] of EXPECTED) {
    if (!isFine(sheet))
      throw new GameError('bad-options', `${name} of the sheet is not ${expected}`, { place: `sheet.${name}` });
  }
  const { values, purple, fields, fieldPoints, jokers, ranks } = sheet;
  return { values, purple, fields, fieldPoints, jokers, ranks };
}

/** A page may change later what it has handed over. */
function copy(text: string | undefined, value: unknown): TricuboSheet | undefined {
  try {
    return JSON.parse(text ?? JSON.stringify(value)) as TricuboSheet;
  } catch {
    return undefined;
  }
}
