import { expect } from '@open-wc/testing';
import type { Action, Interaction, Step } from '../../../src/elements/kubi-sheet/interaction.js';
import type { Value } from '../../../src/games/kubi/index.js';
import { after, clear, confirm, press } from './laid.js';

const choose = (...values: readonly Value[]): Action[] => values.map((value) => ({ name: 'number', value }));
const removeDie = (index: number): Action => ({ name: 'remove-die', index });

describe('numbers to cross', () => {
  const crossing: Interaction = { name: 'crossing', numbers: [] };
  const numbers = ({ interaction }: Step) => (interaction.name === 'crossing' ? interaction.numbers : undefined);

  const ways = [
    { what: 'are in order, however they are chosen', actions: choose(6, 1, 4), chosen: [1, 4, 6] },
    { what: 'are taken back by a second tap', actions: choose(6, 1, 6), chosen: [1] },
    { what: 'make room for another then', actions: choose(6, 1, 4, 1, 2), chosen: [2, 4, 6] },
    { what: 'are all taken back at once', actions: [...choose(6, 1), clear], chosen: [] },
    {
      what: 'are not changed by what is done to dice',
      actions: [...choose(6, 1), press(0), removeDie(0)],
      chosen: [1, 6],
    },
  ];
  for (const { what, actions, chosen } of ways) {
    it(what, () => {
      const step = after(crossing, ...actions);
      expect(numbers(step)).to.deep.equal(chosen);
      expect(step).to.not.have.any.keys('move', 'refusal');
    });
  }

  it('are crossed once there are three', () => {
    expect(after(crossing, ...choose(6, 1, 4), confirm).move).to.deep.equal({ kind: 'cross', numbers: [1, 4, 6] });
  });

  it('are no more than three: a fourth one is refused and changes nothing', () => {
    const step = after(crossing, ...choose(6, 1, 4, 2));
    expect(step.refusal).to.deep.equal({ code: 'too-many-numbers' });
    expect(numbers(step)).to.deep.equal([1, 4, 6]);
  });

  for (const some of [[], [3], [3, 5]] as Value[][]) {
    it(`are not crossed while there are ${some.length}`, () => {
      const step = after(crossing, ...choose(...some), confirm);
      expect(step.move).to.equal(undefined);
      expect(step.refusal).to.deep.equal({ code: 'too-few-numbers' });
      expect(numbers(step)).to.deep.equal(some);
    });
  }
});

describe('dice thrown by hand', () => {
  const throwing: Interaction = { name: 'entering-dice', dice: [] };
  const dice = ({ interaction }: Step) => (interaction.name === 'entering-dice' ? interaction.dice : undefined);

  const ways = [
    { what: 'are as they are entered, also the same ones', actions: choose(6, 1, 6), entered: [6, 1, 6] },
    { what: 'are taken back one by one', actions: [...choose(6, 1, 6), removeDie(0)], entered: [1, 6] },
    { what: 'are no more than five', actions: choose(6, 1, 6, 2, 3, 4), entered: [6, 1, 6, 2, 3] },
    {
      what: 'stay where there is none to take back',
      actions: [...choose(6), removeDie(1), removeDie(-1)],
      entered: [6],
    },
    { what: 'are all taken back at once', actions: [...choose(6, 1), clear], entered: [] },
  ];
  for (const { what, actions, entered } of ways) {
    it(what, () => {
      const step = after(throwing, ...actions);
      expect(dice(step)).to.deep.equal(entered);
      expect(step).to.not.have.any.keys('move', 'refusal');
    });
  }

  it('are the roll once there are five, in order', () => {
    const { move, interaction } = after(throwing, ...choose(6, 1, 6, 2, 3), confirm);
    expect(move).to.deep.equal({ kind: 'roll', dice: [1, 2, 3, 6, 6] });
    expect(dice({ interaction }), 'as they were entered').to.deep.equal([6, 1, 6, 2, 3]);
  });

  it('are no roll while there are four', () => {
    const step = after(throwing, ...choose(6, 1, 6, 2), confirm);
    expect(step.move).to.equal(undefined);
    expect(step.refusal).to.deep.equal({ code: 'bad-roll' });
    expect(dice(step)).to.deep.equal([6, 1, 6, 2]);
  });
});

describe('a sheet on which nothing is to be decided', () => {
  it('takes no notice of anything', () => {
    const idle: Interaction = { name: 'idle' };
    for (const action of [...choose(1), press(0), clear, confirm]) {
      expect(after(idle, action), action.name).to.deep.equal({ interaction: idle });
    }
  });
});
