import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { reduce } from '../../../src/elements/kubi-sheet/interaction.js';
import type { Action } from '../../../src/elements/kubi-sheet/interaction.js';
import { SLOTS } from '../../../src/elements/kubi-sheet/placing.js';
import { after, laid, place, placingOf } from './laid.js';
import { always, anyDie, anyMoment, anySlot } from './placing-moments.js';

describe('a die that is dragged', () => {
  it('does what it does when it is placed there, wherever it was held meanwhile', () => {
    fc.assert(
      fc.property(anyMoment, anyDie, fc.array(anySlot), anySlot, ({ before }, which, held, where) => {
        const from = placingOf(before);
        const hovers = held.map((each): Action => ({ name: 'hover', slot: each }));
        const dragged = after(from, { name: 'drag', die: which }, ...hovers, { name: 'drop', slot: where });
        expect(dragged).to.deep.equal(after(from, place(which, where)));
      }),
    );
  });

  it('changes nothing until it is dropped, and nothing when the drag ends otherwise but by another choice', () => {
    always(({ before, action }) => {
      const from = placingOf(before);
      const dragging = after(from, { name: 'drag', die: 2 }, { name: 'hover', slot: 1 }).interaction;
      expect(laid(dragging)).to.equal(laid(from));
      if (action.name === 'drop' || action.name === 'hover') return;
      const goesOn = action.name === 'choose' ? reduce(from, action) : { interaction: from };
      expect(reduce(dragging, action)).to.deep.equal(goesOn);
    });
  });

  it('is held over one place at a time', () => {
    always(({ before }) => {
      const over = (where: Action) => {
        const { interaction } = after(placingOf(before), { name: 'drag', die: 2 }, where);
        return interaction.name === 'dragging' ? interaction.over : 'nothing is dragged';
      };
      for (const each of SLOTS) expect(over({ name: 'hover', slot: each })).to.equal(each);
      expect(over({ name: 'hover', slot: undefined })).to.equal(undefined);
    });
  });
});
