import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { describeRefusal } from '../../../src/elements/tricubo-sheet/describe.js';
import type { Action, Choosing } from '../../../src/elements/tricubo-sheet/interaction.js';
import { isUse, reduce, rowsToScore, usesOfDie } from '../../../src/elements/tricubo-sheet/interaction.js';
import { pencilled } from '../../../src/elements/tricubo-sheet/pencil.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboState } from '../../../src/games/tricubo/index.js';
import { randomStates } from '../../games/tricubo/random-games.js';
import { after, begin, chosen, confirm, field, interim, press, row, told } from './begun.js';
import { english } from './words.js';

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
    fc.constantFrom<Action>({ name: 'clear' }, confirm, { name: 'number', value: 3 }, { name: 'remove-die', index: 0 }),
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

const always = (check: (moment: Moment) => void) => fc.assert(fc.property(anyMoment, check), { numRuns: 300 });

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
    english,
    () => undefined,
    () => undefined,
  );
  const needed = rowsToScore(choice);
  const open = ROWS.filter((each) => pencil.interim(each));
  return [
    ...ROWS.filter((each) => pencil.row(each)).map((each) => [row(each)]),
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
      { numRuns: 200 },
    );
  });

  it('are all made in words', () => {
    fc.assert(
      fc.property(anyTurn, ({ state, seat }) => {
        const begun = begin(state, seat);
        const made = begun.moves.map((move) => after(begun, { name: 'choose', move }, confirm).move);
        expect(made).to.deep.equal(begun.moves);
      }),
      { numRuns: 200 },
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

  it('are none of a die that is refused, and the reason is the right one', () => {
    const REASONS: readonly (readonly [RegExp, (state: TricuboState, seat: number, die: number) => boolean])[] = [
      [/ is closed/, (state, seat, die) => DICE[die] === closedTo(state, seat)],
      [/ 6 is of no use: three rows/, (state, seat) => scored(state, seat) === 3],
      [/ 6 is of no use: it scores/, (state, seat, die) => scored(state, seat) + 3 - die > 3],
      [/ die is of no use: row/, (state, _, die) => (state.roll?.[die] ?? 6) < 6],
    ];
    fc.assert(
      fc.property(
        anyTurn.filter(({ state }) => state.roll !== null),
        ({ state, seat }) => {
          for (const [i, die] of DICE.entries()) {
            const { refusal } = reduce(begin(state, seat), press(die));
            if (!refusal) continue;
            expect(tricubo.moves(state, seat).some((move) => isUse(move) && move.die === die)).to.be.false;
            const text = describeRefusal(refusal, state, seat, ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'], english);
            const fitting = REASONS.filter(([pattern]) => pattern.test(text));
            expect(fitting, text).to.have.lengthOf(1);
            expect(fitting[0]?.[1](state, seat, i), text).to.be.true;
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

const scored = ({ sheets }: TricuboState, seat: number): number =>
  sheets[seat]?.interims.filter((points) => points !== null).length ?? 0;

function closedTo({ sheets, round, active, taken }: TricuboState, seat: number): string | null {
  if (sheets.length === 1) return DICE[(round - 1) % 3] ?? null;
  return seat === active ? null : taken;
}
