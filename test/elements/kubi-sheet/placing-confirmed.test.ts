import { expect } from '@open-wc/testing';
import type { Action } from '../../../src/elements/kubi-sheet/interaction.js';
import { draftSheet, sumAt } from '../../../src/elements/kubi-sheet/placing.js';
import type { Slots } from '../../../src/elements/kubi-sheet/placing.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { Value } from '../../../src/games/kubi/index.js';
import { marksOf } from '../../../src/games/kubi/sheet.js';
import { rolled, sheetOf } from '../../games/kubi/helpers.js';
import { after, begin, confirm, laid, place, press } from './laid.js';

describe('a place that is refused', () => {
  const PLACED = [press(0), press(1), press(2)];
  const ways = [
    {
      what: 'to a die that is no own number and would stay out',
      before: [],
      actions: [place(1, 0)],
      numbers: [1, 4, 6],
    },
    {
      what: 'to such a die that would change places with the own one',
      before: PLACED,
      actions: [place(1, 0)],
      numbers: [1, 4, 6],
    },
    {
      what: 'to the last own number in a pair',
      before: [place(0, 1), place(3, 2)],
      actions: [place(4, 3)],
      numbers: [1, 4, 6],
    },
  ] as const;
  for (const { what, before, actions, numbers } of ways) {
    it(`is so ${what}: an own number has to stay out`, () => {
      const { interaction } = after(begin('146', '12346'), ...before);
      const step = after(interaction, ...actions);
      expect(step.refusal).to.deep.equal({ code: 'must-mark', numbers });
      expect(laid(step.interaction)).to.equal(laid(interaction));
    });
  }

  it('names those own numbers alone that were rolled', () => {
    expect(after(begin('156', '12334'), place(1, 0)).refusal).to.deep.equal({ code: 'must-mark', numbers: [1] });
  });

  it('is none on a free ride, when any die may stay out', () => {
    for (const die of [0, 1, 2, 3, 4]) {
      expect(after(begin('125', '33446'), place(die, 0)).refusal, String(die)).to.equal(undefined);
    }
  });
});

describe('placed dice that are confirmed', () => {
  const entered = (numbers: string, roll: string, ...actions: readonly Action[]) => {
    const { move } = after(begin(numbers, roll), ...actions, confirm);
    return move && kubi.makeMove(move);
  };

  it('are the entry, whichever pair was made first', () => {
    expect(entered('146', '12346', press(0), place(4, 1), place(3, 2))).to.equal('1|23|46');
  });

  it('leave no mark for the one that stays out on a free ride', () => {
    expect(entered('125', '33446', press(4), press(2), press(3))).to.equal('(6)|33|44');
  });

  it('are no entry while one is missing', () => {
    const step = after(begin('146', '12346'), press(0), press(1), confirm);
    expect(step.move).to.equal(undefined);
    expect(step.refusal).to.deep.equal({ code: 'unplaced-dice' });
    expect(laid(step.interaction)).to.equal('1|2_|__');
  });

  it('are an entry chosen in words, whatever lay there before', () => {
    const { table } = begin('146', '12346');
    for (const entry of table.entries) {
      expect(entered('146', '12346', press(3), place(2, 4), { name: 'choose', entry })).to.equal(kubi.makeMove(entry));
    }
  });
});

describe('what is pencilled for dice in their places', () => {
  const ROLL: readonly Value[] = [1, 2, 3, 4, 6];
  const draft = (...slots: Slots) => {
    const sheet = draftSheet(sheetOf(rolled('146', '12346')), slots, ROLL);
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => marksOf(sheet, sum) > 0);
    return { discards: sheet.discards, sums };
  };

  it('is a mark for the die that stays out, and one for each pair that is complete', () => {
    expect(draft(0, 1, 2, 3, undefined)).to.deep.equal({ discards: [1, 0, 0], sums: [5] });
    expect(draft(undefined, 1, undefined, 3, 4)).to.deep.equal({ discards: [0, 0, 0], sums: [10] });
  });

  it('has no sum where a die is missing', () => {
    expect(sumAt([0, 1, 2, 3, undefined], ROLL, 0)).to.equal(5);
    expect(sumAt([0, 1, 2, 3, undefined], ROLL, 1)).to.equal(undefined);
  });

  it('has no mark for a die that is no own number', () => {
    expect(draft(1, undefined, undefined, undefined, undefined)).to.deep.equal({ discards: [0, 0, 0], sums: [] });
  });
});
