import { expect } from 'chai';
import fc from 'fast-check';
import { SHEETS, endsGame, sheetOf, tricubo } from '../../../src/games/tricubo/index.js';
import type { Side, TricuboMarks, TricuboState } from '../../../src/games/tricubo/index.js';
import { isThorough, runs } from '../../runs.js';
import { CONCEIVABLE, CONCEIVABLE_ROLLS, allowed } from './conceivable.js';
import { alone, chooses, follows, marksOf, moveTexts, positionText, rolls, sheetText } from './helpers.js';
import type { Options } from './helpers.js';
import { plainMoves } from './plain-generator.js';
import type { PlainTable } from './plain-generator.js';
import { movesOfSeat, randomGames, randomStates } from './random-games.js';
import type { TricuboGame } from './random-games.js';

/** A moment in which several have to choose, with a choice for each of them, made in some order. */
const choosings = randomStates
  .filter((state) => tricubo.actors(state).length > 1)
  .chain((state) => {
    const seats = tricubo.actors(state) as number[];
    const choices = fc.tuple(
      ...seats.map((seat) => fc.constantFrom(...tricubo.moves(state, seat)).map((move) => ({ seat, move }))),
    );
    const order = fc.shuffledSubarray(seats, { minLength: seats.length, maxLength: seats.length });
    return fc.record({ state: fc.constant(state), choices, order });
  });

describe('what the others do after the active player', () => {
  it('comes to the same in any order', () => {
    fc.assert(
      fc.property(choosings, ({ state, choices, order }) => {
        const inOrder = (seats: readonly number[]): TricuboState =>
          seats.reduce((before, seat) => {
            const move = choices.find((choice) => choice.seat === seat)?.move;
            return move ? tricubo.play(before, seat, move) : before;
          }, state);
        const after = inOrder(order);
        expect(after).to.deep.equal(inOrder(choices.map(({ seat }) => seat)));
        expect(positionText(after)).to.equal(positionText(inOrder(order.toReversed())));
        expect(after.entered).to.be.empty;
      }),
      runs(30),
    );
  });
});

/** Looks at every ply of many random games, with the states before and after it. */
function eachPly(look: (before: TricuboState, after: TricuboState, game: TricuboGame, ply: number) => void): void {
  fc.assert(
    fc.property(randomGames, (game) => {
      game.played.forEach((_, ply) => {
        look(game.states[ply] as TricuboState, game.states[ply + 1] as TricuboState, game, ply);
      });
    }),
  );
}

/** Looks at every sheet at every moment, with what it was before the latest move. */
function eachSheet(look: (marks: TricuboMarks, before: TricuboMarks, state: TricuboState) => void): void {
  eachPly((before, after) => {
    after.sheets.forEach((marks, seat) => look(marks, marksOf(before, seat), after));
  });
}

const scored = ({ interims }: TricuboMarks): number => interims.filter((points) => points !== null).length;

describe('a sheet in any game', () => {
  it('keeps what stands in an interim box, in three of them at most', () => {
    eachSheet((marks, before) => {
      expect(scored(marks)).to.be.at.most(3);
      before.interims.forEach((points, i) => {
        if (points !== null) expect(marks.interims[i]).to.equal(points);
      });
    });
  });

  it('has in an interim box what stood over the last cross of that row when it was scored', () => {
    eachSheet((marks, before, { options }) => {
      const worths = [0, ...sheetOf(options).values];
      marks.interims.forEach((points, i) => {
        if (points !== null && before.interims[i] === null) expect(points).to.equal(worths[before.crosses[i] ?? NaN]);
      });
    });
  });

  it('has no more crossed fields of a kind than are printed, and loses none', () => {
    eachSheet(({ fields }, before, { options }) => {
      for (const field of ['L', 'M', 'S', 't'] as const) {
        const count = (all: readonly string[]) => all.filter((each) => each === field).length;
        expect(count(fields)).to.be.within(count(before.fields), count(sheetOf(options).fields));
      }
    });
  });

  it('has its joker spent by the move that says so, once, and only where one is printed', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        const printed = sheetOf(game.options).jokers;
        for (let seat = 0; seat < game.seats; seat++) {
          const spent = movesOfSeat(game, seat).filter((move) => 'joker' in move && move.joker).length;
          expect(spent).to.be.at.most(printed);
          expect(marksOf(game.states.at(-1) as TricuboState, seat).joker).to.equal(spent > 0);
        }
      }),
    );
  });
});

