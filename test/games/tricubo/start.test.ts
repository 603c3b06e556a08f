import { expect } from 'chai';
import { SHEETS, tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboPosition } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { TINY } from './custom-sheets.js';
import { FIRST_CROSSES, SHEET_OF_THE_RULES, at, moveTexts, play, positionText } from './helpers.js';
import type { Options } from './helpers.js';

const [A, B, C] = FIRST_CROSSES.map((crosses) => `${crosses} .,.,.,.,. -`) as [string, string, string];
const NOTHING = '0,0,0,0,0 .,.,.,.,. -';
/** Ends the game on both sides. */
const PURPLE = '7,7,7,0,0 .,.,.,.,. -';

interface Case {
  readonly text: string;
  readonly place: string;
  readonly message: string;
  readonly options?: Options;
}

const noFirst = (text: string, place: string): Case => ({ text, place, message: `${place}: there is no first cross` });
const overfull = (text: string, place: string, row: number, options?: Options): Case => ({
  ...{ text, place, options },
  message: `${place}: row ${row} has more crosses than boxes`,
});
const worthless = (text: string, row: number, points: number, options?: Options): Case => ({
  ...{ text, place: 'sheet 1', options },
  message: `sheet 1: row ${row} cannot have been worth ${points}`,
});
const unprinted = (text: string, options?: Options): Case => ({
  ...{ text, place: 'sheet 1', options },
  message: 'sheet 1: more fields or jokers are crossed than printed',
});
const tooLate = (text: string, place: string): Case => ({
  ...{ text, place },
  message: `${place}: the game was over before this roll`,
});
const turn = (message: string, ...texts: readonly string[]): Case[] =>
  texts.map((text) => ({ text, place: 'turn', message }));

const CASES: readonly Case[] = [
  noFirst(`${A} / ${A}`, 'sheet 2'),
  noFirst(`${B} / ${A}`, 'sheet 1'),
  noFirst(`${A} / ${B} / ${NOTHING}`, 'sheet 3'),
  noFirst(`${NOTHING} / ${B}`, 'sheet 1'),
  noFirst(`${NOTHING} / ${NOTHING}`, 'sheet 1'),
  { text: '0,0,0,0,0 .,0,.,.,. -', place: 'sheet 1', message: 'sheet 1: too many rows are scored' },
  noFirst('0,0,0,0,0 .,.,.,.,. L', 'sheet 1'),
  noFirst('0,0,0,0,0 .,.,.,.,. - J | B', 'sheet 1'),
  overfull('8,0,0,0,0', 'sheet 1', 1),
  overfull(`${A} / 0,7,0,0,99`, 'sheet 2', 5),
  overfull('8,9,0,0,0 | B', 'sheet 1', 2),
  overfull('1,0,3,0,0', 'sheet 1', 3, { sheet: TINY }),
  worthless('1,0,0,0,0 7,.,.,.,. -', 1, 7),
  worthless('4,0,0,0,0 10,.,.,.,. -', 1, 10),
  worthless('7,0,0,0,0 3,.,.,.,. -', 1, 3),
  worthless('7,0,0,0,0 .,1,.,.,. -', 2, 1),
  worthless('1,0,0,0,7 .,.,.,.,-1 -', 5, -1),
  worthless('1,0,0,0,0 1,.,.,.,. - | B', 1, 1),
  worthless('1,0,0,0,0 -1,.,.,.,. -', 1, -1, { sheet: TINY }),
  { text: '1,0,0,0,0 0,0,0,0,- -', place: 'sheet 1', message: 'sheet 1: too many rows are scored' },
  unprinted('1,0,0,0,0 .,.,.,.,. LL'),
  unprinted('1,0,0,0,0 .,.,.,.,. LMStt'),
  unprinted('1,0,0,0,0 .,.,.,.,. - J'),
  unprinted('1,0,0,0,0 .,.,.,.,. - J | A'),
  unprinted('1,0,0,0,0 .,.,.,.,. L', { sheet: TINY }),
  ...turn('turn: there are only 1 seats', `${A} | A 1 1`, `${A} | A 1 0 361 - 1`),
  ...turn('turn: there are only 2 seats', `${A} / ${B} | A 1 2`, `${A} / ${B} | A 1 1 361 L 2`),
  ...turn('turn: there is no round 0', `${A} | A 0`, `${A} / ${B} | A 0 0 361`),
  ...turn('turn: there is no round 22', `${A} | A 22 0 361`),
  ...turn('turn: there is no round 23', `${A} | A 23`),
  tooLate(`${PURPLE} | A 5 0 361`, 'sheet 1'),
  tooLate(`${PURPLE} / ${B} | A 5 0 361`, 'sheet 1'),
  tooLate(`${A} / ${PURPLE} | A 5 0 361 L`, 'sheet 2'),
  tooLate(`${PURPLE} / ${PURPLE} / ${C} | B 5 1 361 L`, 'sheet 1'),
  ...turn('turn: before the first roll comes the first cross', `${NOTHING} | A 1 0 361`, `${NOTHING} | A 2`),
  ...turn(
    'turn: the active seat uses a die of the roll, then all others',
    `${A} | A 1 0 361 L`,
    `${A} | A 1 0 - L`,
    `${A} | A 1 0 361 - 0`,
    `${A} / ${B} | A 1 0 - - 1`,
    `${A} / ${B} | A 1 0 361 - 1`,
    `${A} / ${B} | A 1 0 361 - 0`,
    `${A} / ${B} | A 1 0 361 L 1`,
    `${A} / ${B} | A 1 0 - x 1`,
  ),
];

