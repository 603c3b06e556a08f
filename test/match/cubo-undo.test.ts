import { expect } from 'chai';
import { rolled, storyOf } from './cubo-matches.js';
import type { CuboMatch } from './cubo-matches.js';
import { playAll, textsOf } from './helpers.js';

const canUndoAny = (match: CuboMatch): boolean => [undefined, 0, 1].some((seat) => match.canUndo(seat));

describe('undo in Cubo', () => {
  it('takes nothing back while the last player’s seconds run', () => {
    const { clock, match } = rolled(2, { undoPastChance: true });
    playAll(match, '#1 swap a1b1', '#0 call');
    expect(canUndoAny(match), 'no time runs before the caller has decided').to.equal(true);
    match.play('#0 take 1');
    expect(canUndoAny(match)).to.equal(false);
    expect([match.undo(), match.undo(0), match.undo(1)]).to.deep.equal([false, false, false]);
    match.goTo(4);
    expect(canUndoAny(match)).to.equal(false);
    match.goTo(match.length);
    clock.advance(3000);
    match.play('#1 call');
    expect(canUndoAny(match)).to.equal(true);
  });

  it('takes nothing back while one practises, with dice in hand or not', () => {
    const { match } = rolled(1, { undoPastChance: true });
    playAll(match, 'swap a1b1', 'swap a1c1');
    expect(match.undo()).to.equal(false);
    match.play('roll');
    expect(match.undo()).to.equal(false);
  });

  it('of a call leaves what time there was since the dice lay', () => {
    const { clock, match } = rolled(1);
    clock.advance(50_000);
    match.play('call');
    clock.advance(4000);
    expect(match.undo()).to.equal(true);
    expect(match.timeLeft).to.equal(6000);
    clock.advance(6000);
    expect(storyOf(match)).to.deep.equal(['60000 clock timeout']);
  });

  it('of a call after that time has passed ends the round', () => {
    const { clock, match } = rolled(1);
    clock.advance(50_000);
    match.play('call');
    clock.advance(60_000);
    match.undo();
    clock.advance(0);
    expect(storyOf(match)).to.deep.equal(['60000 clock timeout']);
  });

  it('takes everything back to the dice where time is not limited', () => {
    const { match } = rolled(2, { options: { timeLimits: false } });
    playAll(match, '#0 swap a1b1', '#0 call', '#0 take 1', '#1 call', '#1 take -', '#0 put c1');
    expect(match.state.round).to.equal(2);
    let count = 0;
    while (match.undo()) count++;
    expect(count).to.equal(6);
    expect(textsOf(match)).to.deep.equal(['middle r1r2b3b4', 'dice 0 123543234', 'dice 1 123543234']);
    while (match.redo()) count--;
    expect(count).to.equal(0);
    expect(match.state.round).to.equal(2);
  });

  it('does not take dice back that were rolled again', () => {
    const { match } = rolled(1, { options: { timeLimits: false } });
    playAll(match, 'swap a1b1', 'roll');
    match.draw();
    expect(match.undo()).to.equal(false);
    match.play('swap a1b1');
    expect([match.undo(), match.undo()]).to.deep.equal([true, false]);
  });

  it('takes dice in hand back on the table as they lay', () => {
    const { match } = rolled(1, { options: { timeLimits: false } });
    const before = match.state;
    match.play('roll');
    match.undo();
    expect(match.state).to.deep.equal(before);
  });

  it('of a call makes the call of another that came after it the first one', () => {
    const { match } = rolled(2, { options: { timeLimits: false } });
    playAll(match, '#0 call', '#1 call', '#1 take 3');
    expect(match.state.phase).to.equal('exchange');
    expect(match.undo(0)).to.equal(true);
    expect(storyOf(match).map((move) => move.replace(/^\d+ /, ''))).to.deep.equal(['#1 call', '#1 take 3']);
    expect(match.state.seats.map(({ stage }) => stage)).to.deep.equal(['open', 'decided']);
    expect(match.actors).to.deep.equal([0]);
  });
});
