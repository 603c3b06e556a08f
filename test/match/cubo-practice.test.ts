import { expect } from 'chai';
import { rolled, storyOf, table } from './cubo-matches.js';
import { playAll } from './helpers.js';

describe('the clock of one who practises', () => {
  it('runs from when all dice lie, not before', () => {
    const { clock, match } = table(1);
    clock.advance(10_000);
    match.draw();
    clock.advance(10_000);
    expect(match.timeLeft).to.equal(undefined);
    match.draw();
    expect(match.timeLeft).to.equal(60_000);
    clock.advance(60_000);
    expect(match.entries.at(-1)).to.deep.include({ actor: 'clock', at: 80_000 });
  });

  it('runs on while dice are rolled again', () => {
    const { clock, match } = rolled(1, { options: { practiceSeconds: 5 } });
    for (let second = 1; second < 5; second++) {
      clock.advance(500);
      match.play('roll');
      expect(match.timeLeft).to.equal(5500 - second * 1000);
      clock.advance(500);
      match.draw();
    }
    clock.advance(999);
    match.play('roll');
    clock.advance(1);
    expect(storyOf(match).slice(-2)).to.deep.equal(['4999 #0 roll', '5000 clock timeout']);
    expect(match.state.rounds).to.deep.equal([[null]]);
  });

  it('stops at the call, and starts anew with the dice of the next round', () => {
    const { clock, match } = rolled(1, { options: { practiceSeconds: 5 } });
    clock.advance(4999);
    match.play('call');
    clock.advance(60_000);
    match.play('take -');
    expect(match.timeLeft).to.equal(undefined);
    match.draw();
    match.draw();
    expect(match.timeLeft).to.equal(5000);
    clock.advance(5000);
    expect(match.state.rounds.map(([square]) => square !== null)).to.deep.equal([true, false]);
  });

  it('runs one round after the other down where the dice roll by themselves', () => {
    const { clock, match } = table(1, { dice: 'auto', options: { practiceSeconds: 5 } });
    clock.advance(30_000);
    expect(match.outcome).to.deep.equal({ winners: [0], scores: [0], reason: 'six-rounds' });
    expect(match.entries.filter(({ actor }) => actor === 'clock').map(({ at }) => at)).to.deep.equal([
      5000, 10_000, 15_000, 20_000, 25_000, 30_000,
    ]);
    expect(clock.pending).to.equal(0);
  });

  it('stands still while the match is suspended', () => {
    const { clock, match } = rolled(1);
    clock.advance(20_000);
    match.suspend();
    expect(clock.pending).to.equal(0);
    clock.advance(600_000);
    match.resume();
    expect(match.timeLeft).to.equal(40_000);
    clock.advance(39_999);
    match.play('call');
    expect(storyOf(match)).to.deep.equal(['59999 #0 call']);
  });

  it('does not start while the match is suspended', () => {
    const { clock, match } = table(1);
    match.suspend();
    match.draw();
    match.draw();
    clock.advance(600_000);
    expect(match.length).to.equal(2);
    match.resume();
    expect(match.timeLeft).to.equal(60_000);
  });

  it('does not run where time is not limited', () => {
    const { clock, match } = rolled(1, { options: { timeLimits: false } });
    expect(clock.pending).to.equal(0);
    clock.advance(3_600_000);
    playAll(match, 'call', 'take 1', 'put a1');
    expect(match.state.round).to.equal(2);
  });
});