describe('a position that is no moment of a game', () => {
  for (const { text, place, message, options } of CASES) {
    it(`${text}: ${message}`, () => {
      const error = gameErrorOf(() => at(text, options), 'bad-position');
      expect(error.message).to.equal(message);
      expect(error.details).to.deep.equal({ place });
    });
  }
});

describe('a position of one side', () => {
  const others: readonly [side: string, options: Options][] = [
    ['A', { sheet: 'B' }],
    ['B', { sheet: 'A' }],
    ['A', { sheet: TINY }],
  ];
  for (const [side, options] of others) {
    it(`is none for another sheet: ${side} with ${JSON.stringify(options)}`, () => {
      const error = gameErrorOf(() => at(`${A} | ${side}`, options), 'bad-position');
      expect(error.details).to.deep.equal({ place: 'turn' });
      expect(error.message).to.equal(`turn: the position is of side ${side}, the game is not`);
    });
  }

  it('needs no option for it, and may have it as well', () => {
    for (const side of ['A', 'B'] as const) {
      expect(at(`${A} | ${side}`).options.sheet).to.equal(side);
      expect(at(`${A} | ${side}`, { sheet: side }).options.sheet).to.equal(side);
    }
  });

  it('keeps the other options', () => {
    expect(at(`${A} | B`, { overflow: 'forbidden' }).options).to.deep.equal({
      ...{ sheet: 'B', overflow: 'forbidden', colourOnSix: false },
    });
  });

  it('is played on side A, or on the sheet of the option, where it says none', () => {
    expect(at(A).options).to.deep.equal({ sheet: 'A', overflow: 'lost', colourOnSix: false });
    expect(at(`${A} | - 3`, { sheet: 'B' }).options.sheet).to.equal('B');
    expect(at(A, { sheet: TINY }).options.sheet).to.deep.equal(TINY);
  });
});