describe('in any game', () => {
  it('a move changes the sheet of the one who makes it, and no other', () => {
    eachPly((before, after, { played }, ply) => {
      const { actor, move } = played[ply] ?? {};
      const changed = before.sheets.flatMap((sheet, seat) => (sheet === after.sheets[seat] ? [] : [seat]));
      expect(changed).to.deep.equal(move?.kind === 'roll' || move?.kind === 'pass' ? [] : [actor]);
    });
  });

  it('it is over exactly at the end of a round, with three purple rows on a sheet or after 21 rounds alone', () => {
    fc.assert(
      fc.property(randomGames, ({ states, seats, options }) => {
        for (const state of states) {
          const isPurple = state.sheets.some((marks) => endsGame(sheetOf(options), marks));
          const isLast = seats === 1 && state.round === 22;
          const reason = isPurple ? 'three-purple' : isLast ? 'last-round' : undefined;
          expect(tricubo.outcome(state)?.reason).to.equal(state.roll === null ? reason : undefined);
          expect(tricubo.actors(state).length === 0).to.equal(state.roll === null && reason !== undefined);
        }
      }),
    );
  });

  it('all have used a die or taken none as often as there were rounds, when a round is over', () => {
    fc.assert(
      fc.property(randomGames, ({ played, states, seats, options: { starter } }) => {
        const turns = Array<number>(seats).fill(0);
        played.forEach(({ actor, move }, ply) => {
          if (typeof actor === 'number' && move.kind !== 'start') turns[actor] = (turns[actor] ?? 0) + 1;
          const { roll, round, active } = states[ply + 1] as TricuboState;
          if (roll !== null) return;
          expect(turns).to.deep.equal(turns.map(() => round - 1));
          expect(active).to.equal((starter + round - 1) % seats);
        });
      }),
    );
  });

  it('nobody uses the die that the active player has taken, but with the joker', () => {
    eachPly((before, _after, { played, seats }, ply) => {
      const { actor, move } = played[ply] ?? {};
      if (seats === 1 || actor === before.active || !move || !('die' in move)) return;
      expect(move.joker).to.equal(move.die === before.taken);
    });
  });

  it('an end of both kinds is met, and everything that a player can do', () => {
    const games = fc.sample(randomGames, { numRuns: 200, seed: 1 });
    const ends = games.map(({ states }) => tricubo.outcome(states.at(-1) as TricuboState)?.reason);
    expect(ends).to.include.members(['three-purple', 'last-round']);
    const moves = games.flatMap(({ played }) => played.map(({ move }) => move));
    expect([...new Set(moves.map(({ kind }) => kind))]).to.have.members([
      ...['roll', 'start', 'row', 'field', 'interim', 'pass'],
    ]);
    expect(moves.some((move) => 'joker' in move && move.joker)).to.equal(true);
  });
});

const ROLLS = rolls();
/** Neighbouring rolls meet different sheets and options, so every eleventh is as good as all. */
const TRIED = ROLLS.filter((_, i) => i % (isThorough ? 1 : 11) === 0);

/** Sheets in all stages: rows empty, nearly full and full, one to three interim scorings, each field free or not. */
const SHEETS_IN_GAMES = [
  '1,1,0,0,0 .,.,.,.,. -',
  '1,1,0,0,0 .,.,.,.,. LMSt',
  '7,4,1,0,7 .,.,.,.,. -',
  '7,6,5,4,3 .,.,.,.,. t',
  '5,5,5,7,7 .,.,.,.,. LS',
  '4,7,3,7,0 0,.,.,.,. MS',
  '1,2,3,4,5 .,.,.,.,0 Lt',
  '7,1,0,0,7 .,.,0,.,. LMSt',
  '2,2,2,2,2 .,0,.,.,0 M',
  '6,5,4,3,6 0,.,.,0,. MSt',
  '7,7,5,5,5 .,0,0,.,. LMSt',
  '3,1,7,7,0 0,-,0,-,0 -',
  '5,4,7,7,5 -,0,-,0,0 LMS',
  '4,5,5,7,7 0,0,0,-,- LMSt',
];

/** Who chooses, of which dice. */
const PLACES: readonly [closed: string, place: (sheet: string, roll: string, options: Options) => TricuboState][] = [
  ['', chooses],
  ['', (sheet, roll, options) => follows(sheet, roll, 'x', options)],
  ...['L', 'M', 'S'].map((taken): (typeof PLACES)[number] => [
    taken,
    (sheet, roll, options) => follows(sheet, roll, taken, options),
  ]),
  ...['L', 'M', 'S'].map((closed, i): (typeof PLACES)[number] => [
    closed,
    (sheet, roll, options) => alone(sheet, 19 + i, roll, options),
  ]),
];

