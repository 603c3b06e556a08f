import { sheetOf } from './options.js';
import type { TricuboOptions } from './options.js';
import { DICE, INTERIMS, ROWS, crossesIn, freeFields, interimsOf, reachOf, valueAt } from './sheet.js';
import type { Die, Row, TricuboMarks, Value } from './sheet.js';
import type { TricuboRefusal, TricuboUse, TricuboUseRefusalCode } from './state.js';

/** The value of a die in a roll. */
export function shownBy(roll: readonly Value[], die: Die): Value {
  return roll[DICE.indexOf(die)] as Value;
}

/** All combinations of `count` rows in lexicographic order. */
export function choices(rows: readonly Row[], count: number): readonly (readonly Row[])[] {
  if (count === 0) return [[]];
  return rows.flatMap((row, i) => choices(rows.slice(i + 1), count - 1).map((others) => [row, ...others]));
}

/** All uses of a die on a sheet, whether it is open or not: its row, the field of its colour, the field of all colours, interim scoring. */
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

/** Why a die cannot be used in this way on a sheet. */
export function refuseUse(
  options: TricuboOptions,
  marks: TricuboMarks,
  roll: readonly Value[],
  use: TricuboUse,
): TricuboRefusal | undefined {
  const { die, kind } = use;
  const shown = shownBy(roll, die);
  const needed = reachOf(die);
  const refuse = (code: TricuboUseRefusalCode, facts?: object): TricuboRefusal => ({ code, die, needed, ...facts });
  if (kind === 'interim') {
    const left = INTERIMS - interimsOf(marks);
    const twice = use.rows.find((row) => marks.interims[row - 1] !== null);
    if (shown < 6) return refuse('needs-six');
    if (needed > left) return refuse('interims-spent', { left });
    if (use.rows.length !== needed) return refuse('interim-count');
    return twice && refuse('interim-twice', { row: twice });
  }
  const sheet = sheetOf(options);
  if (shown === 6 && !(kind === 'field' && options.colourOnSix)) return refuse('only-interim');
  if (kind === 'field')
    return freeFields(sheet, marks, use.field) > 0 ? undefined : refuse('field-crossed', { field: use.field });
  const free = sheet.values.length - crossesIn(marks, shown);
  if (free >= needed || (free > 0 && options.overflow === 'lost')) return undefined;
  return refuse(free > 0 ? 'overflow' : 'row-full', { row: shown, free });
}

/** The marks after a legal use. */
export function withUse(
  options: TricuboOptions,
  marks: TricuboMarks,
  roll: readonly Value[],
  use: TricuboUse,
): TricuboMarks {
  const { joker, kind } = use;
  const sheet = sheetOf(options);
  const reach = (count: number) => Math.min(count + reachOf(use.die), sheet.values.length);
  const shown = shownBy(roll, use.die);
  const used = { ...marks, joker: joker || marks.joker };
  if (kind === 'row')
    return { ...used, crosses: marks.crosses.map((count, i) => (i === shown - 1 ? reach(count) : count)) };
  // FIELDS are in the order of their letters.
  if (kind === 'field') return { ...used, fields: [...marks.fields, use.field].sort() };
  const interims = [...marks.interims];
  for (const row of use.rows) interims[row - 1] = valueAt(sheet, crossesIn(marks, row));
  return { ...used, interims };
}
