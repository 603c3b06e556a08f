import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { Match } from '../../src/match/match.js';
import { playAll, textsOf } from './helpers.js';
import { CROSSED, rolled } from './three-seats.js';

describe('undo and the dice that all seats use', () => {
  const ROUND = ['#1 1|14|56', '#0 1|15|46', '#2 1|16|45'];

  it('goes no further back than dice that were drawn, for any seat', () => {
    const match = playAll(new Match(kubi, { seats: 3, seed: 'house' }), ...CROSSED);
    match.draw();
    expect([undefined, 0, 1, 2].map((seat) => match.canUndo(seat))).to.deep.equal([false, false, false, false]);
  });

  it('leaves the entries of a roll alone when the next has been drawn', () => {
    const match = playAll(rolled({ seed: 'house' }), ...ROUND);
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).to.deep.equal([true, true, true]);
    match.draw();
    expect([0, 1, 2].map((seat) => match.undo(seat))).to.deep.equal([false, false, false]);
    expect(match.length).to.equal(8);
  });

  it('takes back an entry past dice that were entered, and these with it, for they were not due yet', () => {
    const match = playAll(rolled({ dice: 'enter' }), ...ROUND, 'roll 22333');
    expect(match.undo(1)).to.equal(true);
    expect(textsOf(match).slice(4)).to.deep.equal(['1|15|46', '1|16|45']);
    expect(match.actors).to.deep.equal([1]);
    match.redo();
    expect(textsOf(match).at(-1)).to.equal('roll 22333');
  });

  it('takes back dice that were entered wrongly', () => {
    const match = rolled({ dice: 'enter' });
    match.undo();
    expect(match.actors).to.deep.equal(['chance']);
    match.play('roll 66666');
    expect(match.state.roll).to.deep.equal([6, 6, 6, 6, 6]);
  });

  it('takes back all of a roll, entry by entry, whoever made them', () => {
    const match = playAll(rolled({ dice: 'enter' }), ...ROUND);
    for (const left of [6, 5, 4, 3]) {
      match.undo();
      expect(match.length).to.equal(left);
    }
  });
});
