import { expect } from 'chai';
import fc from 'fast-check';
import { bestSquare, cubo, scoreSquare } from '../../../src/games/cubo/index.js';
import type { CuboLine, CuboMove, CuboOptions, CuboSquare } from '../../../src/games/cubo/index.js';
import { runs } from '../../runs.js';
import { gameErrorOf } from '../contract/check.js';
import { anyMiddle, anySquare } from './arbitraries.js';
import { SQUARE } from './helpers.js';
import { plainBest, plainBestExchange, plainWorth } from './plain-solver.js';

type Streets = CuboOptions['streets'];

/** Each line that earns something, as `2 street 5 × 2`. */
const explain = (square: string, streets?: Streets): string[] =>
  scoreSquare(square, { streets }).lines.flatMap(({ name, kind, isDouble, points }) =>
    kind ? [`${name} ${kind} ${isDouble ? `${points / 2} × 2` : points}`] : [],
  );

const totalOf = (square: string, streets?: Streets): number => scoreSquare(square, { streets }).total;

describe('a square of six streets', () => {
  const square = 'r1r2r3/r2w3b4/b3b4b5';

  it('has its top row in red and its bottom row in blue doubled, and no other line', () => {
    expect(explain(square)).to.deep.equal([
      '1 street 3 × 2',
      '2 street 4',
      '3 street 5 × 2',
      'a street 3',
      'b street 4',
      'c street 5',
    ]);
  });

  it('is worth 6 + 4 + 10 + 3 + 4 + 5 = 32, in any order as well', () => {
    expect(totalOf(square)).to.equal(32);
    expect(totalOf(square, 'any-order')).to.equal(32);
  });
});

describe('streets whose numbers are not in order', () => {
  const square = 'r2b1b3/r4w3r5/b3b2r4';

  it('are worth nothing, as printed', () => {
    expect(explain(square)).to.be.empty;
    expect(totalOf(square)).to.equal(0);
  });

  it('are worth 3 + 10 + 4 + 4 + 6 + 5 = 32 where any order will do', () => {
    expect(explain(square, 'any-order')).to.deep.equal([
      '1 street 3',
      '2 street 5 × 2',
      '3 street 4',
      'a street 4',
      'b street 3 × 2',
      'c street 5',
    ]);
    expect(totalOf(square, 'any-order')).to.equal(32);
  });
});

describe('a white die that is red in one line and blue in the other', () => {
  const square = 'r1b4b1/r3w4r5/b6b4r1';
  for (const streets of ['ordered', 'any-order'] as const) {
    it(`doubles both, 10 + 8 = 18, with ${streets} streets`, () => {
      expect(explain(square, streets)).to.deep.equal(['2 street 5 × 2', 'b lane 4 × 2']);
      expect(totalOf(square, streets)).to.equal(18);
    });
  }
});

describe('a square of sixes', () => {
  const squares: readonly [reds: number, square: string][] = [
    [3, 'r6b6b6/r6w6r6/b6b6b6'],
    [4, 'b6b6b6/r6w6r6/r6b6r6'],
    [5, 'r6r6r6/r6w6r6/b6b6b6'],
  ];
  for (const [reds, square] of squares) {
    it(`of ${reds} red and ${8 - reds} blue ones is worth 54: three lines of one colour`, () => {
      expect(explain(square).filter((line) => line.endsWith('lane 6 × 2'))).to.have.lengthOf(3);
      expect(totalOf(square)).to.equal(54);
    });
  }
});

