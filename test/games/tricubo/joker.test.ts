import { expect } from 'chai';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { alone, chooses, follows, moveTexts, play, refusalOf, sheetText } from './helpers.js';

const B = { sheet: 'B' } as const;
/** No colour field and no interim scoring is left, and rows 1 and 2 are full. */
const STUCK = '8,8,5,5,0 0,-,0,-,0 LMSt';

const jokers = (texts: readonly string[]) => texts.filter((text) => text.startsWith('J'));

describe('the joker', () => {
  it('opens the die that the active player has taken, with all its uses', () => {
    expect(moveTexts(follows('0,1,0,0,0', '123', 'L', B), 1)).to.deep.equal([
      ...['M', 'Mc', 'Mt', 'S', 'Sc', 'St', 'JL', 'JLc', 'JLt'],
    ]);
    expect(jokers(moveTexts(follows('0,1,0,0,0', '661', 'M', B), 1))).to.have.lengthOf(10);
  });

  it('opens the die of the round for one who plays alone', () => {
    expect(jokers(moveTexts(alone('1,0,0,0,0', 1, '123', B)))).to.deep.equal(['JL', 'JLc', 'JLt']);
    expect(jokers(moveTexts(alone('1,0,0,0,0', 5, '123', B)))).to.deep.equal(['JM', 'JMc', 'JMt']);
    expect(jokers(moveTexts(alone('1,0,0,0,0', 21, '123', B)))).to.deep.equal(['JS', 'JSc', 'JSt']);
  });

  it('has no use for the active player, nor where that one took none', () => {
    expect(jokers(moveTexts(chooses('1,0,0,0,0', '123', B)))).to.be.empty;
    expect(jokers(moveTexts(follows('0,1,0,0,0', '123', 'x', B), 1))).to.be.empty;
  });

  it('is not on side A', () => {
    expect(jokers(moveTexts(follows('0,1,0,0,0', '123', 'L'), 1))).to.be.empty;
    expect(jokers(moveTexts(alone('1,0,0,0,0', 1, '123')))).to.be.empty;
  });

  it('is spent with the use, whatever that is', () => {
    const state = follows('0,1,0,0,0', '161', 'M', B);
    expect(sheetText(play(state, '#1 JM:2,3'), 1)).to.equal('0,1,0,0,0 .,3,0,.,. - J');
    expect(sheetText(play(follows('0,1,0,0,0', '123', 'L', B), '#1 JL'), 1)).to.equal('3,1,0,0,0 .,.,.,.,. - J');
    expect(sheetText(play(follows('0,1,0,0,0', '123', 'S', B), '#1 JSt'), 1)).to.equal('0,1,0,0,0 .,.,.,.,. t J');
  });

  it('is there once', () => {
    const spent = sheetText(play(alone('1,0,0,0,0', 1, '123', B), 'JL'));
    expect(jokers(moveTexts(alone(spent, 2, '123', B)))).to.be.empty;
    expect(refusalOf(alone(spent, 2, '123', B), 'JM')).to.deep.equal({ code: 'no-joker' });
  });

  it('stays unspent with an open die', () => {
    expect(sheetText(play(alone('1,0,0,0,0', 1, '123', B), 'M'))).to.equal('1,2,0,0,0 .,.,.,.,. -');
  });

  it('of each player is their own', () => {
    const state = play(tricubo.setup(3, B), 'roll 123', '#0 L', '#2 JL');
    expect(jokers(moveTexts(state, 1))).to.deep.equal(['JL', 'JLc', 'JLt']);
    expect(play(state, '#1 JL').sheets.map(({ joker }) => joker)).to.deep.equal([false, true, true]);
  });
});

describe('the joker is never compulsory', () => {
  it('where only it gives a use, taking none is legal as well', () => {
    expect(moveTexts(alone(STUCK, 1, '512', B))).to.deep.equal(['JL', '-']);
    expect(moveTexts(follows(STUCK, '512', 'L', B), 1)).to.deep.equal(['JL', '-']);
  });

  it('where an open die has a use, that or the joker is used', () => {
    expect(moveTexts(alone(STUCK, 1, '552', B))).to.deep.equal(['M', 'JL']);
    expect(refusalOf(alone(STUCK, 1, '552', B), '-')).to.deep.equal({ code: 'must-use' });
  });

  it('where it gives no use either, only taking none is left', () => {
    expect(moveTexts(alone(STUCK, 1, '112', B))).to.deep.equal(['-']);
    expect(moveTexts(alone(`${STUCK} J`, 1, '512', B))).to.deep.equal(['-']);
  });

  it('and taking none keeps it', () => {
    const state = play(alone(STUCK, 1, '512', B), '-');
    expect(sheetText(state)).to.equal(STUCK);
    expect(state.round).to.equal(2);
  });
});
