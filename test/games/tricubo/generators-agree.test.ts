import { expect } from 'chai';
import { SHEETS, tricubo } from '../../../src/games/tricubo/index.js';
import type { Side, TricuboState } from '../../../src/games/tricubo/index.js';
import { alone, at, chooses, follows, moveTexts, rolls, sheetText } from './helpers.js';
import type { Options } from './helpers.js';
import { plainMoves } from './plain-generator.js';
import type { PlainTable } from './plain-generator.js';

const ROLLS = rolls();

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
  ROLLS.forEach((roll, i) => {
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
    it(`find the same moves on ${name}, for every roll`, () => {
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

  it('are equally likely', () => {
    for (const { weight } of outcomes) expect(weight).to.equal(1 / 216);
  });

  it('are none before the first cross, while a roll is used and after the end', () => {
    for (const state of [tricubo.setup(1), chooses('1,0,0,0,0', '361'), at('6,6,6,0,0')]) {
      expect(tricubo.outcomes(state)).to.be.empty;
    }
  });

  it('show each value of each die for a sixth of the numbers that chance draws', () => {
    const drawn = [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1 - 2 ** -53].map((number) =>
      tricubo.makeMove(tricubo.chance(tricubo.setup(2), () => number)),
    );
    expect(drawn).to.deep.equal(['111', '222', '333', '444', '555', '666', '666'].map((roll) => `roll ${roll}`));
  });
});
