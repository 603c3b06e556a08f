import { GameError } from '../game-error.js';
import { FIELDS, SHEETS } from './sheet.js';
import type { Field, Side, TricuboSheet } from './sheet.js';

/** More columns than these nobody prints. */
const MOST_COLUMNS = 12;
/** Or more colour fields. */
const MOST_FIELDS = 8;
/** Ranks that have a name. */
const RANKS = 5;

const bad = (message: string, place = ''): GameError =>
  new GameError('bad-options', message, { place: `sheet${place && `.${place}`}` });

/**
 * Makes sure that a value is a sheet: `A`, `B`, a {@link TricuboSheet}, or its JSON.
 * @throws GameError `bad-options`, naming the place: `sheet.purple`
 */
export function readSheet(value: unknown): Side | TricuboSheet {
  if (typeof value === 'string') return readText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad('the sheet is neither A nor B nor an object');
  const { values, purple, fields, fieldPoints, jokers, ranks, ...rest } = value as Record<string, unknown>;
  const [stranger] = Object.keys(rest);
  if (stranger !== undefined) throw bad(`a sheet has nothing called "${stranger.slice(0, 40)}"`, 'stranger');
  const columns = readNumbers(values, 'values', 2, MOST_COLUMNS);
  const letters: readonly unknown[] = Array.isArray(fields) ? Array.from(fields.slice(0, MOST_FIELDS + 1)) : ['none'];
  const printed = FIELDS.flatMap((field) => letters.filter((each) => each === field) as Field[]);
  if (printed.length < letters.length || letters.length > MOST_FIELDS)
    throw bad(`the fields of the sheet are not a list of at most ${MOST_FIELDS} of ${FIELDS.join(', ')}`, 'fields');
  const points = readNumbers(fieldPoints, 'fieldPoints', 1, MOST_FIELDS + 1);
  if (points.length !== printed.length + 1)
    throw bad(
      `fieldPoints of the sheet has ${points.length} numbers, but 0 to ${printed.length} fields can be crossed`,
      'fieldPoints',
    );
  const bounds = readNumbers(ranks, 'ranks', 0, RANKS - 1);
  if (bounds.some((bound, i) => bound <= (bounds[i - 1] ?? -Infinity)))
    throw bad('the ranks of the sheet are not ascending', 'ranks');
  return {
    values: columns,
    purple: readCount(purple, 'purple', 1, columns.length),
    fields: printed,
    fieldPoints: points,
    jokers: readCount(jokers, 'jokers', 0, 1),
    ranks: bounds,
  };
}

function readText(text: string): Side | TricuboSheet {
  const tidy = text.trim();
  if (Object.hasOwn(SHEETS, tidy)) return tidy as Side;
  let value: unknown;
  try {
    value = JSON.parse(tidy);
  } catch {
    throw bad(`the sheet is "${tidy.slice(0, 40)}", expected A, B or the JSON of a sheet`);
  }
  return readSheet(typeof value === 'string' ? null : value);
}

function readCount(value: unknown, name: string, min: number, max: number): number {
  if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw bad(`${name} of the sheet is not a whole number from ${min} to ${max}`, name);
}

/** Points have at most two digits. */
function readNumbers(value: unknown, name: string, min: number, max: number): readonly number[] {
  // a list copied by `from` has no holes, which `every` would pass over
  const numbers: readonly unknown[] = Array.isArray(value) ? Array.from<unknown>(value.slice(0, max + 1)) : [];
  const isFine = numbers.every((each) => Number.isInteger(each) && Math.abs(Number(each)) < 100);
  if (Array.isArray(value) && isFine && numbers.length >= min && numbers.length <= max) return numbers as number[];
  throw bad(`${name} of the sheet is not a list of ${min} to ${max} whole numbers from -99 to 99`, name);
}
