import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { changesOf, playAll, textsOf } from './helpers.js';
import { race } from './toy-games.js';

const ROLL = 'roll 112233 112233';

describe('redo', () => {
  it('brings back one after the other what was taken back', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
    match.undo();
    match.undo();
    expect(match.redo()).to.equal(true);
    expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3']);
    expect(match.redo()).to.equal(true);
    expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3', 'f6f4']);
    expect(match.canRedo).to.equal(false);
  });

  it('brings back both moves where one undo took both', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
    match.undo(0);
    match.redo();
    expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3', 'f6f4']);
  });

  it('brings back the move of a seat to its place among the others', () => {
    const match = playAll(new Match(race, { seats: 3 }), 'roll 4', '#2 take', '#0 take', '#1 leave');
    const before = match.toRecord();
    match.undo(2);
    match.redo();
    expect(match.toRecord()).to.deep.equal(before);
    expect(match.actors).to.deep.equal(['chance']);
  });

  it('brings back drawn dice as they were', () => {
    const match = playAll(new Match(race, { dice: 'auto', seed: 'house', undoPastChance: true }), 'take', 'leave');
    const before = match.entries;
    match.undo();
    match.redo();
    expect(match.entries).to.deep.equal(before);
    match.undoPastChance = false;
    expect(match.canUndo(), 'they are a barrier again').to.equal(false);
  });

  it('has nothing to bring back, and tells nothing, after something else was played', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3');
    match.undo();
    match.play('b1b3');
    const changes = changesOf(match);
    expect(match.canRedo).to.equal(false);
    expect(match.redo()).to.equal(false);
    expect(textsOf(match)).to.deep.equal([ROLL, 'b1b3']);
    expect(changes).to.be.empty;
  });

  it('still brings back a move after a wrong one was refused', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3');
    match.undo();
    expect(() => match.play('a1a2')).to.throw();
    match.redo();
    expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3']);
  });

  it('returns to the ply that was shown, with all that lay beyond', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4', 'a3a2');
    match.goTo(2);
    match.undo();
    match.redo();
    expect(match.ply).to.equal(2);
    expect(match.length).to.equal(4);
  });

  it('brings back a move also from an earlier ply', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
    match.undo();
    match.goTo(0);
    match.redo();
    expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3', 'f6f4']);
  });
});
