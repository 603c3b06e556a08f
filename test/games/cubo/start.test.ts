import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboPosition } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import {
  MIDDLE,
  SQUARE,
  at,
  middleText,
  moveTexts,
  play,
  pointsOf,
  positionText,
  seatText,
  turnText,
} from './helpers.js';

const BLANK = 'r.r.r./r.w.b./b.b.b.';
/** Three red dice and five blue ones, and the other way round. */
const BLUER = 'r1r2r3/b5w4b3/b2b3b4';
const REDDER = 'r1r2r3/r5w4r3/b2b3b4';

const position = (turn: string, middle: string, ...seats: readonly string[]): string =>
  `${turn} | ${seats.join(' ; ')} | ${middle}`;

const building = (middle: string, ...seats: readonly string[]): string => position('1 0 build 0', middle, ...seats);

describe('a position that is no moment of a game', () => {
  const open = `${SQUARE} o - 0`;
  const decided = `${SQUARE} t - 0`;
  const cases: readonly [why: string, text: string, place: string][] = [
    ['round 0', position('0 0 build 0', MIDDLE, open), 'turn'],
    ['round 7', position('7 0 build 0', MIDDLE, open), 'turn'],
    ['a start seat that there is not', position('1 2 build 0', MIDDLE, open, open), 'turn'],
    ['a seat on turn that there is not', position('1 0 build 2', MIDDLE, open, open), 'turn'],
    ['over before the sixth round', position('5 0 over 0', MIDDLE, decided, decided), 'turn'],
    ['all squares covered, and two who may take', building(MIDDLE, `${SQUARE} c - 0`, `${SQUARE} c - 0`), 'turn'],
    ['all squares covered, and nobody who may take', building(MIDDLE, decided, decided), 'turn'],
    ['an exchange of nobody', position('1 0 exchange 0', MIDDLE, decided, decided), 'turn'],
    ['an exchange out of order', position('1 0 exchange 1', '--b3b4', `${SQUARE} t r1 0`, `${SQUARE} t r2 0`), 'turn'],
    ['an exchange of one who holds no die', position('1 0 exchange 0', '-r2b3b4', decided, `${SQUARE} t r1 0`), 'turn'],
    ['over before all dice are exchanged', position('6 0 over 0', '-r2b3b4', `${SQUARE} t r1 0`), 'turn'],

    ['no white die', building(MIDDLE, 'r1r2r3/r5b4b3/b2b3b4 o - 0'), 'seat 0'],
    ['a white die in a corner', building(MIDDLE, 'w4r2r3/r5r1b3/b2b3b4 o - 0'), 'seat 0'],
    ['two white dice', building(MIDDLE, open, 'r1r2r3/r5w4w3/b2b3b4 o - 0'), 'seat 1'],
    ['dice without numbers that lie', building(MIDDLE, `${BLANK} o - 0`), 'seat 0'],
    ['one die without its number', building(MIDDLE, open, 'r1r2r3/r5w4b3/b2b3b. h - 0'), 'seat 1'],
    ['a call before all dice lie', building(MIDDLE, `${SQUARE} c - 0`, `${BLANK} h - 0`), 'seat 0'],
    ['a call before the middle lies', building('r.r.b.b.', `${SQUARE} c - 0`, open), 'seat 0'],
    ['a die held by one who builds', building('-r2b3b4', open, `${SQUARE} o r1 0`), 'seat 1'],
    ['a die held by one who has just called', building('-r2b3b4', `${SQUARE} c r1 0`, open), 'seat 0'],
    ['a die held by one who is late', position('1 0 exchange 0', '-r2b3b4', `${SQUARE} x r1 0`, decided), 'seat 0'],
    ['one who is late while others build', building(MIDDLE, open, `${SQUARE} x - 0`), 'seat 1'],
    ['one who builds while others exchange', position('1 0 exchange 0', '-r2b3b4', `${SQUARE} t r1 0`, open), 'seat 1'],
    ['dice in hand after the end', position('6 0 over 0', MIDDLE, `${SQUARE} h - 0`), 'seat 0'],
    [
      'a call while others exchange',
      position('1 1 exchange 1', '-r2b3b4', `${SQUARE} c - 0`, `${SQUARE} t r1 0`),
      'seat 0',
    ],
    ['a call after the end', position('6 0 over 0', MIDDLE, `${SQUARE} c - 0`), 'seat 0'],
    ['an exchange before the dice lie', position('1 0 exchange 0', '-r2b3b4', `${BLANK} t r1 0`), 'seat 0'],

    ['three dice', building('r1r2b3-', open), 'middle'],
    ['five dice', building(MIDDLE, `${SQUARE} t r1 0`, open), 'middle'],
    ['rolled and not', building('r1r2b3b.', open), 'middle'],
    ['three red dice', building('r1r2r3b4', open), 'middle'],
    ['a red die too few with those that are held', building('-r2b3b4', `${SQUARE} t b1 0`, open), 'middle'],
    ['a red die too few with those of the seats', building(MIDDLE, open, `${BLUER} o - 0`), 'middle'],
    ['a square alone with seven red dice', 'r1r2r3/r5w4r3/r2r3b4', 'middle'],
    ['a square alone with seven blue dice', 'b1b2b3/b5w4b3/b2b3r4', 'middle'],
  ];
  for (const [why, text, place] of cases) {
    it(`${why}: the error names the ${place} of ${text}`, () => {
      const error = gameErrorOf(() => at(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.match(new RegExp(`^${place}: .`));
    });
  }
});

describe('a position for more than can play', () => {
  for (const seats of [0, 5, 20]) {
    it(`is bad-seats: ${seats}`, () => {
      const one = cubo.parsePosition(building(MIDDLE, `${SQUARE} o - 0`));
      const many: CuboPosition = { ...one, seats: Array.from({ length: seats }, () => one.seats[0] as never) };
      expect(gameErrorOf(() => cubo.start(many), 'bad-seats').details).to.deep.include({ min: 1, max: 4, seats });
    });
  }
});

describe('a game that begins at a position', () => {
  const open = `${SQUARE} o - 0`;
  const cases: readonly [why: string, text: string, actors: readonly unknown[]][] = [
    ['rolls for one', building('r.r.b.b.', `${BLANK} h - 0`), ['chance']],
    ['rolls the middle first', building('r.r.b.b.', open, open), ['chance']],
    ['rolls for those whose dice do not lie', building(MIDDLE, open, `${BLANK} h - 0`), ['chance']],
    ['lets one build, with the clock', building(MIDDLE, open), [0, 'clock']],
    ['lets one roll, with the clock', building(MIDDLE, `${SQUARE} h - 0`), ['chance', 'clock']],
    ['lets one take, without hurry', building(MIDDLE, `${SQUARE} c - 0`), [0]],
    ['lets one exchange', position('1 0 exchange 0', '-r2b3b4', `${SQUARE} t r1 0`), [0]],
    ['is over for one', position('6 0 over 0', MIDDLE, `${SQUARE} x - 12`), []],
    ['lets two build', building(MIDDLE, open, open), [0, 1]],
    ['lets one of two build and chance throw', building(MIDDLE, open, `${SQUARE} h - 0`), [0, 'chance']],
    ['lets one of two take and the other build', building(MIDDLE, `${SQUARE} c - 0`, open), [0, 1]],
    ['hurries the last of two', building('-r2b3b4', `${SQUARE} t r1 0`, open), [1, 'clock']],
    ['lets the last of two take', building(MIDDLE, `${SQUARE} t - 0`, `${SQUARE} c - 0`), [1]],
    [
      'lets the second of two exchange',
      position('2 1 exchange 1', '-r2b3b4', `${SQUARE} x - 0`, `${SQUARE} t r1 0`),
      [1],
    ],
    [
      'lets two of three take and the third build',
      building(MIDDLE, `${SQUARE} c - 0`, open, `${SQUARE} c - 0`),
      [0, 1, 2],
    ],
    [
      'waits for the dice of the last of three',
      building(MIDDLE, `${SQUARE} t - 0`, `${SQUARE} h - 0`, `${SQUARE} t - 0`),
      ['chance'],
    ],
    [
      'lets the last of three exchange who is the start seat',
      position('3 2 exchange 2', '--b3b4', `${SQUARE} t r1 0`, `${SQUARE} t - 0`, `${SQUARE} t r2 0`),
      [2],
    ],
    ['is over for three', position('6 2 over 2', MIDDLE, `${SQUARE} t - 1`, `${SQUARE} x - 2`, `${SQUARE} t - 3`), []],
    ['lets four build', position('4 3 build 3', MIDDLE, open, open, open, open), [0, 1, 2, 3]],
    [
      'hurries the last of four, for whom one die is left',
      building('--b3-', `${SQUARE} t r1 0`, `${SQUARE} t r2 0`, open, `${SQUARE} t b4 0`),
      [2, 'clock'],
    ],
    [
      'lets the first of four exchange who all hold a die',
      position(
        '1 3 exchange 3',
        '----',
        `${SQUARE} t r1 0`,
        `${SQUARE} t r2 0`,
        `${SQUARE} t b3 0`,
        `${SQUARE} t b4 0`,
      ),
      [3],
    ],
    ['has colours that have drifted', position('2 1 build 1', MIDDLE, `${BLUER} o - 9`, `${REDDER} o - 7`), [0, 1]],
  ];
  for (const [why, text, actors] of cases) {
    it(`${why}: ${text}`, () => {
      expect(cubo.actors(at(text))).to.deep.equal(actors);
      expect(positionText(at(text))).to.equal(text);
    });
  }

  it('has the start seat on turn while all build, whatever the position says', () => {
    expect(turnText(at(position('2 1 build 0', MIDDLE, open, open)))).to.equal('2 1 build 1');
  });

  it('goes on from there to its end', () => {
    const state = at(position('6 1 exchange 1', '-r2b3b4', `${SQUARE} x - 40`, `${SQUARE} t r1 7`));
    const over = play(state, '#1 put c3');
    // b2 b3 r1 in the bottom row earn nothing: 7 + 6 + 5.
    expect(cubo.outcome(over)).to.deep.equal({ winners: [0], scores: [40, 18], reason: 'six-rounds' });
    expect(middleText(over)).to.equal('b4r2b3b4');
    expect([0, 1].map((seat) => pointsOf(over, seat))).to.deep.equal([40, 18]);
  });

  it('has four red and four blue dice from the next round on, where that is a rule of the house', () => {
    const text = position('2 0 build 0', MIDDLE, `${BLUER} t - 0`, `${REDDER} c - 0`);
    expect(seatText(play(at(text), '#1 take -'), 0)).to.match(/^r\.r\.r\.\/b\.w\.b\./);
    expect(seatText(play(at(text, { resetColours: true }), '#1 take -'), 0)).to.match(/^r\.r\.r\.\/r\.w\.b\./);
  });

  it('has moves for those who are to choose, and none for the others', () => {
    const state = at(building(MIDDLE, `${SQUARE} c - 0`, open, `${SQUARE} t - 0`));
    expect(moveTexts(state, 0)).to.have.lengthOf(5);
    expect(moveTexts(state, 1)).to.have.lengthOf(28 + 1);
    expect(moveTexts(state, 2)).to.be.empty;
  });
});
