import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../../src/games/cubo/index.js';
import { anyPosition, anySquare, squareText } from './arbitraries.js';
import { MIDDLE, SQUARE, at, play, positionText, table } from './helpers.js';
import { randomStates } from './random-games.js';

const { parsePosition: parse, makePosition: write } = cubo;

describe('a position in letters', () => {
  it('shows round, start seat, phase and turn, squares and what the seats are about, and the middle', () => {
    const { seats, ...rest } = parse(
      '3 1 exchange 0 | r1r2r3/r2w3b4/b3b4b5 t b6 41 ; r.r.r./r.w.b./b.b.b. x - 7 | r3r5b1-',
    );
    expect(rest).to.deep.equal({
      ...{ round: 3, start: 1, phase: 'exchange', turn: 0 },
      middle: [{ colour: 'r', value: 3 }, { colour: 'r', value: 5 }, { colour: 'b', value: 1 }, null],
    });
    const [first, second] = seats;
    expect(first).to.deep.include({ stage: 'decided', taken: { colour: 'b', value: 6 }, score: 41 });
    expect(first?.square[4]).to.deep.equal({ colour: 'w', value: 3 });
    expect(first?.square[5]).to.deep.equal({ colour: 'b', value: 4 });
    expect(second).to.deep.include({ stage: 'late', taken: null, score: 7 });
    expect(second?.square[8]).to.deep.equal({ colour: 'b', value: null });
  });

  const letters = { o: 'open', h: 'in-hand', c: 'called', t: 'decided', x: 'late' } as const;
  for (const [letter, stage] of Object.entries(letters)) {
    it(`says with ${letter} that a seat is ${stage}`, () => {
      const text = `1 0 build 0 | ${SQUARE} ${letter} - 0 | ${MIDDLE}`;
      expect(parse(text).seats[0]?.stage).to.equal(stage);
      expect(write(parse(text))).to.equal(text);
    });
  }

  it('follows a round', () => {
    let state = table('oo');
    const texts = ['#0 call', '#0 take 2', '#1 call', '#1 take -', '#0 put c3'].map((text) => {
      state = play(state, text);
      return positionText(state);
    });
    expect(texts).to.deep.equal([
      `1 0 build 0 | ${SQUARE} c - 0 ; ${SQUARE} o - 0 | r1r2b3b4`,
      `1 0 build 0 | ${SQUARE} t r2 0 ; ${SQUARE} o - 0 | r1-b3b4`,
      `1 0 build 0 | ${SQUARE} t r2 0 ; ${SQUARE} c - 0 | r1-b3b4`,
      `1 0 exchange 0 | ${SQUARE} t r2 0 ; ${SQUARE} t - 0 | r1-b3b4`,
      // In the bottom row b2 b3 r2 earn nothing.
      '2 1 build 1 | r.r.r./r.w.r./b.b.b. h - 11 ; r.r.r./r.w.b./b.b.b. h - 19 | r.b.b.b.',
    ]);
  });

  const same: readonly [why: string, written: string, canonical: string][] = [
    [
      'large letters',
      `1 0 build 0 | ${SQUARE.toUpperCase()} o - 0 | ${MIDDLE}`,
      `1 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`,
    ],
    ['more spaces', ` 1\t0  build 0|${SQUARE}  o -  0|  ${MIDDLE} `, `1 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`],
    ['line ends', `1 0 build 0\n|\n${SQUARE} o - 0\n|\n${MIDDLE}`, `1 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`],
    ['leading zeros', `01 0 build 0 | ${SQUARE} o - 007 | ${MIDDLE}`, `1 0 build 0 | ${SQUARE} o - 7 | ${MIDDLE}`],
  ];
  for (const [why, written, canonical] of same) {
    it(`is read with ${why}`, () => {
      expect(parse(written)).to.deep.equal(parse(canonical));
      expect(write(parse(written))).to.equal(canonical);
    });
  }

  it('is the same after writing and reading, also where it is no legal one', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        expect(parse(write(position))).to.deep.equal(position);
      }),
    );
  });

  it('is the same game again at any moment, from its letters and its options', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        // The squares of earlier rounds are not in it; their points are.
        expect(at(positionText(state), state.options)).to.deep.equal({ ...state, rounds: [] });
      }),
    );
  });

  it('of seven seats is read, for a diagram', () => {
    const seats = Array.from({ length: 7 }, () => `${SQUARE} o - 0`).join(' ; ');
    expect(cubo.seatsOf(parse(`1 0 build 0 | ${seats} | ${MIDDLE}`))).to.equal(7);
  });
});

describe('a square alone', () => {
  it('is the position of one who practises, before the middle is rolled', () => {
    const state = at(SQUARE);
    expect(cubo.makePosition({ ...state, round: 2 })).to.equal(`2 0 build 0 | ${SQUARE} o - 0 | r.r.b.b.`);
    expect(positionText(state)).to.equal(SQUARE);
    expect(cubo.actors(state)).to.deep.equal(['chance']);
    expect(cubo.actors(play(state, 'middle r1r2b3b4'))).to.deep.equal([0, 'clock']);
  });

  it('is the same after writing and reading, in any colours', () => {
    fc.assert(
      fc.property(anySquare, (square) => {
        const position = parse(squareText(square));
        expect(position.seats[0]?.square).to.deep.equal(square);
        expect(write(position)).to.equal(squareText(square));
      }),
    );
  });

  const middles: readonly [square: string, middle: string][] = [
    ['r1r2r3/r5w4b3/b2b3b4', 'r.r.b.b.'],
    ['r1r2r3/r5w4r3/b2b3b4', 'r.b.b.b.'],
    ['r1r2r3/r5w4r3/r2b3b4', 'b.b.b.b.'],
    ['r1r2b3/b5w4b3/b2b3b4', 'r.r.r.r.'],
  ];
  for (const [square, middle] of middles) {
    it(`leaves the other colours to the middle: ${square} ${middle}`, () => {
      expect(write({ ...at(square), round: 2 })).to.equal(`2 0 build 0 | ${square} o - 0 | ${middle}`);
    });
  }

  it('may be written in large letters, with spaces around it', () => {
    expect(write(parse('  R1R2R3/R5W4B3/b2b3b4 '))).to.equal(SQUARE);
  });

  it('may be a diagram of any dice, though no game', () => {
    for (const square of [
      'r.r.r./r.w.b./b.b.b.',
      'w6w6w6/w6w6w6/w6w6w6',
      'b1b2b3/b5w4b3/b2b3b4',
      'r1r.w2/b1b.b2/w.w1w2',
    ]) {
      expect(write(parse(square))).to.equal(square);
    }
  });
});
