import fc from 'fast-check';
import type { Die, TriadMove, TriadPosition, Value } from '../../../src/games/triad/index.js';

const cell = fc.nat({ max: 35 });
const value = fc.constantFrom<Value[]>(1, 2, 3);
const die = fc.integer({ min: -3, max: 3 }).map((number) => number as Die);
const removal = fc.option(cell).map((remove) => (remove === null ? {} : { remove }));

const side = fc.array(value, { minLength: 6, maxLength: 6 }).map((dice) => dice.sort((a, b) => a - b));

export const anyRoll: fc.Arbitrary<TriadMove> = fc.record({
  kind: fc.constant('roll' as const),
  dice: fc.tuple(side, side),
});

/** Moves of a die that can be written down, legal or not. */
export const anyTurn: fc.Arbitrary<TriadMove> = fc
  .oneof(
    fc.record({ kind: fc.constantFrom('move' as const, 'step' as const), from: cell, to: cell }),
    fc.record({ kind: fc.constant('turn' as const), from: cell, value }),
  )
  .chain((move) => removal.map((remove) => ({ ...move, ...remove })));

const ofSide = fc.constantFrom(0 as const, 1 as const);
const digit = fc.nat({ max: 9 });
const quiet = fc.nat({ max: 20_000 });

/** Diagrams: any dice anywhere, or the empty board before the roll. */
export const anyPosition: fc.Arbitrary<TriadPosition> = fc.record({
  cells: fc.array(die, { minLength: 36, maxLength: 36 }),
  rolled: fc.constant(true),
  turn: ofSide,
  removed: fc.tuple(digit, digit),
  quiet,
});

export const anyPositionBeforeRoll: fc.Arbitrary<TriadPosition> = anyPosition.map((position) => ({
  ...position,
  cells: Array<Die>(36).fill(0),
  rolled: false,
}));
