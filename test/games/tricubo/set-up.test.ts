import { expect } from 'chai';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { FIRST_CROSSES, moveTexts, play, positionText, sheetText } from './helpers.js';

describe('the set-up', () => {
  for (const seats of [2, 3, 4, 5]) {
    it(`gives each of ${seats} players a cross in the first box of a row of their own`, () => {
      const state = tricubo.setup(seats);
      const sheets = FIRST_CROSSES.slice(0, seats).map((crosses) => `${crosses} .,.,.,.,. -`);
      expect(positionText(state)).to.equal(`${sheets.join(' / ')} | A`);
      expect(tricubo.actors(state)).to.deep.equal(['chance']);
    });
  }

  for (const seats of [0, 6, 1.5, NaN]) {
    it(`is not for ${seats} seats`, () => {
      const { details } = gameErrorOf(() => tricubo.setup(seats), 'bad-seats');
      expect(details).to.deep.include({ min: 1, max: 5 });
    });
  }
});

describe('one who plays alone', () => {
  const state = tricubo.setup(1);

  it('begins with an empty sheet, and with the first cross in any row', () => {
    expect(positionText(state)).to.equal('0,0,0,0,0 .,.,.,.,. - | A');
    expect(tricubo.actors(state)).to.deep.equal([0]);
    expect(moveTexts(state)).to.deep.equal(['@1', '@2', '@3', '@4', '@5']);
  });

  FIRST_CROSSES.forEach((crosses, i) => {
    it(`makes it in row ${i + 1}, and then the dice are rolled`, () => {
      const begun = play(state, `@${i + 1}`);
      expect(sheetText(begun)).to.equal(`${crosses} .,.,.,.,. -`);
      expect(tricubo.actors(begun)).to.deep.equal(['chance']);
      expect(begun.round).to.equal(1);
      expect(moveTexts(begun)).to.be.empty;
    });
  });
});
