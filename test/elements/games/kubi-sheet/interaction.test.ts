import { expect } from 'chai';
import fc from 'fast-check';
import { reduce } from '../../../../src/elements/games/kubi-sheet/input/interaction.js';
import type { Action, Interaction, Step } from '../../../../src/elements/games/kubi-sheet/input/interaction.js';
import {
  SLOTS,
  draftSheet,
  entryOf,
  fitting,
  isComplete,
  slotOf,
  sumAt,
} from '../../../../src/elements/games/kubi-sheet/input/placing.js';
import type { Slots } from '../../../../src/elements/games/kubi-sheet/input/placing.js';
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
  anySlot,
  begin,
  clear,
  confirm,
  laid,
  place,
  placingOf,
  press,
} from './hand.js';

// Nothing here needs a page: what is done, and what is begun then.

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

const EMPTY = '_|__|__';

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

describe('a die that is tapped', () => {
  lay([
    { what: 'stays out where it is an own number', actions: [press(3)], laid: '4|__|__' },
    { what: 'joins a pair where it is none', actions: [press(1)], laid: '_|2_|__' },
    { what: 'joins a pair where another stays out', actions: [press(3), press(0)], laid: '4|1_|__' },
    {
      what: 'stays out first where none is an own number',
      numbers: '125',
      roll: '33446',
      actions: [press(4)],
      laid: '6|__|__',
    },
    {
      what: 'begins the second pair after the first',
      numbers: '135',
      actions: [press(1), press(3), press(4)],
      laid: '_|24|6_',
    },
    { what: 'is taken back when tapped again', actions: [press(3), press(3)], laid: EMPTY },
    { what: 'leaves the others where they lie then', actions: [press(3), press(0), press(3)], laid: '_|1_|__' },
    {
      what: 'does not jump back from where all is decided',
      actions: [press(0), press(1), press(2), press(4)],
      laid: '1|23|4_',
    },
    {
      what: 'does not jump back where there is one entry only',
      numbers: '123',
      roll: '22222',
      actions: [press(0), press(4)],
      laid: '2|22|2_',
    },
    { what: 'returns by another tap', actions: [press(0), press(1), press(2), press(4), press(4)], laid: '1|23|46' },
  ]);
});

describe('dice of which only one entry is left', () => {
  lay([
    { what: 'fall into their places', actions: [press(0), press(1), press(2)], laid: '1|23|46' },
    { what: 'wait while there are two', actions: [press(0), press(1)], laid: '1|2_|__' },
    {
      what: 'fall also where the one to stay out has not been named',
      numbers: '156',
      roll: '12334',
      actions: [press(1), press(2)],
      laid: '1|23|34',
    },
    {
      what: 'wait where two own numbers could stay out',
      numbers: '146',
      roll: '12336',
      actions: [press(1), press(2)],
      laid: '_|23|__',
    },
    {
      what: 'fall at the first tap where all show the same',
      numbers: '123',
      roll: '22222',
      actions: [press(2)],
      laid: '2|22|22',
    },
    {
      what: 'fall where the second pair was made first',
      actions: [place(0, 0), place(4, 3), place(3, 4)],
      laid: '1|23|64',
    },
    {
      what: 'fall when one is dropped on another, too',
      actions: [place(0, 0), place(1, 1), place(2, 3), place(3, 2), place(2, 2)],
      laid: '1|23|46',
    },
    {
      what: 'do not fall when one is taken back',
      numbers: '156',
      roll: '12334',
      actions: [press(1), press(1)],
      laid: EMPTY,
    },
  ]);
});

describe('a die that is put into a place', () => {
  lay([
    { what: 'lies there', actions: [place(2, 4)], laid: '_|__|_3' },
    { what: 'goes on to another place', actions: [place(2, 4), place(2, 1)], laid: '_|3_|__' },
    { what: 'stays where it is dropped on itself', actions: [place(2, 4), place(2, 4)], laid: '_|__|_3' },
    { what: 'sends the one that lay there back to the others', actions: [place(2, 4), place(1, 4)], laid: '_|__|_2' },
    { what: 'changes places with a placed one', actions: [place(1, 1), place(2, 3), place(2, 1)], laid: '_|3_|2_' },
    {
      what: 'changes places with the one that stays out',
      actions: [press(0), press(1), press(2), place(3, 0)],
      laid: '4|23|16',
    },
    { what: 'changes places from pair to pair', actions: [press(0), press(1), press(2), place(4, 1)], laid: '1|63|42' },
    {
      what: 'is taken back beside all places',
      actions: [place(2, 4), place(1, 1), place(2, undefined)],
      laid: '_|2_|__',
    },
    { what: 'comes back with all others', actions: [place(2, 4), place(1, 1), clear], laid: EMPTY },
  ]);
});

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

  it('come back alone when they are tapped, unless one has come back before', () => {
    always(({ before }) => {
      const from = placingOf(before);
      const placed = from.slots.filter((each) => each !== undefined);
      if (placed.length === DICE.length - 1) return;
      for (const which of placed) {
        const { slots } = placingOf(reduce(from, press(which)).interaction);
        expect(slots).to.deep.equal(from.slots.map((each) => (each === which ? undefined : each)));
      }
    });
  });

  it('change places when two are tapped one after the other, if the rules allow it', () => {
    const full = after(begin('146', '12346'), press(0), press(1), press(2)).interaction;
    expect(laid(full)).to.equal('1|23|46');
    expect(laid(after(full, press(1), press(3)).interaction)).to.equal('1|43|26');
    expect(laid(after(full, press(0), press(3)).interaction)).to.equal('4|23|16');
    const { interaction, refusal } = after(full, press(0), press(1));
    expect([laid(interaction), refusal?.code]).to.deep.equal(['_|23|46', 'must-mark']);
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
