import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import { at, moveTexts, movesFrom, play, positionText } from './helpers.js';

/** White cannot move at all. */
const WALLED_IN = '5a/6/6/abb3/AAb3/CCb3 w 2-0';
/** White's ones have room for a single cell, and nobody makes a triad. */
const ROOM_FOR_ONE = '6/4bA/4aB/4cB/4aA/6 w 2-2';
/** White's ones have room for a single cell and make triads there. */
const ROOM_FOR_TRIADS = '6/6/6/1c1ab1/3aAc/1A1ABC w 1-1';

describe('a die whose every new value is blocked', () => {
  it('cannot be chosen while another can move, even if it had room for its own value', () => {
    const state = at('6/4bA/4aB/4cB/4aA/A5 w 1-2');
    expect(movesFrom(state, 'f2')).to.be.empty;
    expect(movesFrom(state, 'f5')).to.be.empty;
    expect(movesFrom(state, 'a1')).to.have.lengthOf(moveTexts(state).length);
  });
});

describe('a player without an ordinary move', () => {
  it('turns a die in place: eight turns, 14 moves with their removals, none unturned', () => {
    const texts = moveTexts(at(WALLED_IN));
    expect(texts).to.have.members([
      ...['a1=1xa1', 'a1=1xa2', 'a1=1xb1', 'a1=2', 'b1=1xa1', 'b1=1xb1', 'b1=2'],
      ...['a2=2xa1', 'a2=2xa2', 'a2=3xa2', 'a2=3xb2', 'b2=2', 'b2=3xa2', 'b2=3xb2'],
    ]);
    expect(new Set(texts.map((text) => text.slice(0, 4)))).to.have.property('size', 8);
  });

  it('or moves a die unturned, by the value it shows', () => {
    const texts = moveTexts(at(ROOM_FOR_ONE));
    expect(texts.filter((text) => text.includes('='))).to.have.lengthOf(8);
    expect(texts.filter((text) => text.includes('>'))).to.have.members(['f2>e1', 'f2>f1', 'f5>e6', 'f5>f6']);
    expect(texts).to.have.lengthOf(12);
  });

  it('keeps the die on its cell when turning it', () => {
    expect(positionText(play(at(ROOM_FOR_ONE), 'f2=3'))).to.equal('6/4bA/4aB/4cB/4aC/6 b 2-2 1');
  });

  it('keeps the value when moving unturned', () => {
    expect(positionText(play(at(ROOM_FOR_ONE), 'f5>e6'))).to.equal('4A1/4b1/4aB/4cB/4aA/6 b 2-2 1');
  });

  it('makes triads by turning and takes a die off', () => {
    const state = at(ROOM_FOR_TRIADS);
    expect(movesFrom(state, 'e1=3')).to.deep.equal(['e1=3xe1', 'e1=3xe2']);
    expect(positionText(play(state, 'e1=3xe2'))).to.equal('6/6/6/1c1ab1/3a1c/1A1ACC b 2-1');
  });

  it('makes triads by moving unturned and takes a die off', () => {
    const state = at(ROOM_FOR_TRIADS);
    expect(movesFrom(state, 'd1>')).to.deep.equal(['d1>c1', 'd1>c2xb1', 'd1>c2xc2', 'd1>c2xe2']);
    expect(positionText(play(state, 'd1>c2xb1'))).to.equal('6/6/6/1c1ab1/2AaAc/4BC b 2-1');
  });

  it('wins with the third die also in this way', () => {
    const state = play(at(WALLED_IN), 'a1=1xb1');
    expect(triad.outcome(state)).to.deep.equal({ winners: [0], scores: [3, 0], reason: 'three-removed' });
  });

  it('is never without a move', () => {
    const state = play(at(ROOM_FOR_ONE), 'f2=3');
    expect(triad.actors(state)).to.deep.equal([1]);
    expect(moveTexts(state)).to.not.be.empty;
  });
});
