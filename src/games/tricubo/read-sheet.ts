import { GameError, notOneOf } from '../game-error.js';
import { FIELDS } from './sheet.js';
import type { Field, Side, TricuboSheet } from './sheet.js';

const isCount = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** Whether a value is a list of the given length of integers with at most two digits. */
const isPoints = (value: unknown, min: number, max = min): boolean =>
  Array.isArray(value) && isCount(value.length, min, max) && value.every((each) => isCount(each, -99, 99));

/**
 * Validates a sheet: `A`, `B`, a {@link TricuboSheet}, or its JSON.
 * @throws GameError `bad-options` with the place, such as `sheet.purple`
 */
export function readSheet(value: unknown): Side | TricuboSheet {
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text === 'A' || text === 'B') return text;
  const sheet = copy(text, value);
  if (typeof sheet !== 'object' || !sheet)
    throw notOneOf('bad-options', 'sheet', value, ['A', 'B', 'the JSON of a sheet']);
  const { values, purple, fields, fieldPoints, jokers, ranks } = sheet;
  const isFields = Array.isArray(fields) && fields.length < 9 && !fields.some((each: Field) => !FIELDS.includes(each));
  const expectations = [
    ['values', isPoints(values, 2, 12), '2 to 12 whole numbers'],
    ['purple', isCount(purple, 1, values?.length), 'a number of columns, at least one'],
    ['fields', isFields, 'a list of L, M, S and t'],
    ['fieldPoints', isPoints(fieldPoints, fields?.length + 1), 'one number more than there are fields'],
    ['jokers', isCount(jokers, 0, 1), '0 or 1'],
    [
      'ranks',
      isPoints(ranks, 0, 4) && ranks.every((bound, i) => bound > (ranks[i - 1] ?? -100)),
      'at most four ascending numbers',
    ],
  ] as const;
  for (const [name, isMet, expected] of expectations) {
    if (!isMet)
      throw new GameError('bad-options', `${name} of the sheet is not ${expected}`, { place: `sheet.${name}` });
  }
  return { values, purple, fields, fieldPoints, jokers, ranks };
}

/** A copy, because the page may change its object later. */
function copy(text: string | undefined, value: unknown): TricuboSheet | undefined {
  try {
    return JSON.parse(text ?? JSON.stringify(value)) as TricuboSheet;
  } catch {
    return undefined;
  }
}
