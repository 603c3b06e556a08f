import { sheetOf } from './options.js';
import type { TricuboOptions } from './options.js';
import { DICE, INTERIMS, ROWS, crossesIn, freeFields, interimsOf, reachOf, valueAt } from './sheet.js';
import type { Die, Row, TricuboMarks, Value } from './sheet.js';
import type { TricuboRefusal, TricuboUse } from './state.js';

/** What a die shows in a roll. */
export function shownBy(roll: readonly Value[], die: Die): Value {
  return roll[DICE.indexOf(die)] as Value;
}

/** The value of a die as a row; a 6 is none. */
const rowFor = (value: Value): Row | undefined => (value === 6 ? undefined : value);

/** Every choice of so many of some rows, ascending, the smallest first. */
export function choices(rows: readonly Row[], count: number): readonly (readonly Row[])[] {
  if (count === 0) return [[]];
  return rows.flatMap((row, i) => choices(rows.slice(i + 1), count - 1).map((others) => [row, ...others]));
}

/** What a player can do with a die on the own sheet, whether it is open or not: the row, its field, the field of all colours, interim scoring. */
export function usesOf(
  options: TricuboOptions,
  marks: TricuboMarks,
  roll: readonly Value[],
  die: Die,
  joker: boolean,
): readonly TricuboUse[] {
  const isSix = shownBy(roll, die) === 6;
  const open = isSix ? ROWS.filter((row) => marks.interims[row - 1] === null) : [];
  const conceivable: readonly TricuboUse[] = [
    { die, joker, kind: 'row' },
    { die, joker, kind: 'field', field: die },
    { die, joker, kind: 'field', field: 't' },
    ...choices(open, reachOf(die)).map((rows): TricuboUse => ({ die, joker, kind: 'interim', rows })),
  ];
  return conceivable.filter((use) => !refuseUse(options, marks, roll, use));
}

/** Why a die cannot be used like this on a sheet. */
export function refuseUse(
  options: TricuboOptions,
  marks: TricuboMarks,
  roll: readonly Value[],
  use: TricuboUse,
): TricuboRefusal | undefined {
  const sheet = sheetOf(options);
  const { die } = use;
  const row = rowFor(shownBy(roll, die));
  const needed = reachOf(die);
  if (use.kind === 'interim') {
    if (row !== undefined) return { code: 'needs-six', die };
    const left = INTERIMS - interimsOf(marks);
    if (needed > left) return { code: 'interims-spent', die, needed, left };
    if (use.rows.length !== needed) return { code: 'interim-count', die, needed };
    const twice = use.rows.find((each) => marks.interims[each - 1] !== null);
    return twice === undefined ? undefined : { code: 'interim-twice', die, row: twice };
  }
  if (row === undefined && !(use.kind === 'field' && options.colourOnSix)) return { code: 'only-interim', die };
  if (use.kind === 'field') {
    const { field } = use;
    return freeFields(sheet, marks, field) > 0 ? undefined : { code: 'field-crossed', die, field };
  }
  const free = sheet.values.length - crossesIn(marks, row as Row);
  if (free === 0) return { code: 'row-full', die, row: row as Row };
  const fits = free >= needed || options.overflow === 'lost';
  return fits ? undefined : { code: 'overflow', die, row: row as Row, free, needed };
}

/** The marks after a use that is not refused. */
export function withUse(
  options: TricuboOptions,
  marks: TricuboMarks,
  roll: readonly Value[],
  use: TricuboUse,
): TricuboMarks {
  const sheet = sheetOf(options);
  const { joker } = use;
  const used = joker ? { ...marks, joker } : marks;
  switch (use.kind) {
    case 'row': {
      const row = shownBy(roll, use.die);
      const add = (count: number) => Math.min(count + reachOf(use.die), sheet.values.length);
      return { ...used, crosses: marks.crosses.map((count, i) => (i === row - 1 ? add(count) : count)) };
    }
    case 'field': {
      // The order of FIELDS is that of their letters.
      return { ...used, fields: [...marks.fields, use.field].sort() };
    }
    case 'interim': {
      const pointsOf = (row: Row) => valueAt(sheet, crossesIn(marks, row));
      return {
        ...used,
        interims: marks.interims.map((points, i) => {
          const row = ROWS[i] as Row;
          return use.rows.includes(row) ? pointsOf(row) : points;
        }),
      };
    }
  }
}
