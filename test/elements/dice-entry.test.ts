import { expect } from 'chai';
import { enterDice, filled } from '../../src/elements/features/dice-entry/enter-dice.js';
import type { DiceEntryAction, EnteredDice } from '../../src/elements/features/dice-entry/enter-dice.js';
import type { DieValue } from '../../src/ui/dice/dice-pad.js';

const enter = (...values: readonly DieValue[]): DiceEntryAction[] =>
  values.map((value) => ({ name: 'add-die', value }));
const takeBack = (index: number): DiceEntryAction => ({ name: 'remove-die', index });
const clear: DiceEntryAction = { name: 'clear' };

interface Way {
  readonly what: string;
  readonly actions: readonly DiceEntryAction[];
  readonly dice: EnteredDice;
}

function expectWays(pendingDice: { count: number; areDifferent: boolean }, ways: readonly Way[]): void {
  for (const { what, actions, dice } of ways) {
    it(what, () => {
      const entered = actions.reduce<EnteredDice>((before, action) => enterDice(before, action, pendingDice), []);
      expect(entered).to.deep.equal(dice);
    });
  }
}

describe('dice of one kind that were rolled by hand', () => {
  expectWays({ count: 5, areDifferent: false }, [
    { what: 'are as they are entered, also the same ones', actions: enter(6, 1, 6), dice: [6, 1, 6] },
    { what: 'close up when one is taken back', actions: [...enter(6, 1, 6), takeBack(0)], dice: [1, 6] },
    { what: 'are no more than five', actions: enter(6, 1, 6, 2, 3, 4), dice: [6, 1, 6, 2, 3] },
    { what: 'stay where there is none to take back', actions: [...enter(6), takeBack(1), takeBack(-1)], dice: [6] },
    { what: 'are all taken back at once', actions: [...enter(6, 1), clear], dice: [] },
  ]);
});

describe('dice with a place each, such as a large, a medium and a small one', () => {
  const all = enter(3, 6, 1);
  expectWays({ count: 3, areDifferent: true }, [
    { what: 'are entered in the order of their places, and not sorted', actions: enter(6, 1, 3), dice: [6, 1, 3] },
    { what: 'keep their places when one is taken back', actions: [...all, takeBack(1)], dice: [3, undefined, 1] },
    {
      what: 'are filled in where one is missing, not at the end',
      actions: [...all, takeBack(1), ...enter(5)],
      dice: [3, 5, 1],
    },
    {
      what: 'are filled in from the first place on, where several are missing',
      actions: [...all, takeBack(1), takeBack(0), ...enter(2)],
      dice: [2, undefined, 1],
    },
    { what: 'leave nothing behind the last one', actions: [...all, takeBack(1), takeBack(2)], dice: [3] },
    { what: 'are no more than there are', actions: enter(3, 6, 1, 2), dice: [3, 6, 1] },
  ]);

  it('are counted without the empty places', () => {
    expect(filled([3, undefined, 1])).to.deep.equal([3, 1]);
  });
});
