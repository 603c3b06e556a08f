import { expect } from 'chai';
import fc from 'fast-check';
import { changedBy } from '../../../../src/elements/games/tricubo-sheet/draw/changed.js';
import {
  isUse,
  reduce,
  rowsToScore,
  usesOfDie,
} from '../../../../src/elements/games/tricubo-sheet/input/interaction.js';
import type { Action, Choosing, Interaction } from '../../../../src/elements/games/tricubo-sheet/input/interaction.js';
import { pencilled } from '../../../../src/elements/games/tricubo-sheet/draw/pencil.js';
import { tricubo } from '../../../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboState } from '../../../../src/games/tricubo/index.js';
import { alone, at, chooses, follows } from '../../../games/tricubo/helpers.js';
import { randomGames, randomStates } from '../../../games/tricubo/random-games.js';
import { after, begin, choose, chosen, clear, confirm, field, interim, press, row, told } from './hand.js';

// Nothing here needs a page: what is done, and what is begun then.

/** The large and the medium die have rows and fields, the small one scores a row. */
const OPEN = begin(chooses('2,4,1,0,0 .,.,.,.,. L', '346'));
/** The medium die scores two rows, the large one none. */
const TWO = begin(chooses('2,4,1,0,0 .,.,.,.,0 -', '663'));
/** All score rows. */
const SIXES = begin(chooses('2,4,1,0,0', '666'));
const NOTHING_CHOSEN = '_ _ _';

type Case = readonly [what: string, begun: Interaction, actions: readonly Action[], told: string];

function expectCases(cases: readonly Case[]): void {
  for (const [what, begun, actions, expected] of cases) {
    it(`${what}: ${expected}`, () => expect(told(after(begun, ...actions))).to.equal(expected));
  }
}

describe('a die that is pressed', () => {
  expectCases([
    ['is chosen', OPEN, [press('M')], 'M _ M'],
    ['is laid back by another press', OPEN, [press('M'), press('M')], NOTHING_CHOSEN],
    ['makes way for another one', OPEN, [press('M'), press('L')], 'L _ L'],
    ['loses the rows that were ticked for another', SIXES, [press('L'), interim(2), press('M')], 'M _ _'],
    ['loses what was chosen in words', OPEN, [choose(OPEN, 'L'), press('M')], 'M _ M'],
    ['is laid back when its use was chosen in words', OPEN, [choose(OPEN, 'Lt'), press('L')], NOTHING_CHOSEN],
    ['is refused without a use', TWO, [press('L')], `${NOTHING_CHOSEN} refuses no-use L`],
    [
      'is refused without a use, and the chosen one stays',
      TWO,
      [press('M'), interim(2), press('L')],
      'M 2 _ refuses no-use L',
    ],
  ]);

  it('decides at once where it has one use: a row, or a field', () => {
    const rowOnly = begin(chooses('1,0,0,0,0 .,.,.,.,. Lt', '346'));
    expect(told(after(rowOnly, press('L')))).to.equal('L _ L');
    const fieldOnly = begin(chooses('1,0,7,0,0 .,.,.,.,. L', '346'));
    expect(told(after(fieldOnly, press('L')))).to.equal('L _ Lt');
  });

  it('is the closed one where usable with the joker', () => {
    const joker = begin(follows('0,2,0,0,0', '346', 'L', { sheet: 'B' }), 1);
    expect(told(after(joker, press('L'), row(3)))).to.equal('L _ JL makes JL');
    expect(told(after(joker, press('L'), field('t')))).to.equal('L _ JL makes JLt');
    const without = begin(follows('0,2,0,0,0', '346', 'L'), 1);
    expect(told(after(without, press('L')))).to.equal(`${NOTHING_CHOSEN} refuses no-use L`);
  });
});

