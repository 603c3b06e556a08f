import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import { parseOption } from '../../../src/games/options.js';
import { gameErrorOf } from '../contract/check.js';
import {
  MIDDLE,
  SQUARE,
  at,
  middleText,
  play,
  pointsOf,
  positionText,
  refusalOf,
  seatText,
  stagesText,
  turnText,
} from './helpers.js';

describe('set up', () => {
  const BLANK = 'r.r.r./r.w.b./b.b.b. h - 0';

  describe('the set-up', () => {
    for (const seats of [1, 2, 3, 4]) {
      it(`gives each of ${seats} players four red dice, four blue ones and the white one, and the middle two and two`, () => {
        const state = cubo.setup(seats);
        const all = Array.from({ length: seats }, () => BLANK).join(' ; ');
        expect(positionText(state)).to.equal(`1 0 build 0 | ${all} | r.r.b.b.`);
        expect(cubo.actors(state)).to.deep.equal(['chance']);
        expect(cubo.deadline(state)).to.equal(undefined);
      });
    }
  });

  describe('the first dice of a round', () => {
    it('are those of the middle, then those of the seats in their order', () => {
      let state = cubo.setup(3);
      const drawn = Array.from({ length: 4 }, () => {
        const move = cubo.chance(state, () => 0);
        state = cubo.play(state, 'chance', move);
        return cubo.makeMove(move);
      });
      expect(drawn).to.deep.equal(['middle r1r1b1b1', 'dice 0 111111111', 'dice 1 111111111', 'dice 2 111111111']);
      expect(cubo.actors(state)).to.deep.equal([0, 1, 2]);
    });

    it('are ordinary ones', () => {
      const numbers = [0, 0.16, 0.17, 0.34, 0.5, 0.67, 0.83, 0.84, 1 - 2 ** -53];
      let drawn = 0;
      const state = play(cubo.setup(1), 'middle r1r2b3b4');
      const move = cubo.chance(state, () => numbers[drawn++] ?? NaN);
      expect(cubo.makeMove(move)).to.equal('dice 0 112345566');
    });

    it('come to the cells row by row: the red ones first, the white one in the centre', () => {
      const state = play(cubo.setup(2), 'middle r1r2b3b4', 'dice 0 123456123');
      expect(seatText(state)).to.equal('r1r2r3/r4w5b6/b1b2b3 o - 0');
      expect(middleText(state)).to.equal('r1r2b3b4');
    });

    it('of the seats may be rolled in any order, those of the middle not after them', () => {
      const state = play(cubo.setup(3), 'middle r1r2b3b4', 'dice 2 111111111', 'dice 0 222222222');
      expect(stagesText(state)).to.equal('oho');
      expect(refusalOf(cubo.setup(3), 'dice 0 222222222')).to.deep.equal({ code: 'not-due' });
    });
  });
});

