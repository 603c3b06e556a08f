import { expect } from '@open-wc/testing';
import { reduce } from '../../../src/elements/kubi-sheet/interaction.js';
import type { Interaction } from '../../../src/elements/kubi-sheet/interaction.js';
import { SLOTS, entryOf, fitting, isComplete, slotOf } from '../../../src/elements/kubi-sheet/placing.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { after, confirm, laid, placingOf, press } from './laid.js';
import { DICE, always } from './placing-moments.js';

describe('dice that are placed anyhow', () => {
  it('are never lost and never doubled', () => {
    always(({ before, action }) => {
      const { slots, table } = placingOf(reduce(before, action).interaction);
      const placed = slots.filter((each) => each !== undefined);
      expect(slots).to.have.lengthOf(5);
      expect(new Set(placed).size).to.equal(placed.length);
      expect(placed.filter((each) => !DICE.includes(each))).to.be.empty;
      expect(table.roll).to.equal(placingOf(before).table.roll);
    });
  });

  it('can always still become an entry', () => {
    always(({ before, action }) => {
      const { slots, table } = placingOf(reduce(before, action).interaction);
      expect(fitting(table, slots).length).to.be.above(0);
    });
  });

  it('are a legal move when they are confirmed, the very one that lies there, and else no move', () => {
    always(({ state, before }) => {
      const { slots } = placingOf(before);
      const { move, refusal } = reduce(placingOf(before), confirm);
      expect(move === undefined).to.equal(!isComplete(slots));
      expect(refusal?.code).to.equal(move ? undefined : 'unplaced-dice');
      if (move?.kind !== 'enter') return;
      expect(kubi.refusal(state, 0, move)).to.equal(undefined);
      const [out, ...pairs] = laid(before).split('|');
      expect(String(move.discard)).to.equal(out);
      expect(move.pairs.map((pair) => pair.join('')).sort()).to.deep.equal(
        pairs.map((pair) => [...pair].sort().join('')).sort(),
      );
    });
  });

  it('become a move by nothing but confirming', () => {
    always(({ before, action }) => {
      if (action.name !== 'confirm') expect(reduce(before, action).move).to.equal(undefined);
    });
  });

  it('stay as they are when something is refused', () => {
    always(({ before, action }) => {
      const { interaction, refusal } = reduce(before, action);
      if (refusal) expect(laid(interaction)).to.equal(laid(before));
    });
  });

  it('are completed where one entry is left, and by nothing else', () => {
    always(({ before, action }) => {
      const from = placingOf(before);
      const { interaction, refusal } = reduce(from, action);
      if ((action.name !== 'place' && action.name !== 'press') || interaction === from || refusal) return;
      const { slots, table } = placingOf(interaction);
      const isTakenBack = slotOf(slots, action.die) === undefined;
      const isOneLeft = fitting(table, slots).length === 1;
      if (isOneLeft && !isTakenBack) expect(isComplete(slots)).to.be.true;
      if (isTakenBack) expect(isComplete(slots)).to.be.false;
    });
  });

  it('lie where they are put, each of the others where it was or in an empty place', () => {
    always(({ before, action }) => {
      const from = placingOf(before);
      if (action.name !== 'place' || action.slot === undefined) return;
      const { interaction, refusal } = reduce(from, action);
      if (refusal) return;
      const { slots } = placingOf(interaction);
      expect(slots[action.slot]).to.equal(action.die);
      const changed = SLOTS.filter((each) => from.slots[each] !== undefined && slots[each] !== from.slots[each]);
      const expected = [action.slot, slotOf(from.slots, action.die)];
      expect(changed.filter((each) => !expected.includes(each))).to.be.empty;
    });
  });

  it('come back alone when they are tapped', () => {
    always(({ before }) => {
      const from = placingOf(before);
      for (const which of from.slots.filter((each) => each !== undefined)) {
        const { slots } = placingOf(reduce(from, press(which)).interaction);
        expect(slots).to.deep.equal(from.slots.map((each) => (each === which ? undefined : each)));
      }
    });
  });

  it('need no other way than tapping those that are left', () => {
    always(({ before }) => {
      let now: Interaction = placingOf(before);
      for (const which of DICE) {
        if (slotOf(placingOf(now).slots, which) !== undefined) continue;
        const { interaction, refusal } = reduce(now, press(which));
        expect(refusal, laid(now)).to.equal(undefined);
        now = interaction;
      }
      const { slots, table } = placingOf(now);
      expect(entryOf(table, slots) !== undefined).to.be.true;
    });
  });

  it('lie as an entry says that is chosen in words', () => {
    always(({ before }) => {
      const from = placingOf(before);
      for (const entry of from.table.entries) {
        expect(after(from, { name: 'choose', entry }, confirm).move).to.equal(entry);
      }
    });
  });
});
