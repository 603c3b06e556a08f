import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import { gameErrorOf } from '../contract/check.js';
import { at, moveTexts, positionText } from './helpers.js';

describe('a position that is no moment of a game', () => {
  const both = 'together there must be 6';
  const noRoll = 'before the roll the board is empty, and nothing has been removed or played';
  const cases: readonly [text: string, message: string, details: object][] = [
    ['ccbbaa/6/6/6/6/AABBC1', `White has 5 dice on the board and 0 removed, ${both}`, { place: 'White' }],
    ['ccbbaa/6/6/6/5C/AABBCC', `White has 7 dice on the board and 0 removed, ${both}`, { place: 'White' }],
    ['ccbba1/6/6/6/6/AABBCC', `Black has 5 dice on the board and 0 removed, ${both}`, { place: 'Black' }],
    ['ccbbaa/6/6/6/6/AABBCC w 1-0', `White has 6 dice on the board and 1 removed, ${both}`, { place: 'White' }],
    ['ccbbaa/6/6/6/6/AABBCC w 0-1', `Black has 6 dice on the board and 1 removed, ${both}`, { place: 'Black' }],
    ['6/6/6/6/6/6', `White has 0 dice on the board and 0 removed, ${both}`, { place: 'White' }],
    ['ccbbaa/6/6/6/6/AA4 w 4-0', 'White has 4 dice removed, at most 3 can be', { place: 'White' }],
    ['c5/6/6/6/6/AABBCC w 0-5', 'Black has 5 dice removed, at most 3 can be', { place: 'Black' }],
    ['ccb3/6/6/6/6/AAB3 w 3-3', 'both sides have won', { place: 'removed' }],
    ['- w 1-0', noRoll, { place: 'dice' }],
    ['- w 0-3', noRoll, { place: 'dice' }],
    ['- b 0-0 1', noRoll, { place: 'dice' }],
    ['- w 0-0 200', noRoll, { place: 'dice' }],
  ];
  for (const [text, message, details] of cases) {
    it(`${text}: ${message}`, () => {
      const error = gameErrorOf(() => at(text), 'bad-position');
      expect(error.message).to.equal(message);
      expect(error.details).to.deep.equal(details);
    });
  }
});

describe('a game that begins at a position', () => {
  it('lets the side move that the position names, whoever starts games', () => {
    const state = at('ccbbaa/6/6/6/6/AABBCC b 0-0', { starter: 0 });
    expect(triad.actors(state)).to.deep.equal([1]);
  });

  it('waits for the roll where there was none', () => {
    expect(triad.actors(at('- b 0-0'))).to.deep.equal(['chance']);
    expect(positionText(at('- b 0-0'))).to.equal('- b 0-0');
  });

  it('keeps the plies since the last removal', () => {
    expect(at('ccbbaa/6/6/6/6/AABBCC w 0-0 42').quiet).to.equal(42);
  });

  it('is over where somebody has won', () => {
    const state = at('ccb3/6/6/6/6/AABBCC w 0-3');
    expect(triad.outcome(state)).to.deep.equal({ winners: [1], scores: [0, 3], reason: 'three-removed' });
    expect(moveTexts(state)).to.be.empty;
  });

  it('takes any arrangement of the right number of dice, also one no game could reach', () => {
    expect(moveTexts(at('AAAAAA/6/6/6/6/aaaaaa w 0-0'))).to.not.be.empty;
  });

  it('has the options given, and the defaults for the others', () => {
    const state = at('ccbbaa/6/6/6/6/AABBCC w 0-0', { draws: false });
    expect(state.options).to.deep.equal({ evenStart: false, starter: 0, draws: false });
  });
});
