import { expect } from 'chai';
import { bestSquare, cubo, scoreSquare } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboSquare } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';

const NO_SQUARES: readonly unknown[] = [
  undefined,
  null,
  {},
  Array(9),
  Object.create(null),
  Array.from({ length: 9 }, () => ({ colour: 'g', value: 9 })),
  'r1r2r3/r2w3b4/b3b4b.',
];

describe('what is no square', () => {
  for (const value of NO_SQUARES) {
    it(`is not scored, but refused: ${typeof value === 'string' ? value : JSON.stringify(value)}`, () => {
      expect(gameErrorOf(() => scoreSquare(value as CuboSquare), 'bad-position').details['place']).to.equal('square');
      expect(gameErrorOf(() => bestSquare(value as CuboSquare), 'bad-position').details['place']).to.equal('square');
    });
  }
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