describe('one tap on the sheet', () => {
  expectCases([
    ['crosses the row of the die', OPEN, [press('M'), row(4)], 'M _ M makes M'],
    ['crosses the field of the die', OPEN, [press('M'), field('M')], 'M _ M makes Mc'],
    ['crosses the field of all colours', OPEN, [press('L'), field('t')], 'L _ L makes Lt'],
    ['scores the one row of a small 6', OPEN, [press('S'), interim(5)], 'S _ _ makes S:5'],
    ['makes another use than the one in words', OPEN, [choose(OPEN, 'Lt'), row(3)], 'L _ Lt makes L'],
    ['makes nothing in a field that is crossed', OPEN, [press('L'), field('L')], 'L _ L'],
    ['makes nothing in a field of another die', OPEN, [press('M'), field('S')], 'M _ M'],
    ['makes nothing without a die', OPEN, [row(3)], NOTHING_CHOSEN],
    ['makes nothing in a field without a die', OPEN, [field('t')], NOTHING_CHOSEN],
    ['makes nothing in a row with a 6', OPEN, [press('S'), row(5)], 'S _ _'],
    ['makes nothing in a field with a 6', OPEN, [press('S'), field('t')], 'S _ _'],
  ]);

  it('makes the first cross of a game alone, in any row', () => {
    const start = begin(tricubo.setup(1));
    expect(chosen(start)).to.equal(NOTHING_CHOSEN);
    for (const each of [1, 2, 3, 4, 5] as const) {
      expect(told(after(start, row(each)))).to.equal(`${NOTHING_CHOSEN} makes @${each}`);
    }
  });
});

describe('rows that are ticked to be scored', () => {
  expectCases([
    ['wait for the others', TWO, [press('M'), interim(3)], 'M 3 _'],
    ['are complete, in their order', TWO, [press('M'), interim(3), interim(1)], 'M 1,3 M:1,3'],
    [
      'are scored when that is confirmed',
      TWO,
      [press('M'), interim(3), interim(1), confirm],
      'M 1,3 M:1,3 makes M:1,3',
    ],
    ['are unticked', TWO, [press('M'), interim(3), interim(1), interim(3)], 'M 1 _'],
    ['can be others then', TWO, [press('M'), interim(3), interim(1), interim(3), interim(2)], 'M 1,2 M:1,2'],
    [
      'are no more than the die scores',
      TWO,
      [press('M'), interim(1), interim(2), interim(3)],
      'M 1,2 M:1,2 refuses interim-count M 2',
    ],
    ['are no fewer', SIXES, [press('L'), interim(1), interim(2), confirm], 'L 1,2 _ refuses nothing-chosen'],
    ['are three with the large die', SIXES, [press('L'), interim(5), interim(1), interim(4)], 'L 1,4,5 L:1,4,5'],
    ['are taken back together', TWO, [press('M'), interim(3), clear], NOTHING_CHOSEN],
    ['are those of a use in words', SIXES, [choose(SIXES, 'M:2,4')], 'M 2,4 M:2,4'],
    ['go on from a use in words', SIXES, [choose(SIXES, 'M:2,4'), interim(2), interim(1)], 'M 1,4 M:1,4'],
    ['are none that has been scored', TWO, [press('M'), interim(5)], 'M _ _'],
    ['are none of a die with a number', OPEN, [press('M'), interim(1)], 'M _ M'],
    ['are none while no die is chosen', SIXES, [interim(1), confirm], `${NOTHING_CHOSEN} refuses nothing-chosen`],
  ]);

  it('are as many as the die scores, and none of a die with a number', () => {
    const needed = (choice: Choosing, ...actions: Action[]) =>
      rowsToScore(after(choice, ...actions).interaction as Choosing);
    expect((['L', 'M', 'S'] as const).map((die) => needed(SIXES, press(die)))).to.deep.equal([3, 2, 1]);
    expect(needed(SIXES)).to.equal(0);
    expect(needed(OPEN, press('L'))).to.equal(0);
  });

  it('can be a field instead, where the game allows it', () => {
    const coloured = begin(chooses('2,4,1,0,0', '664', { colourOnSix: true }));
    expect(told(after(coloured, press('M'), interim(1), field('M')))).to.equal('M 1 _ makes Mc');
    expect(rowsToScore(after(coloured, press('M')).interaction as Choosing)).to.equal(2);
  });
});

