import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import { at, moveTexts, play, positionText, removalsOf } from './helpers.js';

/** White's d4 makes a triad on d3, and another one on d5. */
const BEFORE = '4bb/1Aa3/3B2/1aa3/5c/AA2CB w 0-0 7';
/** The same with two dice of White gone. */
const NEARLY_WON = '4bb/1Aa3/3B2/1aa3/5c/4CB w 2-0 7';

describe('taking a die off', () => {
  it('is part of the move, before the opponent’s turn', () => {
    expect(positionText(play(at(BEFORE), 'd4d3xd3'))).to.equal('4bb/1Aa3/6/1aa3/5c/AA2CB b 1-0');
  });

  it('may leave the die that moved and take another of the triad', () => {
    expect(removalsOf(at(BEFORE), 'd4d5')).to.deep.equal(['b5', 'd5']);
    expect(positionText(play(at(BEFORE), 'd4d5xb5'))).to.equal('4bb/2aA2/6/1aa3/5c/AA2CB b 1-0');
  });

  it('ends the plies without a removal', () => {
    expect(play(at(BEFORE), 'd4e3').quiet).to.equal(8);
    expect(play(at(BEFORE), 'd4d3xd3').quiet).to.equal(0);
  });

  it('is one point, explained', () => {
    const state = play(at(BEFORE), 'd4d3xd3');
    expect(triad.score(state, 0)).to.deep.equal([{ code: 'removed', points: 1, cells: [] }]);
    expect(triad.score(state, 1)).to.be.empty;
  });
});

describe('the third die off', () => {
  it('wins at once', () => {
    const state = play(at(NEARLY_WON), 'd4d3xd3');
    expect(triad.outcome(state)).to.deep.equal({ winners: [0], scores: [3, 0], reason: 'three-removed' });
    expect(triad.actors(state)).to.be.empty;
    expect(triad.moves(state, 0)).to.be.empty;
    expect(triad.moves(state, 1)).to.be.empty;
  });

  it('wins for Black, too', () => {
    const state = play(at('bc4/C5/3AA1/2b3/3Aa1/BB4 b 0-2'), 'c3c4xc4');
    expect(triad.outcome(state)).to.deep.equal({ winners: [1], scores: [0, 3], reason: 'three-removed' });
  });

  it('is not reached by the second', () => {
    const state = play(at('4bb/1Aa3/3B2/1aa3/5c/A3CB w 1-0'), 'd4d3xd3');
    expect(triad.outcome(state)).to.equal(undefined);
    expect(triad.actors(state)).to.deep.equal([1]);
    expect(moveTexts(state)).to.not.be.empty;
  });

  it('wins also where the limit of plies would have been reached', () => {
    const state = play(at(NEARLY_WON.replace(/7$/, '199')), 'd4d3xd3');
    expect(triad.outcome(state)?.reason).to.equal('three-removed');
  });
});
