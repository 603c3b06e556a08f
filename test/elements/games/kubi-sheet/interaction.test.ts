import { expect } from 'chai';
import fc from 'fast-check';
import { reduce } from '../../../../src/elements/games/kubi-sheet/input/interaction.js';
import type { Action, Interaction, Step } from '../../../../src/elements/games/kubi-sheet/input/interaction.js';
import { SLOTS, draftSheet, entryOf } from '../../../../src/elements/games/kubi-sheet/input/placing.js';
import { kubi } from '../../../../src/games/kubi/index.js';
import type { Value } from '../../../../src/games/kubi/index.js';
import { marksOf } from '../../../../src/games/kubi/sheet.js';
import { rolled, sheetOf } from '../../../games/kubi/helpers.js';
import {
  DICE,
  after,
  always,
  anyDie,
  anyMoment,
  anyPlace,
  anySlot,
  begin,
  clear,
  confirm,
  laid,
  place,
  placingOf,
  press,
  toPlace,
} from './hand.js';

// Nothing here needs a page: what is done, and what is begun then.

const choose = (...values: readonly Value[]): Action[] => values.map((value) => ({ name: 'number', value }));

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
      actions: [...choose(6, 1), press(0)],
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

describe('a sheet on which nothing is to be decided', () => {
  it('takes no notice of anything', () => {
    const idle: Interaction = { name: 'idle' };
    for (const action of [...choose(1), press(0), clear, confirm]) {
      expect(after(idle, action), action.name).to.deep.equal({ interaction: idle });
    }
  });
});

interface Way {
  readonly what: string;
  readonly numbers?: string;
  readonly roll?: string;
  readonly actions: readonly Action[];
  readonly laid: string;
}

function lay(ways: readonly Way[]): void {
  for (const { what, numbers = '146', roll = '12346', actions, laid: expected } of ways) {
    it(`${what}: ${expected}`, () => {
      const { interaction, refusal } = after(begin(numbers, roll), ...actions);
      expect(laid(interaction)).to.equal(expected);
      expect(refusal).to.equal(undefined);
    });
  }
}

const chosen = (roll: string, entry: string): Action => {
  const found = begin('146', roll).table.entries.find((each) => kubi.makeMove(each) === entry);
  if (!found) throw new Error(`no entry ${entry}`);
  return { name: 'choose', entry: found };
};
const LAID = chosen('12346', '1|23|46');

describe('dice that were rolled', () => {
  it('lie as the entry that adds most to the total at once', () => {
    const marks = '2,0,0,0,4,0,0,4,0,0,0';
    const state = kubi.parsePosition(`1:2,4:1,6:2 ${marks} | 0 12346`);
    expect(laid(toPlace(state as never)), 'a fifth mark next to 6 and 9').to.equal('1|24|36');
  });

  it('can be entered at once, in every roll', () => {
    always(({ state }) => {
      const { move } = reduce(toPlace(state), confirm);
      expect(move && kubi.refusal(state, 0, move)).to.equal(undefined);
      expect(move?.kind).to.equal('enter');
    });
  });
});

describe('two dice that are pressed one after the other', () => {
  lay([
    { what: 'change places', actions: [LAID, press(1), press(3)], laid: '1|43|26' },
    { what: 'change places with the one that stays out', actions: [LAID, press(0), press(3)], laid: '4|23|16' },
    { what: 'stay where the first is pressed twice', actions: [LAID, press(1), press(1), press(3)], laid: '1|23|46' },
    {
      what: 'stay where they are a pair; the latter one is chosen then',
      actions: [LAID, press(1), press(2), press(3)],
      laid: '1|24|36',
    },
    {
      what: 'lie as at first after Escape',
      actions: [press(1), clear, press(1), clear],
      laid: laid(begin('146', '12346')),
    },
  ]);

  it('are refused where no own number would stay out, and stay', () => {
    const step = after(begin('146', '12346'), LAID, press(0), press(1));
    expect(step.refusal).to.deep.equal({ code: 'must-mark', numbers: [1, 4, 6] });
    expect([laid(step.interaction), placingOf(step.interaction).lifted]).to.deep.equal(['1|23|46', undefined]);
  });
});

