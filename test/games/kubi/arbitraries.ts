import fc from 'fast-check';
import type { KubiMove, KubiPosition, KubiSheet, Pair, Value } from '../../../src/games/kubi/index.js';

const value = fc.constantFrom<Value[]>(1, 2, 3, 4, 5, 6);
const ascending = <T extends number>(numbers: readonly T[]): T[] => numbers.toSorted((a, b) => a - b);
const dice = (count: number) => fc.array(value, { minLength: count, maxLength: count }).map(ascending);
const pair = dice(2).map((both) => both as unknown as Pair);

/** In the order in which people write them. */
const pairs = fc.tuple(pair, pair).map(([one, other]): readonly [Pair, Pair] => {
  const isSmaller = one[0] + one[1] - other[0] - other[1] || one[0] - other[0];
  return isSmaller <= 0 ? [one, other] : [other, one];
});

/** Moves of a player that can be written down, legal or not; also a number crossed twice. */
export const anyChoice: fc.Arbitrary<KubiMove> = fc.oneof(
  fc.record({ kind: fc.constant('cross' as const), numbers: dice(3) }),
  fc.record({ kind: fc.constant('enter' as const), discard: value, free: fc.boolean(), pairs }),
);

export const anyRoll: fc.Arbitrary<KubiMove> = fc.record({ kind: fc.constant('roll' as const), dice: dice(5) });

const marks = (count: number) => fc.array(fc.nat({ max: 99 }), { minLength: count, maxLength: count });
const threeNumbers = fc.uniqueArray(value, { minLength: 3, maxLength: 3 }).map(ascending);

const sheet: fc.Arbitrary<KubiSheet> = fc.oneof(
  fc.record({ numbers: threeNumbers, discards: marks(3), sums: marks(11) }),
  fc.record({ numbers: fc.constant(null), discards: fc.constant([0, 0, 0]), sums: marks(11) }),
);

const seat = fc.nat({ max: 9 });

const turn = fc.oneof(
  fc.record({ roller: seat, roll: fc.constant(null), entered: fc.constant([]) }),
  fc.record({ roller: seat, roll: dice(5), entered: fc.uniqueArray(seat).map(ascending) }),
);

/** Diagrams: any sheets and any roll, however little they go together. */
export const anyPosition: fc.Arbitrary<KubiPosition> = fc
  .tuple(fc.array(sheet, { minLength: 1, maxLength: 9 }), turn)
  .map(([sheets, rest]) => ({ sheets, ...rest }));
