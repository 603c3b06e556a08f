import { expect } from '@open-wc/testing';
import { NOTHING_THROWN, throwDice, throwingKey, thrownDice } from '../../src/elements/throwing.js';
import type { Thrown, Throwing, ThrowingAction } from '../../src/elements/throwing.js';
import type { DieValue } from '../../src/ui/dice-pad.js';

/** Three dice, each with a place of its own, such as a large, a medium and a small one. */
const THREE: Thrown = { count: 3, areDifferent: true };

const enter = (...values: readonly DieValue[]): ThrowingAction[] => values.map((value) => ({ name: 'number', value }));
const takeBack = (index: number): ThrowingAction => ({ name: 'unthrow', index });

const after = (...actions: readonly ThrowingAction[]): Throwing =>
  actions.reduce((throwing, action) => throwDice(throwing, action, THREE).interaction, NOTHING_THROWN);

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
    expect(throwDice(after(...enter(3, 6, 1)), { name: 'confirm' }, THREE).roll).to.deep.equal([3, 6, 1]);
  });

  it('are no roll while a place is empty', () => {
    const { roll, refusal } = throwDice(after(...enter(3, 6, 1), takeBack(0)), { name: 'confirm' }, THREE);
    expect(roll).to.equal(undefined);
    expect(refusal).to.deep.equal({ code: 'bad-roll' });
  });

  it('are told without the empty places', () => {
    expect(thrownDice(after(...enter(3, 6, 1), takeBack(1)))).to.deep.equal([3, 1]);
  });

  it('take no notice of what belongs to other things', () => {
    const throwing = after(...enter(3));
    expect(throwDice(throwing, { name: 'press' }, THREE)).to.deep.equal({ interaction: throwing });
  });
});

describe('keys while dice are entered', () => {
  it('add what they show', () => {
    expect(throwingKey('6', NOTHING_THROWN)).to.deep.equal({ name: 'number', value: 6 });
  });

  it('take back the last die, which an empty place does not hide', () => {
    const throwing = after(...enter(3, 6, 1), takeBack(1));
    expect(throwingKey('Backspace', throwing)).to.deep.equal({ name: 'unthrow', index: 2 });
  });

  for (const key of ['0', '7', 'a', 'Enter', '12']) {
    it(`do nothing where they show no die: ${key}`, () => {
      expect(throwingKey(key, NOTHING_THROWN)).to.equal(undefined);
    });
  }
});
