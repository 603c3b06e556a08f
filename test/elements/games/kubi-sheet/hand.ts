import fc from 'fast-check';
import { initialInteraction } from '../../../../src/elements/games/kubi-sheet/input/initial-interaction.js';
import { reduce } from '../../../../src/elements/games/kubi-sheet/input/interaction.js';
import type {
  Action,
  Interaction,
  Placing,
  Step,
} from '../../../../src/elements/games/kubi-sheet/input/interaction.js';
import { SLOTS } from '../../../../src/elements/games/kubi-sheet/input/placing.js';
import type { Slot, Slots } from '../../../../src/elements/games/kubi-sheet/input/placing.js';
import type { KubiState } from '../../../../src/games/kubi/index.js';
import { rolled } from '../../../games/kubi/helpers.js';

/** The dice of a state’s roll, as its only player finds them. */
export const toPlace = (state: KubiState): Placing => placingOf(initialInteraction(0, state));

/** A player with these numbers crossed and this roll to place. */
export const begin = (numbers: string, roll: string): Placing => toPlace(rolled(numbers, roll));

/** What happens when a player does this, one thing after the other. */
export function after(interaction: Interaction, ...actions: readonly Action[]): Step {
  let step: Step = { interaction };
  for (const action of actions) step = reduce(step.interaction, action);
  return step;
}

export const press = (die: number): Action => ({ name: 'press', die });
export const place = (die: number, slot: Slot): Action => ({ name: 'place', die, slot });
export const confirm: Action = { name: 'confirm' };
export const clear: Action = { name: 'clear' };

/** The dice that are being placed, also while one is in the hand. */
export function placingOf(interaction: Interaction): Placing {
  const { name } = interaction;
  if (name === 'dragging') return interaction.from;
  if (name !== 'placing') throw new Error(`no dice are placed while ${name}`);
  return interaction;
}

/** What lies where, as entries are written: `1|32|46`. */
export function laid(interaction: Interaction): string {
  const { slots, table } = placingOf(interaction);
  const at = (which: Slots) => which.map((die) => table.roll[die]).join('');
  return [slots.slice(0, 1), slots.slice(1, 3), slots.slice(3)].map(at).join('|');
}

export const DICE = [0, 1, 2, 3, 4];

export const anyDie = fc.constantFrom(...DICE);
export const anySlot = fc.constantFrom(...SLOTS);
/** Or none. */
export const anyPlace = fc.constantFrom(undefined, ...SLOTS);
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
    anyPlace.map((where): Action => ({ name: 'hover', slot: where })),
    anyPlace.map((where): Action => ({ name: 'drop', slot: where })),
    fc.constantFrom(...table.entries).map((entry): Action => ({ name: 'choose', entry })),
    value.map((number): Action => ({ name: 'number', value: number })),
    fc.constantFrom<Action>({ name: 'clear' }, { name: 'cancel' }, confirm),
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
export const always = (check: (moment: Moment) => void) => fc.assert(fc.property(anyMoment, check), { numRuns: 200 });