describe('a line', () => {
  /** What a row is worth between dice that go with nothing. */
  const rowOf = (row: string, streets?: Streets): CuboLine | undefined =>
    scoreSquare(`b1r6b1/${row}/r1b6r1`, { streets }).lines.find(({ name }) => name === '2');
  /** The same for dice of which none is white. */
  const topOf = (row: string, streets?: Streets): CuboLine | undefined =>
    scoreSquare(`${row}/b1w1r5/b6r3b1`, { streets }).lines.find(({ name }) => name === '1');

  const cases: readonly [row: string, points: number, what: string][] = [
    ['r3r3r3', 6, 'a lane of one colour is worth its number twice'],
    ['b6b6b6', 12, 'a lane of one colour is worth its number twice'],
    ['r3b3r3', 3, 'a lane of two colours is worth its number'],
    ['b1b1r1', 1, 'a lane of ones is worth 1'],
    ['r4b5r6', 6, 'a street of two colours is worth its highest number'],
    ['r6b5b4', 6, 'a descending street is worth its first number'],
    ['r4r5r6', 12, 'a street of one colour is worth its highest number twice'],
    ['b3b2b1', 6, 'a descending street of one colour is worth its first number twice'],
    ['r1r3r5', 0, 'numbers that are not neighbours are no street'],
    ['r1r3r2', 0, 'numbers in another order are no street'],
    ['r2r1r2', 0, 'up and down is no street'],
    ['r3r3r4', 0, 'two equal ones are no lane'],
    ['r5r6r1', 0, 'no street goes on from six to one'],
    ['r6r1r2', 0, 'no street goes on from six to one'],
    ['r5r2r5', 0, 'one colour alone is worth nothing'],
  ];
  for (const [row, points, what] of cases) {
    it(`${row}: ${what}`, () => expect(topOf(row)?.points).to.equal(points));
  }

  const anyOrder: readonly [row: string, points: number][] = [
    ['r1r3r2', 6],
    ['r2b1b3', 3],
    ['b5r6b4', 6],
    ['r4r5r6', 12],
    ['b3b3b3', 6],
    ['r2r1r2', 0],
    ['r3r3r4', 0],
    ['r1r3r5', 0],
    ['r6r1r2', 0],
  ];
  for (const [row, points] of anyOrder) {
    it(`${row} is worth ${points} where any order will do`, () => {
      expect(topOf(row, 'any-order')?.points).to.equal(points);
    });
  }

  const white: readonly [row: string, points: number][] = [
    ['r3w4r5', 10],
    ['b5w4b3', 10],
    ['r3w4b5', 5],
    ['b2w2b2', 4],
    ['b2w2r2', 2],
    ['r3w3r5', 0],
  ];
  for (const [row, points] of white) {
    it(`${row} is worth ${points}: the white die has its own number and any colour`, () => {
      expect(rowOf(row)?.points).to.equal(points);
    });
  }

  it('tells where it lies, what it is, and whether it is doubled, also where it earns nothing', () => {
    expect(scoreSquare('r1r2r3/r2w3b4/b1b6b2').lines).to.deep.equal([
      { name: '1', cells: [0, 1, 2], kind: 'street', isDouble: true, points: 6 },
      { name: '2', cells: [3, 4, 5], kind: 'street', isDouble: false, points: 4 },
      { name: '3', cells: [6, 7, 8], kind: null, isDouble: false, points: 0 },
      { name: 'a', cells: [0, 3, 6], kind: null, isDouble: false, points: 0 },
      { name: 'b', cells: [1, 4, 7], kind: null, isDouble: false, points: 0 },
      { name: 'c', cells: [2, 5, 8], kind: null, isDouble: false, points: 0 },
    ]);
  });
});

describe('any square that is scored', () => {
  for (const streets of ['ordered', 'any-order'] as const) {
    it(`has the worth that is found in another way, with ${streets} streets`, () => {
      fc.assert(
        fc.property(anySquare, (square) => {
          const { lines, total } = scoreSquare(square, { streets });
          expect(total).to.equal(plainWorth(square, streets));
          expect(lines.reduce((sum, { points }) => sum + points, 0)).to.equal(total);
        }),
        runs(100),
      );
    });
  }
});

describe('what is no square to be scored', () => {
  const texts = ['', 'x', 'r1r2r3', 'r1r2r3/r2w3b4/b3b4', 'r1r2r3/r2w3b4/b3b4b5b6', 'r1r2r3/r2w3b4/b3b4b7'];
  for (const text of [...texts, 'r1r2r3/r2w3b4/b3b4g5', 'r1r2r3|r2w3b4|b3b4b5', 'r.r.r./r.w.b./b.b.b.']) {
    it(`in letters is a bad position: ${JSON.stringify(text)}`, () => {
      const { details } = gameErrorOf(() => scoreSquare(text), 'bad-position');
      expect(details).to.deep.equal({ place: 'square' });
    });
  }
});

const STREETS: readonly CuboOptions['streets'][] = ['ordered', 'any-order'];

/** The dice of a square in letters, in alphabetical order. */
const diceOf = (square: CuboSquare): string[] => square.map(({ colour, value }) => `${colour}${value}`).sort();

