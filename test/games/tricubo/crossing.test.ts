import { expect } from 'chai';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { alone, chooses, moveTexts, play, sheetText } from './helpers.js';

const crossesAfter = (state: Parameters<typeof sheetText>[0], move: string): string =>
  sheetText(play(state, move)).split(' ')[0] ?? '';

describe('a die from 1 to 5', () => {
  const cases: readonly [roll: string, move: string, crosses: string][] = [
    ['361', 'L', '1,0,3,0,0'],
    ['361', 'S', '2,0,0,0,0'],
    ['151', 'L', '4,0,0,0,0'],
    ['151', 'M', '1,0,0,0,2'],
    ['234', 'L', '1,3,0,0,0'],
    ['234', 'M', '1,0,2,0,0'],
    ['234', 'S', '1,0,0,1,0'],
    ['555', 'L', '1,0,0,0,3'],
    ['555', 'M', '1,0,0,0,2'],
    ['555', 'S', '1,0,0,0,1'],
  ];
  for (const [roll, move, crosses] of cases) {
    it(`crosses the next boxes of its row: ${move} of ${roll}`, () => {
      expect(crossesAfter(chooses('1,0,0,0,0', roll), move)).to.equal(crosses);
    });
  }

  it('goes on where the row has ended', () => {
    expect(crossesAfter(chooses('1,0,4,0,0', '361'), 'L')).to.equal('1,0,7,0,0');
  });

  it('leaves fields, interim boxes and the joker alone', () => {
    const state = alone('1,0,0,0,1 .,0,.,.,3 Lt J', 1, '136', { sheet: 'B' });
    expect(sheetText(play(state, 'M'))).to.equal('1,0,2,0,1 .,0,.,.,3 Lt J');
  });
});

describe('a row with too few boxes left', () => {
  const cases: readonly [crosses: string, move: string, after: string][] = [
    ['1,0,5,0,0', 'L', '1,0,7,0,0'],
    ['1,0,6,0,0', 'L', '1,0,7,0,0'],
    ['1,0,6,0,0', 'M', '1,0,7,0,0'],
    ['1,0,6,0,0', 'S', '1,0,7,0,0'],
  ];
  for (const [crosses, move, after] of cases) {
    it(`takes what fits: ${move} on ${crosses}`, () => {
      expect(crossesAfter(chooses(crosses, '333'), move)).to.equal(after);
    });
  }

  it('takes what fits on side B, where there are eight', () => {
    expect(crossesAfter(chooses('1,0,7,0,0', '333', { sheet: 'B' }), 'M')).to.equal('1,0,8,0,0');
  });

  const forbidden: readonly [crosses: string, moves: string[]][] = [
    ['1,0,4,0,0', ['L', 'M', 'S']],
    ['1,0,5,0,0', ['M', 'S']],
    ['1,0,6,0,0', ['S']],
    ['1,0,7,0,0', []],
  ];
  for (const [crosses, moves] of forbidden) {
    it(`is no use for dice that do not fit, where that is forbidden: ${crosses} leaves ${moves.join()}`, () => {
      const texts = moveTexts(chooses(crosses, '333', { overflow: 'forbidden' }));
      expect(texts.filter((text) => text.length === 1)).to.deep.equal(moves);
    });
  }

  it('that is full is no use for any die', () => {
    expect(moveTexts(chooses('1,0,7,0,0 .,.,.,.,. LMSt', '333'))).to.deep.equal(['-']);
  });
});

describe('the moves of a roll', () => {
  it('come die by die, the large one first: its row, its field, the field of all colours', () => {
    expect(moveTexts(chooses('1,0,0,0,0', '123'))).to.deep.equal([
      ...['L', 'Lc', 'Lt', 'M', 'Mc', 'Mt', 'S', 'Sc', 'St'],
    ]);
  });

  it('score rows with a 6, the smallest numbers first', () => {
    expect(moveTexts(chooses('1,0,0,0,0', '666'))).to.deep.equal([
      ...['L:1,2,3', 'L:1,2,4', 'L:1,2,5', 'L:1,3,4', 'L:1,3,5', 'L:1,4,5', 'L:2,3,4', 'L:2,3,5', 'L:2,4,5', 'L:3,4,5'],
      ...['M:1,2', 'M:1,3', 'M:1,4', 'M:1,5', 'M:2,3', 'M:2,4', 'M:2,5', 'M:3,4', 'M:3,5', 'M:4,5'],
      ...['S:1', 'S:2', 'S:3', 'S:4', 'S:5'],
    ]);
  });

  it('are none before it', () => {
    expect(moveTexts(tricubo.setup(2))).to.be.empty;
  });
});