describe('a move that is chosen in words', () => {
  for (const text of OPEN.moves.map(tricubo.makeMove)) {
    it(`is made when it is confirmed, and only then: ${text}`, () => {
      const step = after(OPEN, choose(OPEN, text));
      expect(step.move).to.equal(undefined);
      expect(chosen(step.interaction)).to.match(new RegExp(` ${text}$`));
      expect(told(after(step.interaction, confirm))).to.match(new RegExp(` makes ${text}$`));
    });
  }

  it('can be taking none where only the joker gives a use', () => {
    const joker = begin(follows('0,8,0,8,0 .,.,.,.,. MSt', '324', 'L', { sheet: 'B' }), 1);
    expect(joker.moves.map(tricubo.makeMove)).to.include.members(['JL', '-']);
    expect(chosen(joker)).to.equal(NOTHING_CHOSEN);
    expect(told(after(joker, choose(joker, '-'), confirm))).to.equal('_ _ - makes -');
    expect(told(after(joker, choose(joker, '-'), press('L')))).to.match(/^L /);
  });

  it('is chosen from the beginning where it is the only one, and confirmed at once', () => {
    const only = begin(alone('7,7,0,0,0 -,-,0,0,0 LMSt', 1, '112'));
    expect(told(after(only, confirm))).to.equal('_ _ - makes -');
    expect(told(after(only, clear))).to.equal('_ _ -');
    const forced = begin(alone('7,7,5,0,0 -,-,0,0,0 LMSt', 1, '113'));
    expect(told(after(forced, confirm))).to.equal('_ _ S makes S');
    expect(told(after(forced, press('S')))).to.equal('S _ S');
    expect(told(after(forced, press('S'), row(3)))).to.equal('S _ S makes S');
  });

  it('is none at first where there are several, and then nothing is confirmed', () => {
    expect(told(after(OPEN, confirm))).to.equal(`${NOTHING_CHOSEN} refuses nothing-chosen`);
    expect(told(after(SIXES, press('L'), confirm))).to.equal('L _ _ refuses nothing-chosen');
  });

  it('is taken back', () => {
    expect(told(after(OPEN, choose(OPEN, 'Lt'), clear))).to.equal(NOTHING_CHOSEN);
  });
});

/** Everything that can be done on a sheet. */
const ACTIONS: readonly Action[] = [
  ...(['L', 'M', 'S'] as const).map(press),
  ...([1, 2, 3, 4, 5] as const).flatMap((each) => [row(each), interim(each)]),
  ...(['L', 'M', 'S', 't'] as const).map(field),
  ...OPEN.moves.map((move): Action => ({ name: 'choose', move })),
  clear,
  confirm,
];

describe('what is done elsewhere', () => {
  const label = (action: Action) =>
    Object.values(action)
      .filter((each) => typeof each !== 'object')
      .join(' ');

  it('is nothing while there is nothing to decide', () => {
    for (const action of ACTIONS) {
      const step = reduce({ name: 'idle' }, action);
      expect(told(step), label(action)).to.equal('idle');
    }
  });
});

const DICE = ['L', 'M', 'S'] as const;
const ROWS = [1, 2, 3, 4, 5] as const;
const FIELDS = ['L', 'M', 'S', 't'] as const;

/** A seat that has to decide something, at a random moment of a random game. */
const anyTurn = randomStates
  .filter((state) => typeof tricubo.actors(state)[0] === 'number')
  .chain((state) => fc.constantFrom(...tricubo.actors(state)).map((seat) => ({ state, seat: Number(seat) })));

/** All that a reader can do, sensible or not. */
const anyAction = ({ moves }: Choosing): fc.Arbitrary<Action> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...DICE).map(press), weight: 3 },
    fc.constantFrom(...ROWS).map(row),
    fc.constantFrom(...FIELDS).map(field),
    { arbitrary: fc.constantFrom(...ROWS).map(interim), weight: 3 },
    fc.constantFrom(...moves).map((move): Action => ({ name: 'choose', move })),
    fc.constantFrom<Action>({ name: 'clear' }, confirm),
  );

