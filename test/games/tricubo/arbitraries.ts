import fc from 'fast-check';
import type {
  Die,
  Field,
  Row,
  TricuboMarks,
  TricuboMove,
  TricuboOptions,
  TricuboPosition,
  TricuboSheet,
  Value,
} from '../../../src/games/tricubo/index.js';
import { TINY, WIDE } from './custom-sheets.js';

const value = fc.constantFrom<Value[]>(1, 2, 3, 4, 5, 6);
const row = fc.constantFrom<Row[]>(1, 2, 3, 4, 5);
const die = fc.constantFrom<Die[]>('L', 'M', 'S');
const field = fc.constantFrom<Field[]>('L', 'M', 'S', 't');
const three = fc.array(value, { minLength: 3, maxLength: 3 });
const ascending = <T extends number>(numbers: readonly T[]): T[] => numbers.toSorted((a, b) => a - b);
const several = <T>(each: fc.Arbitrary<T>, length: number) => fc.array(each, { minLength: length, maxLength: length });

const rowLists = fc.uniqueArray(row, { minLength: 1, maxLength: 4 }).map(ascending);

/** Moves that can be written down, legal or not. */
export const anyMove: fc.Arbitrary<TricuboMove> = fc.oneof(
  fc.record({ kind: fc.constant('roll' as const), dice: three }),
  fc.record({ kind: fc.constant('start' as const), row }),
  fc.record({ kind: fc.constant('pass' as const) }),
  fc.record({ kind: fc.constant('row' as const), die, joker: fc.boolean() }),
  fc
    .record({ kind: fc.constant('field' as const), die, joker: fc.boolean(), own: fc.boolean() })
    .map(({ own, ...use }) => ({ ...use, field: own ? use.die : ('t' as const) })),
  fc.record({ kind: fc.constant('interim' as const), die, joker: fc.boolean(), rows: rowLists }),
);

const marks: fc.Arbitrary<TricuboMarks> = fc.record({
  crosses: several(fc.nat({ max: 99 }), 5),
  interims: several(fc.option(fc.integer({ min: -99, max: 99 })), 5),
  fields: fc.array(field, { maxLength: 9 }).map((fields) => fields.toSorted()),
  joker: fc.boolean(),
});

const seat = fc.nat({ max: 9 });

const turn = fc
  .record({
    side: fc.constantFrom('A' as const, 'B' as const, null),
    round: fc.nat({ max: 9999 }),
    active: seat,
    roll: fc.option(three),
    taken: fc.option(fc.oneof(die, fc.constant('none' as const))),
    entered: fc.uniqueArray(seat),
  })
  // Who has taken a die has entered the round.
  .map((each) => ({ ...each, entered: each.taken ? [...new Set([...each.entered, each.active])] : each.entered }))
  .map((each) => ({ ...each, entered: ascending(each.entered) }));

/** Diagrams: any sheets and any round, however little they go together. */
export const anyPosition: fc.Arbitrary<TricuboPosition> = fc
  .tuple(fc.array(marks, { minLength: 1, maxLength: 7 }), turn)
  .map(([sheets, rest]) => ({ sheets, ...rest }));

const worth = fc.integer({ min: -99, max: 99 });
const FIELDS: readonly Field[] = ['L', 'M', 'S', 't'];

/** Any sheet that can be printed. */
export const anySheet: fc.Arbitrary<TricuboSheet> = fc
  .tuple(fc.array(worth, { minLength: 2, maxLength: 12 }), fc.array(field, { maxLength: 8 }))
  .chain(([values, fields]) =>
    fc.record({
      values: fc.constant(values),
      purple: fc.integer({ min: 1, max: values.length }),
      fields: fc.constant(FIELDS.flatMap((each) => fields.filter((printed) => printed === each))),
      fieldPoints: several(worth, fields.length + 1),
      jokers: fc.nat({ max: 1 }),
      ranks: fc.uniqueArray(worth, { maxLength: 4 }).map(ascending),
    }),
  );

/** Games on every kind of sheet, with all their options. */
export const anyOptions: fc.Arbitrary<TricuboOptions> = fc.record({
  sheet: fc.oneof(fc.constantFrom<TricuboOptions['sheet'][]>('A', 'B', TINY, WIDE), anySheet),
  overflow: fc.constantFrom('lost' as const, 'forbidden' as const),
  colourOnSix: fc.boolean(),
  starter: fc.nat({ max: 4 }),
});