const OPTIONS = (['lost', 'forbidden'] as const).flatMap((overflow) =>
  [false, true].map((colourOnSix) => ({ overflow, colourOnSix })),
);

/** Every roll with every sheet, in one place after the other. */
function eachCase(side: Side, spent: string, look: (state: TricuboState, table: PlainTable) => void): void {
  const { values, fields, jokers } = SHEETS[side];
  TRIED.forEach((roll, i) => {
    SHEETS_IN_GAMES.forEach((marks, j) => {
      OPTIONS.forEach((options, k) => {
        const sheet = marks + spent;
        const [closed, place] = PLACES[(i + j + k * 3) % PLACES.length] as (typeof PLACES)[number];
        look(place(sheet, roll, { sheet: side, ...options }), {
          ...{ values, fields: fields.join(''), hasJoker: jokers > 0, sheet, roll, closed },
          ...{ mustFit: options.overflow === 'forbidden', colourOnSix: options.colourOnSix },
        });
      });
    });
  });
}

const seatIn = (state: TricuboState) => tricubo.actors(state)[0] as number;

describe('the engine and a generator written in the plainest way', function () {
  this.timeout(60_000);

  const kinds: readonly [string, Side, string][] = [
    ['side A', 'A', ''],
    ['side B with its joker', 'B', ''],
    ['side B with the joker spent', 'B', ' J'],
  ];
  for (const [name, side, spent] of kinds) {
    it(`find the same moves on ${name}`, () => {
      eachCase(side, spent, (state, table) => {
        const texts = moveTexts(state, seatIn(state)).sort().join(' ');
        const plain = [...plainMoves(table).keys()].sort().join(' ');
        if (texts !== plain) expect(texts, JSON.stringify(table)).to.equal(plain);
      });
    });
  }

  for (const side of ['A', 'B'] as const) {
    it(`make the same marks on side ${side}`, () => {
      eachCase(side, '', (state, table) => {
        const seat = seatIn(state);
        const plain = plainMoves(table);
        for (const move of tricubo.moves(state, seat)) {
          const text = tricubo.makeMove(move);
          const after = sheetText(tricubo.play(state, seat, move), seat);
          if (after !== plain.get(text)) expect(after, `${text}: ${JSON.stringify(table)}`).to.equal(plain.get(text));
        }
      });
    });
  }

  it('meet cases with no use, with uses only of the joker, and with dozens', () => {
    const seen = new Set<string>();
    let most = 0;
    eachCase('B', '', (_, table) => {
      const texts = [...plainMoves(table).keys()];
      if (texts.includes('-')) seen.add(texts.length > 1 ? 'joker or none' : 'none');
      most = Math.max(most, texts.length);
    });
    expect([...seen]).to.have.members(['none', 'joker or none']);
    expect(most).to.be.above(20);
  });
});

describe('the rolls', () => {
  const outcomes = tricubo.outcomes(tricubo.setup(2));

  it('are the 216 of three different dice, each once', () => {
    expect(outcomes.map(({ move }) => tricubo.makeMove(move))).to.have.members(ROLLS.map((roll) => `roll ${roll}`));
    expect(outcomes).to.have.lengthOf(216);
  });

  it('show each value of each die for a sixth of the numbers that chance draws', () => {
    const drawn = [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1 - 2 ** -53].map((number) =>
      tricubo.makeMove(tricubo.chance(tricubo.setup(2), () => number)),
    );
    expect(drawn).to.deep.equal(['111', '222', '333', '444', '555', '666', '666'].map((roll) => `roll ${roll}`));
  });
});

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(30_000);

  it('of all that can be written down', () => {
    // Two ways to take each of three dice: for the row, two fields, and 31 choices of rows.
    expect(new Set(CONCEIVABLE)).to.have.property('size', 2 * 3 * (3 + 31) + 1 + 5);
    expect(new Set(CONCEIVABLE_ROLLS)).to.have.property('size', 6 ** 3);
  });

  it('by any seat at any moment', () => {
    fc.assert(
      fc.property(randomStates, fc.nat({ max: 4 }), (state, any) => {
        const seat = any % state.sheets.length;
        expect(allowed(state, seat)).to.have.members(moveTexts(state, seat));
      }),
      runs(30),
    );
  });

  it('and so is a roll', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const listed = tricubo.outcomes(state).map(({ move }) => tricubo.makeMove(move));
        expect(allowed(state, 'chance', CONCEIVABLE_ROLLS)).to.have.members(listed);
        expect(allowed(state, 0, CONCEIVABLE_ROLLS)).to.be.empty;
      }),
    );
  });
});
