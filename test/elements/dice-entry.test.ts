import { expect } from 'chai';
import {
  NO_DICE_ENTERED,
  enterDice,
  diceEntryKey,
  enteredDice,
} from '../../src/elements/features/dice-entry/dice-entry.js';
import type { DiceToEnter, DiceEntry, DiceEntryAction } from '../../src/elements/features/dice-entry/dice-entry.js';
import type { DieValue } from '../../src/ui/dice/dice-pad.js';

/** Three dice, each with a place of its own, such as a large, a medium and a small one. */
const THREE: DiceToEnter = { count: 3, areDifferent: true };

const enter = (...values: readonly DieValue[]): DiceEntryAction[] => values.map((value) => ({ name: 'number', value }));
const takeBack = (index: number): DiceEntryAction => ({ name: 'remove-die', index });

const after = (...actions: readonly DiceEntryAction[]): DiceEntry =>
  actions.reduce((throwing, action) => enterDice(throwing, action, THREE).interaction, NO_DICE_ENTERED);

describe('thrown dice that differ', () => {
  const ways = [
    {
      what: 'keep their places when one is taken back',
      actions: [...enter(3, 6, 1), takeBack(1)],
      dice: [3, undefined, 1],
    },
    {
      what: 'are filled in where one is missing, not at the end',
      actions: [...enter(3, 6, 1), takeBack(1), ...enter(5)],
      dice: [3, 5, 1],
    },
    {
      what: 'are filled in from the first place on, where several are missing',
      actions: [...enter(3, 6, 1), takeBack(1), takeBack(0), ...enter(2)],
      dice: [2, undefined, 1],
    },
    { what: 'leave nothing behind the last one', actions: [...enter(3, 6, 1), takeBack(1), takeBack(2)], dice: [3] },
    { what: 'are no more than there are', actions: enter(3, 6, 1, 2), dice: [3, 6, 1] },
    { what: 'are all taken back at once', actions: [...enter(3, 6), { name: 'clear' } as const], dice: [] },
  ];
  for (const { what, actions, dice } of ways) {
    it(what, () => expect(after(...actions).dice).to.deep.equal(dice));
  }

  it('are the roll in the order of their places, not sorted', () => {
    expect(enterDice(after(...enter(3, 6, 1)), { name: 'confirm' }, THREE).roll).to.deep.equal([3, 6, 1]);
  });

  it('are no roll while a place is empty', () => {
    const { roll, refusal } = enterDice(after(...enter(3, 6, 1), takeBack(0)), { name: 'confirm' }, THREE);
    expect(roll).to.equal(undefined);
    expect(refusal).to.deep.equal({ code: 'bad-roll' });
  });

  it('are told without the empty places', () => {
    expect(enteredDice(after(...enter(3, 6, 1), takeBack(1)))).to.deep.equal([3, 1]);
  });

  it('take no notice of what belongs to other things', () => {
    const throwing = after(...enter(3));
    expect(enterDice(throwing, { name: 'press' }, THREE)).to.deep.equal({ interaction: throwing });
  });
});

describe('keys while dice are entered', () => {
  it('add what they show', () => {
    expect(diceEntryKey('6', NO_DICE_ENTERED)).to.deep.equal({ name: 'number', value: 6 });
  });

  it('take back the last die, which an empty place does not hide', () => {
    const throwing = after(...enter(3, 6, 1), takeBack(1));
    expect(diceEntryKey('Backspace', throwing)).to.deep.equal({ name: 'remove-die', index: 2 });
  });

  for (const key of ['0', '7', 'a', 'Enter', '12']) {
    it(`do nothing where they show no die: ${key}`, () => {
      expect(diceEntryKey(key, NO_DICE_ENTERED)).to.equal(undefined);
    });
  }
});
