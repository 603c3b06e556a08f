import fc from 'fast-check';
import type { Action, Placing } from '../../../src/elements/kubi-sheet/interaction.js';
import { SLOTS } from '../../../src/elements/kubi-sheet/placing.js';
import { rolled } from '../../games/kubi/helpers.js';
import { after, confirm, place, press, toPlace } from './laid.js';

export const DICE = [0, 1, 2, 3, 4];

export const anyDie = fc.constantFrom(...DICE);
/** Or none. */
export const anySlot = fc.constantFrom(undefined, ...SLOTS);
const value = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const);

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b).join('');

/** A player with any three numbers and any five dice. */
const anyTable = fc
  .tuple(fc.uniqueArray(value, { minLength: 3, maxLength: 3 }), fc.array(value, { minLength: 5, maxLength: 5 }))
  .map(([numbers, roll]) => rolled(ascending(numbers), ascending(roll)));

/** All that a reader can do, sensible or not. */
const anyAction = ({ table }: Placing): fc.Arbitrary<Action> =>
  fc.oneof(
    { arbitrary: anyDie.map(press), weight: 4 },
    { arbitrary: fc.tuple(anyDie, anySlot).map(([which, where]) => place(which, where)), weight: 4 },
    anyDie.map((which): Action => ({ name: 'drag', die: which })),
    anySlot.map((where): Action => ({ name: 'hover', slot: where })),
    anySlot.map((where): Action => ({ name: 'drop', slot: where })),
    fc.constantFrom(...table.entries).map((entry): Action => ({ name: 'choose', entry })),
    value.map((number): Action => ({ name: 'number', value: number })),
    fc.constantFrom<Action>({ name: 'clear' }, { name: 'cancel' }, confirm, { name: 'remove-die', index: 0 }),
  );

/** Any roll, whatever has been done with its dice before, and what is done next. */
export const anyMoment = anyTable.chain((state) => {
  const begun = toPlace(state);
  return fc
    .tuple(fc.array(anyAction(begun), { maxLength: 20 }), anyAction(begun))
    .map(([actions, action]) => ({ state, before: after(begun, ...actions).interaction, action }));
});

type Moment = typeof anyMoment extends fc.Arbitrary<infer T> ? T : never;

/** What holds at any such moment. */
export const always = (check: (moment: Moment) => void) => fc.assert(fc.property(anyMoment, check), { numRuns: 1000 });