/** A choice, whatever has been done by then, and what is done next. */
const anyMoment = anyTurn.chain(({ state, seat }) => {
  const begun = begin(state, seat);
  return fc
    .tuple(fc.array(anyAction(begun), { maxLength: 12 }), anyAction(begun))
    .map(([actions, action]) => ({ state, seat, action, before: passing(begun, actions) }));
});

/** What is begun by these actions, none of which makes its move. */
function passing(begun: Choosing, actions: readonly Action[]): Choosing {
  return actions.reduce((choice, action) => reduce(choice, action).interaction as Choosing, begun);
}

type Moment = typeof anyMoment extends fc.Arbitrary<infer T> ? T : never;

const always = (check: (moment: Moment) => void) => fc.assert(fc.property(anyMoment, check), { numRuns: 100 });

describe('whatever is done on a sheet of Tricubo', () => {
  it('makes a legal move of the seat or none', () => {
    always(({ state, seat, before, action }) => {
      const { move } = reduce(before, action);
      if (move) expect(tricubo.refusal(state, seat, move)).to.equal(undefined);
    });
  });

  it('leaves everything as it was when it is refused', () => {
    always(({ before, action }) => {
      const { interaction, move, refusal } = reduce(before, action);
      if (!refusal) return;
      expect(interaction === before).to.be.true;
      expect(move).to.equal(undefined);
    });
  });

  it('makes what is chosen, and nothing else, when it is confirmed', () => {
    always(({ before }) => {
      const { move, refusal } = reduce(before, confirm);
      expect(move).to.equal(before.move);
      expect(refusal?.code).to.equal(before.move ? undefined : 'nothing-chosen');
    });
  });

  it('makes a move by one tap only of the die that is chosen', () => {
    always(({ before, action }) => {
      const { move } = reduce(before, action);
      if (!move || action.name === 'confirm') return;
      expect(['row', 'field', 'interim']).to.include(action.name);
      expect(isUse(move) ? move.die : undefined).to.equal(before.die);
    });
  });

  it('ticks no more rows than the die scores, each once, ascending, and none that has been scored', () => {
    always(({ state, seat, before, action }) => {
      const choice = reduce(before, action).interaction as Choosing;
      const { rows, move } = choice;
      expect(rows.length).to.be.at.most(rowsToScore(choice));
      expect(rows.join()).to.equal([...new Set(rows)].sort().join());
      for (const each of rows) expect(state.sheets[seat]?.interims[each - 1]).to.equal(null);
      if (move?.kind === 'interim' && choice.die) expect(move.rows.join()).to.equal(rows.join());
    });
  });

  it('keeps a die that has a use, and all that is legal', () => {
    always(({ before, action }) => {
      const choice = reduce(before, action).interaction as Choosing;
      if (choice.die) expect(usesOfDie(choice).length).to.be.above(0);
      expect(choice.moves === before.moves).to.be.true;
      if (choice.move) expect(choice.moves.includes(choice.move)).to.be.true;
    });
  });
});

/** Every choice of so many of some rows. */
function chosenRows<T>(rows: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return rows.flatMap((each, i) => chosenRows(rows.slice(i + 1), count - 1).map((more) => [each, ...more]));
}

/** What can be pressed on the sheet now, as actions; several rows are ticked and then confirmed. */
function tapsOn(choice: Choosing, state: TricuboState, seat: number): readonly (readonly Action[])[] {
  const pencil = pencilled(
    choice,
    state,
    seat,
    () => 'en',
    () => undefined,
    () => undefined,
  );
  const needed = rowsToScore(choice);
  const open = ROWS.filter((each) => pencil.interim(each));
  return [
    ...ROWS.filter((each) => pencil.row(each, '') && pencil.dieOf(each) === choice.die).map((each) => [row(each)]),
    ...FIELDS.filter((each) => pencil.field(each)).map((each) => [field(each)]),
    ...(needed > 1
      ? chosenRows(open, needed).map((rows) => [...rows.map(interim), confirm])
      : open.map((each) => [interim(each)])),
  ];
}

const texts = (choice: Choosing): string[] => choice.moves.filter(({ kind }) => kind !== 'pass').map(tricubo.makeMove);

