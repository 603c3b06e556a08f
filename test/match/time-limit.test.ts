import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, logOf, playAll } from './helpers.js';
import { blitz } from './toy-games.js';

/** A blitz with its clock. A round lasts a second. */
function open(rounds: 1 | 2 | 3 | 5 = 5) {
  const clock = new FakeClock();
  return { clock, match: new TimedMatch(blitz, { clock, options: { rounds } }) };
}

describe('a time limit', () => {
  it('that runs out is a move of the clock, at the moment it was due', () => {
    const { clock, match } = open();
    clock.advance(999);
    expect(match.length).to.equal(0);
    clock.advance(1);
    expect(match.entries).to.deep.equal([
      { actor: 'clock', move: 'timeout', text: 'timeout', by: 'auto', generated: false, at: 1000 },
    ]);
  });

  it('follows upon the one before', () => {
    const { clock, match } = open();
    clock.advance(3500);
    expect(logOf(match)).to.deep.equal([
      ['clock', 1000],
      ['clock', 2000],
      ['clock', 3000],
    ]);
  });

  it('runs on while the game says it is the same one', () => {
    const { clock, match } = open();
    clock.advance(900);
    match.play('grab');
    clock.advance(100);
    expect(logOf(match)).to.deep.equal([
      [0, 900],
      ['clock', 1000],
    ]);
  });

  it('begins anew when the game says it is another one', () => {
    const { clock, match } = open();
    clock.advance(900);
    playAll(match, 'grab', 'grab');
    clock.advance(999);
    expect(match.length).to.equal(2);
    clock.advance(1);
    expect(logOf(match).at(-1)).to.deep.equal(['clock', 1900]);
  });

  it('runs out before a move that comes too late, when the device slept', () => {
    const { clock, match } = open();
    clock.sleep(1300);
    match.play('grab');
    expect(logOf(match)).to.deep.equal([
      ['clock', 1000],
      [0, 1300],
    ]);
  });

  it('runs out as often as it was due before a move that comes much too late', () => {
    const { clock, match } = open();
    clock.sleep(3300);
    match.play('grab');
    expect(logOf(match)).to.deep.equal([
      ['clock', 1000],
      ['clock', 2000],
      ['clock', 3000],
      [0, 3300],
    ]);
  });

  it('that ended the game leaves no room for a move that comes too late', () => {
    const { clock, match } = open(1);
    clock.sleep(1300);
    expect(errorOf(() => match.play('grab')).refusal).to.deep.equal({ code: 'game-over' });
    expect(logOf(match)).to.deep.equal([['clock', 1000]]);
  });

  it('is due at its time also when its alarm rings late', () => {
    const { clock, match } = open();
    clock.sleep(1300);
    clock.advance(0);
    expect(logOf(match)).to.deep.equal([['clock', 1000]]);
  });

  it('does not run out before its time, but does then, when its alarm rings early', () => {
    const { clock, match } = open();
    clock.advance(999.5);
    clock.ringEarly();
    expect(match.length).to.equal(0);
    clock.advance(0.5);
    expect(logOf(match)).to.deep.equal([['clock', 1000]]);
  });

  it('can be played by whoever keeps the time, as a server does', () => {
    const { clock, match } = open();
    match.play('timeout', { actor: 'clock', at: 1000 });
    clock.advance(1000);
    expect(logOf(match)).to.deep.equal([['clock', 1000]]);
    clock.advance(1000);
    expect(match.length).to.equal(2);
  });

  it('stands still while the match is suspended, and then runs on', () => {
    const { clock, match } = open();
    clock.advance(400);
    match.suspend();
    expect(clock.pending).to.equal(0);
    clock.advance(10_000);
    match.resume();
    clock.advance(599);
    expect(match.length).to.equal(0);
    clock.advance(1);
    expect(logOf(match)).to.deep.equal([['clock', 1000]]);
  });

  it('does not begin while the match is suspended', () => {
    const { clock, match } = open();
    match.suspend();
    playAll(match, 'grab', 'grab');
    expect(clock.pending).to.equal(0);
    match.resume();
    clock.advance(1000);
    expect(logOf(match).at(-1)).to.deep.equal(['clock', 1000]);
  });

  it('is not run down by looking back: on return it is where it would have been', () => {
    const { clock, match } = open();
    clock.advance(300);
    match.play('grab');
    match.goTo(0);
    clock.advance(400);
    match.goTo(1);
    clock.advance(300);
    expect(logOf(match).at(-1)).to.deep.equal(['clock', 1000]);
  });
});

describe('nothing is left to ring', () => {
  it('when the game is over', () => {
    const { clock, match } = open(2);
    expect(clock.pending).to.equal(1);
    playAll(match, 'grab', 'grab', 'grab', 'grab');
    expect(match.outcome).to.not.equal(undefined);
    expect(clock.pending).to.equal(0);
  });

  it('when the clock ends the game', () => {
    const { clock, match } = open(2);
    clock.advance(2000);
    expect(match.outcome).to.not.equal(undefined);
    expect(clock.pending).to.equal(0);
  });

  it('when a game that was over is loaded', () => {
    const clock = new FakeClock();
    TimedMatch.fromRecord(blitz, 'blitz 1; rounds=1; timeout @1000', { clock });
    expect(clock.pending).to.equal(0);
  });

  it('in a game without time limits', () => {
    const clock = new FakeClock();
    playAll(new TimedMatch(triad, { clock }), 'roll 112233 112233', 'a1a3');
    expect(clock.pending).to.equal(0);
  });

  it('twice: however much is played, one alarm is set', () => {
    const { clock, match } = open();
    playAll(match, 'grab', 'grab', 'grab');
    match.goTo(0);
    match.goTo(3);
    match.suspend();
    match.resume();
    expect(clock.pending).to.equal(1);
  });
});
