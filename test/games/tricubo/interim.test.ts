import { expect } from 'chai';
import { totalOf, SHEETS } from '../../../src/games/tricubo/index.js';
import { at, chooses, marksOf, moveTexts, play, sheetText } from './helpers.js';

describe('a 6', () => {
  const cases: readonly [move: string, sheet: string][] = [
    ['L:1,3,5', '2,3,5,1,7 7,-,10,-,0 -'],
    ['M:2,4', '2,3,5,1,7 .,4,.,1,. -'],
    ['S:3', '2,3,5,1,7 .,.,10,.,. -'],
  ];
  for (const [move, sheet] of cases) {
    it(`writes what stands over the last cross into the interim boxes: ${move}`, () => {
      expect(sheetText(play(chooses('2,3,5,1,7', '666'), move))).to.equal(sheet);
    });
  }

  it('scores 0 for a row without a cross, which is used up by that', () => {
    const state = play(chooses('1,0,0,0,0', '666'), '#0 M:2,3');
    expect(sheetText(state)).to.equal('1,0,0,0,0 .,0,0,.,. -');
    expect(moveTexts(chooses(sheetText(state), '166'))).to.include.members(['S:1', 'S:4', 'S:5']);
    expect(moveTexts(chooses(sheetText(state), '166'))).to.not.include.members(['S:2']);
  });

  it('makes no cross', () => {
    const state = chooses('2,3,5,1,7 .,.,.,.,. LS', '666');
    expect(marksOf(play(state, 'L:1,2,3'))).to.deep.include({ crosses: [2, 3, 5, 1, 7], fields: ['L', 'S'] });
  });
});

describe('a row that has been scored', () => {
  it('is crossed further, keeps its interim points and has final ones besides', () => {
    const scored = play(chooses('2,0,0,0,0', '116'), '#0 S:1');
    const further = play(chooses(sheetText(scored), '116'), '#0 L');
    expect(sheetText(further)).to.equal('5,0,0,0,0 7,.,.,.,. -');
    expect(totalOf(SHEETS.A, marksOf(further))).to.equal(7 + 10);
  });

  it('is not scored again', () => {
    expect(moveTexts(chooses('5,0,0,0,0 7,.,.,.,. LMSt', '166'))).to.deep.equal([
      ...['L', 'M:2,3', 'M:2,4', 'M:2,5', 'M:3,4', 'M:3,5', 'M:4,5', 'S:2', 'S:3', 'S:4', 'S:5'],
    ]);
  });
});

describe('interim scorings are three in the whole game', () => {
  const interims = ['.,.,.,.,.', '.,.,0,.,.', '.,.,0,.,0', '-,-,0,0,0'];
  const usable: readonly [used: number, dice: string][] = [
    [0, 'LMS'],
    [1, 'MS'],
    [2, 'S'],
    [3, ''],
  ];
  for (const [used, dice] of usable) {
    it(`so with ${used} used a 6 is one for ${dice || 'no die'}`, () => {
      const texts = moveTexts(chooses(`1,0,0,0,0 ${interims[used]} LMSt`, '666'));
      expect([...new Set(texts.map((text) => text.charAt(0)))].join('')).to.equal(dice || '-');
    });
  }

  it('so a 6 that scores more than are left is no use, though rows are free', () => {
    expect(moveTexts(chooses('1,0,0,0,0 0,.,.,.,. LMSt', '611'))).to.deep.equal(['M', 'S']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,0,. LMSt', '161'))).to.deep.equal(['L', 'S']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,0,. LMSt', '116'))).to.deep.equal(['L', 'M', 'S:1', 'S:2', 'S:5']);
    expect(moveTexts(chooses('1,0,0,0,0 -,-,0,0,0 LMSt', '116'))).to.deep.equal(['L', 'M']);
  });

  it('so three rounds with the small die use them up, as one with the large die does', () => {
    let state = at('1,0,0,0,0 | A 1');
    for (const round of [1, 2, 4]) {
      state = play(at(`${sheetText(state)} | A ${round} 0 116`), `S:${round}`);
    }
    expect(sheetText(state)).to.equal('1,0,0,0,0 1,0,-,0,- -');
    expect(moveTexts(at(`${sheetText(state)} | A 5 0 116`))).to.not.include('S:3');
  });
});