describe('a position for more or fewer than can play', () => {
  for (const seats of [0, 6, 20]) {
    it(`is bad-seats: ${seats} sheets`, () => {
      const position: TricuboPosition = {
        ...tricubo.parsePosition(A),
        sheets: Array(seats).fill(tricubo.parsePosition('1,1,1,1,1').sheets[0]),
      };
      const error = gameErrorOf(() => tricubo.start(position), 'bad-seats');
      expect(error.message).to.equal(`the game is for 1 to 5 seats, not ${seats}`);
      expect(error.details).to.deep.equal({ place: 'seats', seats, min: 1, max: 5 });
    });
  }
});

describe('a game that begins at a position', () => {
  const cases: readonly [why: string, text: string, actors: readonly unknown[]][] = [
    ['waits for the first cross of one alone', `${NOTHING} | A`, [0]],
    ['rolls for one alone with a first cross anywhere', `${C} | A`, ['chance']],
    ['lets one alone use the dice', `${C} | A 21 0 361`, [0]],
    ['is over after 21 rounds alone', `${A} | A 22`, []],
    ['has any round with several', `${A} / ${B} | A 9999 0 361`, [0]],
    ['has any active seat in any round', `${A} / ${B} / ${C} | B 1 2`, ['chance']],
    ['lets the active seat choose first', `${A} / ${B} / ${C} | A 1 1 361`, [1]],
    ['lets all others follow', `${A} / ${B} / ${C} | A 1 1 361 L`, [0, 2]],
    ['lets those follow who have not', `${A} / ${B} / ${C} | A 1 1 361 x 2`, [0]],
    ['is over with three purple rows', `${A} / ${PURPLE.replace('7', '6')} | A 5`, []],
    ['finishes a round in which the active seat has ended it', `${PURPLE} / ${B} | A 5 0 361 L`, [1]],
    ['finishes a round in which another has ended it', `${A} / ${PURPLE} / ${C} | A 5 0 361 L 1`, [2]],
    ['goes on with two purple rows', `7,6,5,5,5 .,.,.,.,. - / ${B} | A 5`, ['chance']],
    ['has five players', `${FIRST_CROSSES.map((crosses) => `${crosses} .,.,.,.,. -`).join(' / ')} | A`, ['chance']],
    ['has interim boxes of former values', '7,7,5,0,0 1,10,-,-,0 LMSt | A 9', ['chance']],
    ['is over on the sheet of the rules', `${SHEET_OF_THE_RULES} | A 9`, []],
    ['has the joker of side B behind it', '1,0,0,0,0 .,.,.,.,. - J | B 4', ['chance']],
  ];
  for (const [why, text, actors] of cases) {
    it(why, () => {
      expect(tricubo.actors(at(text))).to.deep.equal(actors);
      expect(positionText(at(text))).to.equal(text);
    });
  }

  it('has moves for those who are to choose, and none for the others', () => {
    const state = at(`${A} / ${B} / ${C} | A 1 1 123 L 2`);
    expect(moveTexts(state, 0)).to.deep.equal(['M', 'Mc', 'Mt', 'S', 'Sc', 'St']);
    expect([...moveTexts(state, 1), ...moveTexts(state, 2)]).to.be.empty;
  });

  it('goes on from there', () => {
    expect(positionText(play(at(`${A} / ${B} | A 7 1 361 L`), '#0 S'))).to.equal(
      '2,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 8',
    );
  });
});

describe('bad options', () => {
  const cases: readonly [options: object, place: string][] = [
    [{ draws: true }, 'draws'],
    [{ overflow: 'perhaps' }, 'overflow'],
    [{ overflow: true }, 'overflow'],
    [{ colourOnSix: 'on' }, 'colour-on-six'],
    [{ sheet: 'C' }, 'sheet'],
    [{ sheet: { ...SHEETS.A, purple: 0 } }, 'sheet.purple'],
  ];
  for (const [options, place] of cases) {
    it(`are named at the set-up and at a position: ${JSON.stringify(options)}`, () => {
      for (const begin of [() => at(A, options), () => tricubo.setup(2, options)]) {
        expect(gameErrorOf(begin, 'bad-options').details.place).to.equal(place);
      }
    });
  }
});