describe('the best square of nine dice', function () {
  this.timeout(60_000);

  for (const streets of STREETS) {
    it(`is worth what the best of all 40 320 squares is worth, with ${streets} streets`, () => {
      fc.assert(
        fc.property(anySquare, (dice) => {
          const { square, total, exchange } = bestSquare(dice, { streets });
          expect(total).to.equal(plainBest(dice, streets));
          expect(scoreSquare(square, { streets }).total).to.equal(total);
          expect(diceOf(square)).to.deep.equal(diceOf(dice));
          expect(square[4]).to.deep.equal(dice[4]);
          expect(exchange).to.equal(null);
        }),
        runs(20),
      );
    });
  }

  for (const reds of [3, 4, 5]) {
    it(`is worth 54 at most with ${reds} red and ${8 - reds} blue dice`, () => {
      const colours = 'r'.repeat(reds) + 'b'.repeat(8 - reds);
      const around = `${colours.slice(0, 4)}w${colours.slice(4)}`;
      const sixes = around.replace(/./g, '$&6').replace(/.{6}(?=.)/g, '$&/');
      expect(bestSquare(sixes).total).to.equal(54);
      // No number is worth more than a six.
      fc.assert(
        fc.property(anySquare, (dice) => {
          const repainted = dice.map((die, i) => ({ ...die, colour: around[i] as 'r' | 'b' | 'w' }));
          expect(bestSquare(repainted, { streets: 'any-order' }).total).to.be.at.most(54);
        }),
      );
    });
  }
});

describe('the best square with a die of the middle', function () {
  this.timeout(60_000);

  for (const streets of STREETS) {
    it(`is worth what the best of all squares after any exchange is worth, with ${streets} streets`, () => {
      fc.assert(
        fc.property(anySquare, anyMiddle, (dice, middle) => {
          const { square, total, exchange } = bestSquare(dice, { streets, middle });
          expect(total).to.equal(plainBestExchange(dice, middle, streets));
          expect(scoreSquare(square, { streets }).total).to.equal(total);
          if (!exchange) {
            expect(diceOf(square)).to.deep.equal(diceOf(dice));
            return;
          }
          const { taken, cell, given } = exchange;
          expect(square[cell]).to.deep.equal(taken);
          expect(middle).to.deep.include(taken);
          expect(diceOf(square.map((die, i) => (i === cell ? given : die)))).to.deep.equal(diceOf(dice));
          expect(cell).not.to.equal(4);
        }),
        runs(2),
      );
    });
  }

  it('names the exchange: a six for the one die that is none', () => {
    const { total, exchange } = bestSquare('r6r6r6/r6w6b6/b6b6b1', { middle: [null, { colour: 'b', value: 6 }] });
    expect(total).to.equal(54);
    expect(exchange?.taken).to.deep.equal({ colour: 'b', value: 6 });
    expect(exchange?.given).to.deep.equal({ colour: 'b', value: 1 });
  });
});

describe('dice that no best square is found for', () => {
  const texts: readonly [why: string, text: string][] = [
    ['nothing', ''],
    ['no letters', 'x'],
    ['eight dice', 'r1r2r3/r4w5b1/b2b3'],
    ['no white die', 'r1r2r3/r4b5b1/b2b3b4'],
    ['two white dice', 'r1r2r3/r4w5w1/b2b3b4'],
    ['a white die in a corner', 'w1r2r3/r4r5b1/b2b3b4'],
    ['dice without numbers', 'r.r.r./r.w.b./b.b.b.'],
    ['one die without its number', 'r1r2r3/r4w5b1/b2b3b.'],
  ];
  for (const [why, text] of texts) {
    it(`are a bad position: ${why}`, () => {
      expect(gameErrorOf(() => bestSquare(text), 'bad-position').details).to.deep.equal({ place: 'square' });
    });
  }

  it('are those with a white die, or with dice that are not rolled, in the middle', () => {
    const middles = [[{ colour: 'w' as const, value: 1 as const }], [null, { colour: 'r' as const, value: null }]];
    for (const middle of middles) {
      expect(gameErrorOf(() => bestSquare(SQUARE, { middle }), 'bad-position').details).to.deep.equal({
        place: 'middle',
      });
    }
  });

  it('are those with streets that nobody knows', () => {
    const { details } = gameErrorOf(() => bestSquare(SQUARE, { streets: 'both' as never }), 'bad-options');
    expect(details).to.deep.include({ place: 'streets' });
  });
});

describe('a start whose middle is still to be rolled', () => {
  it('goes on whatever the order of its colours', () => {
    const state = cubo.start(cubo.parsePosition('1 0 build 0 | r.r.r./r.w.b./b.b.b. h - 0 | b.b.r.r.'));
    const roll = cubo.chance(state, () => 0.5);
    expect(cubo.makeMove(roll)).to.equal('middle r4r4b4b4');
    expect(cubo.refusal(state, 'chance', cubo.parseMove(cubo.makeMove(roll)))).to.equal(undefined);
  });
});

describe('taking without a word on what', () => {
  it('is no move', () => {
    const state = cubo.start(cubo.parsePosition('1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 c - 0 | r1r2b3b4'));
    expect(cubo.refusal(state, 0, { kind: 'take' } as unknown as CuboMove)?.code).to.equal('bad-move');
  });
});
