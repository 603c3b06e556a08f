import { expect } from 'chai';
import { WIDE } from './custom-sheets.js';
import { chooses, moveTexts, play, refusalOf, sheetText } from './helpers.js';

describe('a colour field', () => {
  const cases: readonly [move: string, fields: string][] = [
    ['Lc', 'L'],
    ['Mc', 'M'],
    ['Sc', 'S'],
    ['Lt', 't'],
    ['Mt', 't'],
    ['St', 't'],
  ];
  for (const [move, fields] of cases) {
    it(`is crossed with a die of its colour, the one of all colours with any: ${move}`, () => {
      expect(sheetText(play(chooses('1,0,0,0,0', '123'), move))).to.equal(`1,0,0,0,0 .,.,.,.,. ${fields}`);
    });
  }

  it('is free once', () => {
    expect(moveTexts(chooses('1,0,0,0,0 .,.,.,.,. Lt', '123'))).to.deep.equal(['L', 'M', 'Mc', 'S', 'Sc']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,.,.,. LMSt', '123'))).to.deep.equal(['L', 'M', 'S']);
  });

  it('is used where the row is full', () => {
    expect(moveTexts(chooses('7,7,5,5,5 .,.,.,.,. M', '122'))).to.deep.equal(['Lc', 'Lt', 'Mt', 'Sc', 'St']);
  });

  it('keeps its place in the order of the letters', () => {
    expect(sheetText(play(chooses('1,0,0,0,0 .,.,.,.,. St', '123'), 'Lc'))).to.equal('1,0,0,0,0 .,.,.,.,. LSt');
  });

  it('is not crossed with a 6', () => {
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,.,. -', '611'))).to.not.include.members(['Lc']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,.,. -', '611'))).to.not.include.members(['Lt']);
  });

  it('is crossed with a 6 where the option says so, besides scoring rows', () => {
    const state = chooses('1,0,0,0,0 .,.,0,.,. S', '166', { colourOnSix: true });
    expect(moveTexts(state)).to.deep.equal([
      ...['L', 'Lc', 'Lt', 'Mc', 'Mt', 'M:1,2', 'M:1,4', 'M:1,5', 'M:2,4', 'M:2,5', 'M:4,5'],
      ...['St', 'S:1', 'S:2', 'S:4', 'S:5'],
    ]);
    expect(sheetText(play(state, 'Mc'))).to.equal('1,0,0,0,0 .,.,0,.,. MS');
  });
});

describe('several fields of a kind', () => {
  it('are crossed one after the other', () => {
    const state = (fields: string) => chooses(`1,0,0,0,0 .,.,.,.,. ${fields}`, '123', { sheet: WIDE });
    expect(moveTexts(state('-'))).to.deep.equal(['L', 'Lc', 'Lt', 'M', 'Mt', 'S', 'Sc', 'St']);
    expect(sheetText(play(state('LLt'), 'Lc'))).to.equal('1,0,0,0,0 .,.,.,.,. LLLt');
    expect(sheetText(play(state('LLt'), 'Mt'))).to.equal('1,0,0,0,0 .,.,.,.,. LLtt');
    expect(refusalOf(state('LLLt'), '#0 Lc')).to.deep.equal({
      code: 'field-crossed',
      die: 'L',
      needed: 3,
      field: 'L',
    });
    expect(moveTexts(state('LLLStttt'))).to.deep.equal(['L', 'M', 'S']);
  });

  it('or none of a kind that is not printed', () => {
    expect(refusalOf(chooses('1,0,0,0,0', '123', { sheet: WIDE }), '#0 Mc')).to.deep.equal({
      ...{ code: 'field-crossed', die: 'M', needed: 2, field: 'M' },
    });
  });
});
