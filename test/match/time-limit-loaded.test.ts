import { expect } from 'chai';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { logOf } from './helpers.js';
import { blitz } from './toy-games.js';

describe('a time limit in a game that is loaded', () => {
  it('goes on from the last move', () => {
    const clock = new FakeClock();
    const match = TimedMatch.fromRecord(blitz, 'blitz 1; timeout @1000; #1 grab @1700', { clock });
    clock.advance(299);
    expect(match.length).to.equal(2);
    clock.advance(1);
    expect(logOf(match).at(-1)).to.deep.equal(['clock', 2000]);
  });

  it('that a move came too late for runs out at once, after that move', () => {
    const clock = new FakeClock();
    const match = TimedMatch.fromRecord(blitz, 'blitz 1; #1 grab @5000', { clock });
    clock.advance(0);
    expect(logOf(match)).to.deep.equal([
      [1, 5000],
      ['clock', 5000],
    ]);
  });
});