describe('the legal moves of a seat', () => {
  it('are all on the sheet, each die pressed in turn, and nothing else is there', () => {
    fc.assert(
      fc.property(anyTurn, ({ state, seat }) => {
        const begun = begin(state, seat);
        const pressed = DICE.map((die) => reduce(begun, press(die)))
          .filter(({ refusal }) => !refusal)
          .map(({ interaction }) => interaction as Choosing);
        const made = [...(begun.moves.some(isUse) ? [] : [begun]), ...pressed].flatMap((choice) =>
          tapsOn(choice, state, seat).map((taps) => told(after(choice, ...taps)).replace(/.* makes /, '')),
        );
        expect(made.sort()).to.deep.equal(texts(begun).sort());
      }),
      { numRuns: 60 },
    );
  });

  it('are all made in words', () => {
    fc.assert(
      fc.property(anyTurn, ({ state, seat }) => {
        const begun = begin(state, seat);
        const made = begun.moves.map((move) => after(begun, { name: 'choose', move }, confirm).move);
        expect(made).to.deep.equal(begun.moves);
      }),
      { numRuns: 60 },
    );
  });

  it('are chosen from the beginning where there is only one', () => {
    fc.assert(
      fc.property(anyTurn, ({ state, seat }) => {
        const begun = begin(state, seat);
        expect(chosen(begun) === '_ _ _').to.equal(begun.moves.length > 1);
      }),
    );
  });
});

const CASES: readonly (readonly [move: string, before: TricuboState, places: readonly unknown[]])[] = [
  ['@2', tricubo.setup(1), [2]],
  ['M', chooses('2,4,1,0,0', '346'), [4]],
  ['Mc', chooses('2,4,1,0,0', '346'), ['M']],
  ['Lt', chooses('2,4,1,0,0', '346'), ['t']],
  ['S:5', chooses('2,4,1,0,0', '346'), ['5i']],
  ['L:1,2,4', chooses('2,4,1,0,0', '666'), ['1i', '2i', '4i']],
  ['JL', follows('0,4,1,0,0', '346', 'L', { sheet: 'B' }), [3, 'J']],
  ['JLc', follows('0,4,1,0,0', '346', 'L', { sheet: 'B' }), ['L', 'J']],
  ['JS:2', alone('0,4,1,0,0', 3, '346', { sheet: 'B' }), ['2i', 'J']],
  ['-', alone('7,7,0,0,0 -,-,0,0,0 LMSt', 1, '112'), []],
  ['roll 361', at('1,0,0,0,0 / 0,1,0,0,0'), []],
];

/** The places of a sheet where it is another than before. */
function differences(before: TricuboMarks, after: TricuboMarks): string[] {
  const rows = [1, 2, 3, 4, 5];
  return [
    ...rows.filter((row) => before.crosses[row - 1] !== after.crosses[row - 1]).map(String),
    ...rows.filter((row) => before.interims[row - 1] !== after.interims[row - 1]).map((row) => `${row}i`),
    ...(['L', 'M', 'S', 't'] as const).filter(
      (field) =>
        before.fields.filter((each) => each === field).length !== after.fields.filter((each) => each === field).length,
    ),
    ...(before.joker === after.joker ? [] : ['J']),
  ];
}

describe('the places that a move of Tricubo changes', () => {
  for (const [move, before, places] of CASES) {
    it(`are, of ${move}: ${places.join(' ') || 'none'}`, () => {
      expect(changedBy(tricubo.parseMove(move), before)).to.deep.equal(places);
    });
  }

  it('are those where the sheet of its player is another afterwards', () => {
    fc.assert(
      fc.property(randomGames, ({ played, states }) => {
        for (const [i, { actor, move }] of played.entries()) {
          const before = states[i] as TricuboState;
          const after = states[i + 1] as TricuboState;
          const changed = typeof actor === 'number' ? actor : 0;
          const seen = differences(before.sheets[changed] as TricuboMarks, after.sheets[changed] as TricuboMarks);
          expect(changedBy(move, before).map(String).sort(), tricubo.makeMove(move)).to.deep.equal(seen.sort());
        }
      }),
      { numRuns: 30 },
    );
  });
});
