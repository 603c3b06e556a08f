import fc from 'fast-check';
import { tilesOf } from '../../../src/games/triomino/index.js';
import type {
  LaidTile,
  Rack,
  TriominoMove,
  TriominoOptions,
  TriominoPosition,
} from '../../../src/games/triomino/index.js';

const tile = fc.constantFrom(...tilesOf(76));
const seat = fc.nat({ max: 5 });
const digit = fc.constantFrom('0', '1', '2', '3', '4', '5');
const place = fc.integer({ min: -999, max: 999 });

/** Numbers and triangle of a tile that may be anywhere. */
export const anyLaid: fc.Arbitrary<LaidTile> = fc.record({
  values: fc.tuple(digit, digit, digit).map((values) => values.join('')),
  column: place,
  row: place,
});

/** Ascending, those that are not known last. */
const anyRack: fc.Arbitrary<Rack> = fc
  .tuple(fc.uniqueArray(tile, { maxLength: 9 }), fc.nat({ max: 9 }))
  .map(([known, unknown]) => [...known.toSorted(), ...Array.from({ length: unknown }, () => null)]);

const kind = <Kind extends string>(each: Kind) => fc.record({ kind: fc.constant(each) });

/** Moves that can be written down, legal or not. What is dealt or drawn belongs to the seat that is next. */
export const anyMove: fc.Arbitrary<TriominoMove> = fc.oneof(
  kind('timeout'),
  kind('buy'),
  kind('pass'),
  anyLaid.map((laid) => ({ kind: 'lay' as const, ...laid })),
  anyRack.filter(({ length }) => length > 0).map((tiles) => ({ kind: 'deal' as const, seat: 0, tiles })),
  fc.array(fc.option(tile), { minLength: 1, maxLength: 6 }).map((tiles) => ({ kind: 'lead' as const, tiles })),
  fc.option(tile).map((drawn) => ({ kind: 'draw' as const, seat: 0, tile: drawn })),
);

const points = (length: number) =>
  fc.array(fc.integer({ min: -9999, max: 99_999 }), { minLength: length, maxLength: length });

/** Who has what at any moment, however little it goes together. */
export const anyPosition: fc.Arbitrary<TriominoPosition> = fc.integer({ min: 1, max: 6 }).chain((seats) =>
  fc.record({
    laid: fc.uniqueArray(anyLaid, { maxLength: 12, selector: ({ column, row }) => `${column},${row}` }),
    racks: fc.array(anyRack, { minLength: seats, maxLength: seats }),
    turn: fc.option(seat),
    leader: fc.option(seat),
    drawing: fc.constant([]),
    purchases: fc.nat({ max: 3 }),
    due: fc.option(fc.constantFrom('tile' as const, 'late' as const)),
    out: fc.option(seat),
    round: fc.integer({ min: 1, max: 99 }),
    scores: points(seats),
    wins: points(seats),
  }),
);

/** Games with all their options; the rounds are few, so that they end. */
export const anyOptions: fc.Arbitrary<TriominoOptions> = fc.record({
  variant: fc.constantFrom('goliath' as const, 'pressman' as const),
  start: fc.constantFrom('draw' as const, 'triple' as const),
  emptyPool: fc.constantFrom(0, -10, -25),
  lap: fc.boolean(),
  bridge: fc.constantFrom('one-side' as const, 'extended' as const),
  hexagons: fc.constantFrom([50, 60, 70], [50, 100, 150], [1, 2, 3]),
  target: fc.integer({ min: 1, max: 100 }),
  scoring: fc.constantFrom('standard' as const, 'simple' as const, 'none' as const),
  rounds: fc.integer({ min: 1, max: 2 }),
  turnSeconds: fc.constantFrom(0, 5, 60),
  clock: fc.constantFrom('', '', '5+3'),
  tiles: fc.constantFrom(56 as const, 76 as const),
});