describe('start', () => {
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
      ['round 7', position('7 0 build 0', MIDDLE, open), 'turn'],
      ['a start seat that there is not', position('1 2 build 0', MIDDLE, open, open), 'turn'],
      ['a seat on turn that there is not', position('1 0 build 2', MIDDLE, open, open), 'turn'],
      ['over before the sixth round', position('5 0 over 0', MIDDLE, decided, decided), 'turn'],
      ['all squares covered, and nobody who may take', building(MIDDLE, decided, decided), 'turn'],
      ['an exchange of nobody', position('1 0 exchange 0', MIDDLE, decided, decided), 'turn'],
      [
        'an exchange out of order',
        position('1 0 exchange 1', '--b3b4', `${SQUARE} t r1 0`, `${SQUARE} t r2 0`),
        'turn',
      ],
      [
        'an exchange of one who holds no die',
        position('1 0 exchange 0', '-r2b3b4', decided, `${SQUARE} t r1 0`),
        'turn',
      ],
      ['over before all dice are exchanged', position('6 0 over 0', '-r2b3b4', `${SQUARE} t r1 0`), 'turn'],

      ['no white die', building(MIDDLE, 'r1r2r3/r5b4b3/b2b3b4 o - 0'), 'seat 0'],
      ['a white die in a corner', building(MIDDLE, 'w4r2r3/r5r1b3/b2b3b4 o - 0'), 'seat 0'],
      ['dice without numbers that lie', building(MIDDLE, `${BLANK} o - 0`), 'seat 0'],
      ['a call before all dice lie', building(MIDDLE, `${SQUARE} c - 0`, `${BLANK} h - 0`), 'seat 0'],
      ['a call before the middle lies', building('r.r.b.b.', `${SQUARE} c - 0`, open), 'seat 0'],
      ['a die held by one who builds', building('-r2b3b4', open, `${SQUARE} o r1 0`), 'seat 1'],
      ['a die held by one who has just called', building('-r2b3b4', `${SQUARE} c r1 0`, open), 'seat 0'],
      ['a die held by one who is late', position('1 0 exchange 0', '-r2b3b4', `${SQUARE} x r1 0`, decided), 'seat 0'],
      ['one who is late while others build', building(MIDDLE, open, `${SQUARE} x - 0`), 'seat 1'],
      [
        'one who builds while others exchange',
        position('1 0 exchange 0', '-r2b3b4', `${SQUARE} t r1 0`, open),
        'seat 1',
      ],
      ['an exchange before the dice lie', position('1 0 exchange 0', '-r2b3b4', `${BLANK} t r1 0`), 'seat 0'],
      ['rolled and not', building('r1r2b3b.', open), 'middle'],
      ['three red dice', building('r1r2r3b4', open), 'middle'],
      ['a red die too few with those that are held', building('-r2b3b4', `${SQUARE} t b1 0`, open), 'middle'],
      ['a red die too few with those of the seats', building(MIDDLE, open, `${BLUER} o - 0`), 'middle'],
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

  describe('a game that begins at a position', () => {
    const open = `${SQUARE} o - 0`;
    const cases: readonly [why: string, text: string, actors: readonly unknown[]][] = [
      ['rolls for one', building('r.r.b.b.', `${BLANK} h - 0`), ['chance']],
      ['rolls the middle first', building('r.r.b.b.', open, open), ['chance']],
      ['rolls for those whose dice do not lie', building(MIDDLE, open, `${BLANK} h - 0`), ['chance']],
      ['lets one build, with the clock', building(MIDDLE, open), [0, 'clock']],
      ['lets one of two build and chance throw', building(MIDDLE, open, `${SQUARE} h - 0`), [0, 'chance']],
      ['lets one of two take and the other build', building(MIDDLE, `${SQUARE} c - 0`, open), [0, 1, 'clock']],
      ['hurries the last of two', building('-r2b3b4', `${SQUARE} t r1 0`, open), [1, 'clock']],
      ['lets the last of two take', building(MIDDLE, `${SQUARE} t - 0`, `${SQUARE} c - 0`), [1, 'clock']],
      [
        'lets callers take one after another, from the start seat on',
        position('2 1 build 1', MIDDLE, `${SQUARE} c - 0`, `${SQUARE} c - 0`),
        [1, 'clock'],
      ],
      [
        'lets the last of three exchange who is the start seat',
        position('3 2 exchange 2', '--b3b4', `${SQUARE} t r1 0`, `${SQUARE} t - 0`, `${SQUARE} t r2 0`),
        [2],
      ],
      [
        'is over for three',
        position('6 2 over 2', MIDDLE, `${SQUARE} t - 1`, `${SQUARE} x - 2`, `${SQUARE} t - 3`),
        [],
      ],
      [
        'hurries the last of four, for whom one die is left',
        building('--b3-', `${SQUARE} t r1 0`, `${SQUARE} t r2 0`, open, `${SQUARE} t b4 0`),
        [2, 'clock'],
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
  });
});

describe('the options', () => {
  it('are those of the printed rules where nobody says otherwise', () => {
    expect(cubo.setup(2).options).to.deep.equal({
      streets: 'ordered',
      resetColours: false,
      practiceSeconds: 60,
      timeLimits: true,
      starter: 0,
    });
  });
});

describe('the seconds of one who practises', () => {
  const good: readonly [given: unknown, seconds: number][] = [
    [5, 5],
    [60, 60],
    [3600, 3600],
    ['5', 5],
    ['090', 90],
    ['3600', 3600],
  ];
  for (const [given, seconds] of good) {
    it(`may be ${JSON.stringify(given)}`, () => {
      expect(cubo.setup(1, { practiceSeconds: given as number }).options.practiceSeconds).to.equal(seconds);
      expect(parseOption('practiceSeconds', given, cubo.options.practiceSeconds)).to.equal(seconds);
    });
  }

  const bad: readonly unknown[] = [
    ...[4, 3601, 0, -5, 59.5, NaN, Infinity, null, true, [60], { seconds: 60 }],
    ...['', ' ', '4', '3601', '-60', '59.5', '6e1', '0x3c', ' 60', '60 ', '60s', '٦٠', '99999', 'no'],
  ];
  for (const given of bad) {
    it(`are not ${typeof given} ${String(given)}`, () => {
      const error = gameErrorOf(() => cubo.setup(1, { practiceSeconds: given as number }), 'bad-options');
      expect(error.details).to.deep.include({ place: 'practice-seconds', value: given });
      expect(error.message).to.match(/^practice-seconds is .*, expected whole seconds from 5 to 3600$/);
    });
  }
});
