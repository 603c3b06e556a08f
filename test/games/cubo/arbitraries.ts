import fc from 'fast-check';
import { cubo } from '../../../src/games/cubo/index.js';
import type {
  Cell,
  CuboDie,
  CuboMove,
  CuboOptions,
  CuboPosition,
  CuboSeat,
  CuboSquare,
  MiddlePlace,
  Value,
} from '../../../src/games/cubo/index.js';

const value = fc.constantFrom<Value[]>(1, 2, 3, 4, 5, 6);
const cell = fc.nat({ max: 8 });
const several = <T>(each: fc.Arbitrary<T>, length: number) => fc.array(each, { minLength: length, maxLength: length });
const place = fc.constantFrom<MiddlePlace[]>(1, 2, 3, 4);
const kind = <Kind extends string>(each: Kind) => fc.record({ kind: fc.constant(each) });

const coloured: fc.Arbitrary<CuboDie> = fc.record({ colour: fc.constantFrom('r' as const, 'b' as const), value });
const die: fc.Arbitrary<CuboDie> = fc.record({
  colour: fc.constantFrom('r' as const, 'b' as const, 'w' as const),
  value: fc.option(value),
});

/** Nine rolled dice, the white one in the centre, in any colours. */
export const anySquare: fc.Arbitrary<CuboSquare> = fc
  .tuple(several(coloured, 8), value)
  .map(([around, white]) => [...around.slice(0, 4), { colour: 'w' as const, value: white }, ...around.slice(4)]);

/** A middle in which places are empty now and then. */
export const anyMiddle: fc.Arbitrary<readonly (CuboDie | null)[]> = several(fc.option(coloured, { freq: 8 }), 4);

/** A square in letters. */
export function squareText(square: CuboSquare): string {
  const seat: CuboSeat = { square, stage: 'in-hand', taken: null, score: 1 };
  const position = { round: 1, start: 0, phase: 'build' as const, turn: 0, seats: [seat], middle: [] };
  return cubo.makePosition(position).split(' | ')[1]?.split(' ')[0] ?? '';
}

const cells = fc.tuple(cell, cell).map(([one, other]): [Cell, Cell] => [Math.min(one, other), Math.max(one, other)]);

/** Moves that can be written down, legal or not. */
export const anyMove: fc.Arbitrary<CuboMove> = fc.oneof(
  kind('timeout'),
  kind('roll'),
  kind('call'),
  kind('keep'),
  fc.record({ kind: fc.constant('swap' as const), cells }),
  fc.record({ kind: fc.constant('take' as const), place: fc.option(place) }),
  fc.record({ kind: fc.constant('put' as const), cell }),
  fc.record({ kind: fc.constant('dice' as const), seat: fc.nat({ max: 9 }), values: several(value, 9) }),
  fc.record({
    kind: fc.constant('middle' as const),
    dice: several(coloured, 4).map((dice) => dice.toSorted((a, b) => b.colour.localeCompare(a.colour))),
  }),
);

const seat: fc.Arbitrary<CuboSeat> = fc.record({
  square: several(die, 9),
  stage: fc.constantFrom('open' as const, 'in-hand' as const, 'called' as const, 'decided' as const, 'late' as const),
  taken: fc.option(coloured),
  score: fc.nat({ max: 9999 }),
});

/** Diagrams: any squares and any turn, however little they go together. */
export const anyPosition: fc.Arbitrary<CuboPosition> = fc.record({
  round: fc.nat({ max: 99 }),
  start: fc.nat({ max: 9 }),
  phase: fc.constantFrom('build' as const, 'exchange' as const, 'over' as const),
  turn: fc.nat({ max: 9 }),
  seats: fc.array(seat, { minLength: 1, maxLength: 7 }),
  middle: several(
    fc.option(fc.record({ colour: fc.constantFrom('r' as const, 'b' as const), value: fc.option(value) })),
    4,
  ),
});

/** Games with all their options. */
export const anyOptions: fc.Arbitrary<CuboOptions> = fc.record({
  streets: fc.constantFrom('ordered' as const, 'any-order' as const),
  resetColours: fc.boolean(),
  practiceSeconds: fc.integer({ min: 5, max: 3600 }),
  timeLimits: fc.boolean(),
  starter: fc.nat({ max: 3 }),
});
