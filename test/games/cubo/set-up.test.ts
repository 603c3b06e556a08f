import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { middleText, moveTexts, play, positionText, refusalOf, seatText, stagesText } from './helpers.js';

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

  for (const seats of [0, 5, 1.5, NaN]) {
    it(`is not for ${seats} seats`, () => {
      expect(gameErrorOf(() => cubo.setup(seats), 'bad-seats').details).to.deep.include({ min: 1, max: 4 });
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

  it('are waited for by all', () => {
    const state = play(cubo.setup(3), 'middle r1r2b3b4', 'dice 0 111111111', 'dice 1 222222222');
    expect(cubo.actors(state)).to.deep.equal(['chance']);
    expect(moveTexts(state, 0)).to.be.empty;
    expect(cubo.actors(play(state, 'dice 2 333333333'))).to.deep.equal([0, 1, 2]);
  });
});
