import { expect } from 'chai';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { logOf, playAll } from './helpers.js';
import { blitz } from './toy-games.js';

function open() {
  const clock = new FakeClock();
  return { clock, match: new TimedMatch(blitz, { clock, options: { rounds: 1 }, undoPastChance: true }) };
}

describe('undo and a time limit', () => {
  it('takes nothing back while the limit runs', () => {
    const { match } = open();
    match.play('grab');
    for (const seat of [undefined, 0, 1]) {
      expect(match.canUndo(seat)).to.equal(false);
      expect(match.undo(seat)).to.equal(false);
    }
    expect(match.length).to.equal(1);
  });

  it('takes nothing back while the limit runs, not even by looking back first', () => {
    const match = playAll(new TimedMatch(blitz, { clock: new FakeClock(), seats: 3 }), 'grab', 'grab');
    match.goTo(1);
    expect(match.canUndo()).to.equal(false);
    expect(match.undo()).to.equal(false);
    expect(match.length).to.equal(2);
  });

  it('takes a move back when the game is over, and the limit runs again for what was left of it', () => {
    const { clock, match } = open();
    clock.advance(300);
    match.play('grab');
    clock.advance(100);
    match.play('grab');
    expect(match.outcome).to.not.equal(undefined);
    expect(match.undo()).to.equal(true);
    clock.advance(599);
    expect(match.length).to.equal(1);
    clock.advance(1);
    expect(logOf(match)).to.deep.equal([
      [0, 300],
      ['clock', 1000],
    ]);
  });

  it('takes a move back from an earlier ply when the game is over', () => {
    const { match } = open();
    playAll(match, 'grab', 'grab');
    match.goTo(1);
    expect(match.canUndo()).to.equal(true);
    expect(match.undo()).to.equal(true);
    expect(match.length).to.equal(0);
  });

  it('does not take back what the clock did', () => {
    const { clock, match } = open();
    clock.advance(1000);
    expect(match.outcome).to.not.equal(undefined);
    expect(match.canUndo()).to.equal(false);
    expect(match.undo()).to.equal(false);
  });
});

describe('playing from an earlier ply in a real-time game', () => {
  it('after the limit of that ply has passed ends it at once, and times still run forwards', () => {
    const { clock, match } = open();
    clock.advance(100);
    match.play('grab');
    match.goTo(0);
    clock.advance(2900);
    match.play('#1 grab');
    clock.advance(0);
    expect(logOf(match)).to.deep.equal([
      [1, 3000],
      ['clock', 3000],
    ]);
    expect(TimedMatch.fromRecord(blitz, match.toRecord(), { clock }).state).to.deep.equal(match.state);
  });
});
