import { expect } from 'chai';
import { Playback } from '../../src/match/playback.js';
import { loaded } from './cubo-matches.js';
import type { CuboMatch } from './cubo-matches.js';
import { FakeClock } from './fake-clock.js';

const START = JSON.stringify('1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2');
/** The first move is made after a while; two at the same time. */
const RECORD = `cubo 2; start=${START}; a1c3 @4000; a1b1 @5000; a2b3 @5000; call @8000; take - @8500`;

interface Played {
  readonly match: CuboMatch;
  readonly clock: FakeClock;
  readonly playback: Playback;
  /** How often it has ended by itself. */
  readonly ended: () => number;
}

function open(ply: number, record = RECORD): Played {
  const { match } = loaded(record);
  match.suspend();
  match.goTo(ply);
  const clock = new FakeClock();
  let count = 0;
  const playback = new Playback(match, clock, () => count++);
  return { match, clock, playback, ended: () => count };
}

/** The ply that is shown whenever so much time has passed. */
const follow = ({ match, clock }: Played, ...milliseconds: readonly number[]): number[] =>
  milliseconds.map((time) => {
    clock.advance(time);
    return match.ply;
  });

describe('a record that is played back', () => {
  it('goes on when each move was made, and ends after the last one', () => {
    const played = open(0);
    played.playback.start();
    expect(played.playback.isRunning).to.equal(true);
    expect(follow(played, 0, 999, 1, 2999, 1, 499)).to.deep.equal([1, 1, 3, 3, 4, 4]);
    expect([played.playback.isRunning, played.ended()]).to.deep.equal([true, 0]);
    expect(follow(played, 1)).to.deep.equal([5]);
    expect([played.playback.isRunning, played.ended(), played.clock.pending]).to.deep.equal([false, 1, 0]);
  });

  it('begins at the moment that is shown, and waits as long as it took from there', () => {
    const played = open(3);
    played.playback.start();
    expect(follow(played, 2999, 1)).to.deep.equal([3, 4]);
  });

  it('is stopped, and goes on from there', () => {
    const played = open(0);
    const { playback, clock } = played;
    playback.start();
    expect(follow(played, 500)).to.deep.equal([1]);
    playback.stop();
    expect([playback.isRunning, clock.pending, played.ended()]).to.deep.equal([false, 0, 0]);
    expect(follow(played, 60_000)).to.deep.equal([1]);
    playback.start();
    expect(follow(played, 999, 1)).to.deep.equal([1, 3]);
  });

  it('keeps its pace where the device was asleep or an alarm comes late', () => {
    const played = open(0);
    played.playback.start();
    played.clock.sleep(2000);
    expect(follow(played, 0, 1999, 1)).to.deep.equal([3, 3, 4]);
  });

  for (const [what, act] of Object.entries({
    'goes to another moment': (match: CuboMatch) => match.goTo(3),
    'plays a move': (match: CuboMatch) => match.play('a1b1'),
  })) {
    it(`ends when somebody ${what}, and leaves them there`, () => {
      const played = open(0);
      const { match, playback, clock } = played;
      playback.start();
      clock.advance(0);
      act(match);
      const { ply } = match;
      expect([playback.isRunning, played.ended(), clock.pending]).to.deep.equal([false, 1, 0]);
      expect(follow(played, 60_000)).to.deep.equal([ply]);
    });
  }

  it('ends where a listener goes back at once, or stops it', () => {
    for (const act of [({ match }: Played) => match.goTo(0), ({ playback }: Played) => playback.stop()]) {
      const played = open(0);
      const { match, clock, playback } = played;
      let isFirst = true;
      match.subscribe(() => {
        if (isFirst) act(played);
        isFirst = false;
      });
      playback.start();
      clock.advance(60_000);
      expect([playback.isRunning, clock.pending]).to.deep.equal([false, 0]);
      expect(match.ply).to.be.below(2);
    }
  });
});
