import { expect } from 'chai';
import fc from 'fast-check';
import { scoreSquare } from '../../../src/games/cubo/index.js';
import type { CuboDie, CuboSquare } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anySquare, squareText } from './arbitraries.js';
import { plainWorth } from './plain-solver.js';

describe('any square that is scored', () => {
  for (const streets of ['ordered', 'any-order'] as const) {
    it(`has the worth that is found in another way, with ${streets} streets`, () => {
      fc.assert(
        fc.property(anySquare, (square) => {
          const { lines, total } = scoreSquare(square, { streets });
          expect(total).to.equal(plainWorth(square, streets));
          expect(lines.reduce((sum, { points }) => sum + points, 0)).to.equal(total);
        }),
        { numRuns: 1000 },
      );
    });
  }

  it('is worth as much in letters', () => {
    fc.assert(
      fc.property(anySquare, (square) => {
        expect(scoreSquare(squareText(square))).to.deep.equal(scoreSquare(square));
      }),
    );
  });

  it('is never worth less where any order will do', () => {
    fc.assert(
      fc.property(anySquare, (square) => {
        expect(scoreSquare(square, { streets: 'any-order' }).total).to.be.at.least(scoreSquare(square).total);
      }),
    );
  });

  it('has ordered streets where nobody says otherwise', () => {
    const square = 'r2b1b3/r4w3r5/b3b2r4';
    expect(scoreSquare(square)).to.deep.equal(scoreSquare(square, { streets: 'ordered' }));
    expect(scoreSquare(square, { streets: undefined }).total).to.equal(0);
  });
});

describe('what is no square to be scored', () => {
  const texts = ['', 'x', 'r1r2r3', 'r1r2r3/r2w3b4/b3b4', 'r1r2r3/r2w3b4/b3b4b5b6', 'r1r2r3/r2w3b4/b3b4b7'];
  for (const text of [...texts, 'r1r2r3/r2w3b4/b3b4g5', 'r1r2r3|r2w3b4|b3b4b5', 'r.r.r./r.w.b./b.b.b.']) {
    it(`in letters is a bad position: ${JSON.stringify(text)}`, () => {
      const { details } = gameErrorOf(() => scoreSquare(text), 'bad-position');
      expect(details).to.deep.equal({ place: 'square' });
    });
  }

  const die: CuboDie = { colour: 'r', value: 1 };
  const dice = (count: number): CuboDie[] => Array.from({ length: count }, () => die);
  const squares: readonly [why: string, square: CuboSquare][] = [
    ['none', []],
    ['eight', dice(8)],
    ['ten', dice(10)],
    ['one that is not rolled', [...dice(8), { colour: 'b', value: null }]],
  ];
  for (const [why, square] of squares) {
    it(`as dice is a bad position: ${why}`, () => {
      const { details } = gameErrorOf(() => scoreSquare(square), 'bad-position');
      expect(details).to.deep.equal({ place: 'square' });
    });
  }

  it('with streets that nobody knows is a bad option', () => {
    const { details } = gameErrorOf(
      () => scoreSquare('r1r2r3/r2w3b4/b3b4b5', { streets: 'no' as never }),
      'bad-options',
    );
    expect(details).to.deep.include({ place: 'streets', value: 'no' });
  });
});