describe('a die that is put into a place', () => {
  lay([
    { what: 'changes places with the one that lay there', actions: [LAID, place(4, 1)], laid: '1|63|42' },
    { what: 'stays where it is put on itself', actions: [LAID, place(1, 1)], laid: '1|23|46' },
    { what: 'stays out where it is an own number', actions: [LAID, place(3, 0)], laid: '4|23|16' },
  ]);

  it('is refused where it is no own number and would stay out; those that were rolled are named', () => {
    expect(after(begin('156', '12334'), place(1, 0)).refusal).to.deep.equal({ code: 'must-mark', numbers: [1] });
  });

  it('may be any one that stays out on a free ride', () => {
    for (const die of DICE) {
      expect(after(begin('125', '33446'), place(die, 0)).refusal, String(die)).to.equal(undefined);
    }
  });
});

describe('dice as they lie', () => {
  it('are the entry that is confirmed, whichever pair lies first', () => {
    const entered = (...actions: readonly Action[]) => {
      const { move } = after(begin('146', '12346'), ...actions, confirm);
      return move && kubi.makeMove(move);
    };
    expect(entered(LAID)).to.equal('1|23|46');
    expect(entered(LAID, place(1, 3), place(2, 4))).to.equal('1|23|46');
  });

  it('leave no mark for the one that stays out on a free ride', () => {
    const { move } = after(begin('125', '33446'), place(4, 0), confirm);
    expect(move && kubi.makeMove(move)).to.match(/^\(6\)/);
  });

  it('are never lost and never doubled', () => {
    always(({ before, action }) => {
      const { slots, table } = placingOf(reduce(before, action).interaction);
      expect(slots.toSorted()).to.deep.equal(DICE);
      expect(table.roll).to.equal(placingOf(before).table.roll);
    });
  });

  it('are a legal move when they are confirmed, the very one that lies there, whatever was done before', () => {
    always(({ state, before }) => {
      const { move, refusal } = reduce(placingOf(before), confirm);
      expect(refusal).to.equal(undefined);
      if (move?.kind !== 'enter') throw new Error('no entry');
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

  it('reach every entry by swaps alone', () => {
    for (const roll of ['12346', '22335']) {
      const from = begin('146', roll);
      const seen = new Set([from.slots.join()]);
      const entries = new Set<unknown>();
      for (const next = [from]; next.length > 0;) {
        const now = next.pop() as typeof from;
        entries.add(entryOf(now.table, now.slots));
        for (const one of DICE) {
          for (const other of DICE) {
            const moved = placingOf(after(now, press(one), press(other)).interaction);
            const settled = moved.lifted === undefined ? moved : { ...moved, lifted: undefined };
            if (seen.has(settled.slots.join())) continue;
            seen.add(settled.slots.join());
            next.push(settled);
          }
        }
      }
      expect(entries.size, roll).to.equal(from.table.entries.length);
    }
  });

  it('lie as an entry says that is chosen in words', () => {
    always(({ before }) => {
      const from = placingOf(before);
      for (const entry of from.table.entries) {
        expect(after(from, { name: 'choose', entry }, confirm).move).to.equal(entry);
      }
    });
  });

  it('are in pencil: a mark for an own number that stays out, and one for each pair', () => {
    const sheet = draftSheet(sheetOf(rolled('146', '12346')), [0, 1, 2, 3, 4], [1, 2, 3, 4, 6]);
    expect(sheet.discards).to.deep.equal([1, 0, 0]);
    expect([5, 10].map((sum) => marksOf(sheet, sum))).to.deep.equal([1, 1]);
  });
});

describe('a die that is dragged', () => {
  it('does what it does when it is placed there, wherever it was held meanwhile', () => {
    fc.assert(
      fc.property(anyMoment, anyDie, fc.array(anyPlace), anySlot, ({ before }, which, held, where) => {
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
