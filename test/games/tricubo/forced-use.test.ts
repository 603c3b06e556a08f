import { expect } from 'chai';
import { SHEETS, totalOf, tricubo } from '../../../src/games/tricubo/index.js';
import { alone, at, chooses, follows, marksOf, moveTexts, play, refusalOf, sheetText, turnText } from './helpers.js';

/** Rows 1 and 2 are full, fields and interim scorings are used up. */
const STUCK = '7,7,5,0,0 0,-,0,-,0 LMSt';

describe('who can use an open die must use one', () => {
  const cases: readonly [why: string, sheet: string, roll: string, moves: string[]][] = [
    ['from 10 down to 0', '7,7,5,0,0 0,-,0,-,0 LMSt', '132', ['M']],
    ['from 7 down to 4', '1,2,0,0,0 0,-,0,-,0 LMSt', '662', ['S']],
    ['an interim scoring of nothing', '1,0,0,0,0 1,0,.,.,. LMSt', '666', ['S:3', 'S:4', 'S:5']],
  ];
  for (const [why, sheet, roll, moves] of cases) {
    it(`also a bad one: ${why}`, () => {
      const state = chooses(sheet, roll);
      expect(moveTexts(state)).to.deep.equal(moves);
      expect(refusalOf(state, '#0 -')).to.deep.equal({ code: 'must-use' });
    });
  }

  it('and loses points by it', () => {
    const before = chooses('7,7,5,0,0 0,-,0,-,0 LMSt', '132');
    const after = play(before, '#0 M');
    expect(sheetText(after)).to.equal('7,7,7,0,0 0,-,0,-,0 LMSt');
    const [from, to] = [before, after].map((state) => totalOf(SHEETS.A, marksOf(state)));
    expect([from, to]).to.deep.equal([20, 15]);
  });

  it('and chooses freely which and how', () => {
    expect(moveTexts(chooses('5,0,0,0,0', '112'))).to.have.members([
      ...['L', 'Lc', 'Lt', 'M', 'Mc', 'Mt', 'S', 'Sc', 'St'],
    ]);
  });
});

describe('who can use no open die takes none', () => {
  const cases: readonly [why: string, sheet: string, roll: string][] = [
    ['the rows are full', STUCK, '121'],
    ['sixes score no more', STUCK, '666'],
    ['both', STUCK, '626'],
    ['a large 6 is too much, and the rest is full', '7,7,5,0,0 0,.,.,.,. LMSt', '621'],
    ['a medium 6 is too much, and the rest is full', '7,7,5,0,0 0,0,.,.,. LMSt', '162'],
  ];
  for (const [why, sheet, roll] of cases) {
    it(`and has no other move: ${why}`, () => {
      expect(moveTexts(chooses(sheet, roll))).to.deep.equal(['-']);
    });
  }

  it('where the crosses do not fit and must', () => {
    const sheet = '5,6,0,0,0 0,-,0,-,0 LMSt';
    expect(moveTexts(chooses(sheet, '126', { overflow: 'forbidden' }))).to.deep.equal(['-']);
    expect(moveTexts(chooses(sheet, '126'))).to.deep.equal(['L', 'M']);
  });

  it('though the closed die had a use', () => {
    expect(moveTexts(alone(STUCK, 1, '412'))).to.deep.equal(['-']);
    const second = '7,7,5,0,0 0,-,0,-,0 LMSt';
    expect(moveTexts(follows(second, '142', 'M'), 1)).to.deep.equal(['-']);
    expect(moveTexts(follows(second, '142', 'S'), 1)).to.deep.equal(['M']);
  });

  it('which changes nothing on the sheet, and the game goes on', () => {
    const state = play(at(`${STUCK} / 0,1,0,0,0 | A 4 0 121`), '#0 -');
    expect(sheetText(state)).to.equal(STUCK);
    expect(turnText(state)).to.equal('A 4 0 121 x');
    expect(tricubo.actors(state)).to.deep.equal([1]);
    const closed = play(state, '#1 M');
    expect(turnText(closed)).to.equal('A 5 1');
  });
});
