import { expect } from 'chai';
import { scoreSquare } from '../../../src/games/cubo/index.js';
import type { CuboLine, CuboOptions } from '../../../src/games/cubo/index.js';

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

  it('is no diagonal', () => {
    expect(totalOf('r1b5r3/b6w2b6/r1b5r3')).to.equal(0);
  });
});
