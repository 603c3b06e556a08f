import { expect } from 'chai';
import { kubi } from '../../../src/games/kubi/index.js';
import { crossed, at, moveTexts, play, positionText, rolled, sums } from './helpers.js';

describe('the crossings', () => {
  const state = kubi.setup(1);

  it('are the twenty threes of six numbers, in order', () => {
    expect(moveTexts(state)).to.deep.equal([
      ...['x123', 'x124', 'x125', 'x126', 'x134', 'x135', 'x136', 'x145', 'x146', 'x156'],
      ...['x234', 'x235', 'x236', 'x245', 'x246', 'x256', 'x345', 'x346', 'x356', 'x456'],
    ]);
  });

  it('are written on the sheet, with no mark behind them', () => {
    expect(positionText(play(state, 'x126'))).to.equal(crossed('126'));
  });
});

describe('the roll 1 2 3 4 6', () => {
  it('makes 9+6, 10+5 and 8+7 where the 1 stays out', () => {
    expect(moveTexts(rolled('156', '12346')).filter((text) => text.startsWith('1'))).to.have.members([
      '1|24|36',
      '1|23|46',
      '1|34|26',
    ]);
  });

  it('makes 9+3, 8+4 and 7+5 where the 4 stays out', () => {
    expect(moveTexts(rolled('245', '12346')).filter((text) => text.startsWith('4'))).to.have.members([
      '4|12|36',
      '4|13|26',
      '4|23|16',
    ]);
  });

  it('lets any of the own numbers stay out that were rolled, and no other', () => {
    const outs = (numbers: string) => new Set(moveTexts(rolled(numbers, '12346')).map((text) => text.charAt(0)));
    expect([...outs('145')]).to.deep.equal(['1', '4']);
    expect([...outs('346')]).to.deep.equal(['3', '4', '6']);
    expect([...outs('156')]).to.deep.equal(['1', '6']);
  });

  it('leaves one mark behind the number and one behind each sum', () => {
    const after = play(rolled('126', '12346'), '1|34|26');
    expect(positionText(after)).to.equal(`1:1,2:0,6:0 ${sums({ 7: 1, 8: 1 })}`);
  });
});

describe('equal dice', () => {
  const rolls: readonly [roll: string, numbers: string, moves: string[]][] = [
    ['22222', '256', ['2|22|22']],
    ['22222', '156', ['(2)|22|22']],
    ['11122', '156', ['1|11|22', '1|12|12']],
    ['11122', '256', ['2|11|12']],
    ['11122', '126', ['1|11|22', '1|12|12', '2|11|12']],
    ['11223', '356', ['3|11|22', '3|12|12']],
    ['11223', '156', ['1|12|23', '1|13|22']],
    ['11223', '256', ['2|11|23', '2|12|13']],
    ['11112', '256', ['2|11|11']],
    ['11112', '156', ['1|11|12']],
    ['11112', '456', ['(1)|11|12', '(2)|11|11']],
    ['11233', '456', ['(1)|12|33', '(1)|13|23', '(2)|11|33', '(2)|13|13', '(3)|11|23', '(3)|12|13']],
  ];
  for (const [roll, numbers, moves] of rolls) {
    it(`leave ${moves.length} moves of ${roll} with ${numbers} crossed`, () => {
      expect(moveTexts(rolled(numbers, roll))).to.have.members(moves);
      expect(moveTexts(rolled(numbers, roll))).to.have.lengthOf(moves.length);
    });
  }

  it('leave two marks behind the same sum', () => {
    expect(positionText(play(rolled('256', '22222'), '2|22|22'))).to.equal(`2:1,5:0,6:0 ${sums({ 4: 2 })}`);
    expect(positionText(play(rolled('356', '11223'), '3|12|12'))).to.equal(`3:1,5:0,6:0 ${sums({ 3: 2 })}`);
    expect(positionText(play(rolled('156', '12346'), '1|24|36'))).to.equal(`1:1,5:0,6:0 ${sums({ 6: 1, 9: 1 })}`);
  });

  it('add to the marks that are there', () => {
    const state = at(`1:0,2:3,3:1 ${sums({ 4: 7, 7: 1 })} | 0 22222`);
    expect(positionText(play(state, '2|22|22'))).to.equal(`1:0,2:4,3:1 ${sums({ 4: 9, 7: 1 })}`);
  });
});

describe('a free ride', () => {
  it('lets any die stay out where none of the own numbers was rolled', () => {
    expect([...new Set(moveTexts(rolled('456', '11233')).map((text) => text.slice(0, 3)))]).to.deep.equal([
      '(1)',
      '(2)',
      '(3)',
    ]);
  });

  it('leaves no mark behind a number, and one behind each sum', () => {
    expect(positionText(play(rolled('456', '11233'), '(2)|11|33'))).to.equal(`4:0,5:0,6:0 ${sums({ 2: 1, 6: 1 })}`);
  });

  it('is none where an own number was rolled', () => {
    expect(moveTexts(rolled('345', '11233')).every((text) => text.startsWith('3|'))).to.equal(true);
  });
});
