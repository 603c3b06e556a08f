import { expect } from 'chai';
import { loaded, rolled, storyOf } from './cubo-matches.js';
import type { CuboMatch } from './cubo-matches.js';
import type { FakeClock } from './fake-clock.js';
import { errorOf, playAll, recordText } from './helpers.js';

/** The first of two has called after a second and declined after another: the six seconds of the other end at 8000. */
function hurried(): { clock: FakeClock; match: CuboMatch } {
  const { clock, match } = rolled(2);
  clock.advance(1000);
  match.play('#0 call');
  clock.advance(1000);
  match.play('#0 take -');
  return { clock, match };
}

const HURRY = ['1000 #0 call', '2000 #0 take -'];

const isLate = ({ state }: CuboMatch): boolean => state.rounds[0]?.[1] === null;

describe('the last player’s call', () => {
  it('is in time a millisecond before the end', () => {
    const { clock, match } = hurried();
    clock.advance(5999);
    match.play('#1 call');
    expect(storyOf(match)).to.deep.equal([...HURRY, '7999 #1 call']);
    expect(match.actors).to.deep.equal([1]);
    clock.advance(60_000);
    expect(match.length, 'nobody is hurried to take a die').to.equal(6);
  });

  it('is in time by a fraction of a millisecond, and is so in its record', () => {
    const { clock, match } = hurried();
    clock.sleep(5999.7);
    match.play('#1 call');
    expect(storyOf(match).at(-1)).to.equal('8000 #1 call');
    expect(loaded(recordText(match)).match.state).to.deep.equal(match.state);
  });

  for (const asleep of [false, true]) {
    it(`is too late at the end, ${asleep ? 'also where no alarm has rung yet' : 'which is played by the clock'}`, () => {
      const { clock, match } = hurried();
      if (asleep) clock.sleep(6000);
      else clock.advance(6000);
      expect(errorOf(() => match.play('#1 call')).refusal).to.deep.equal({ code: 'no-roll' });
      expect(storyOf(match)).to.deep.equal([...HURRY, '8000 clock timeout']);
      expect(isLate(match)).to.equal(true);
      expect(match.state.seats.map(({ score }) => score)).to.deep.equal([19, 0]);
    });
  }

  it('has the same six seconds however much is swapped in them', () => {
    const { clock, match } = hurried();
    for (let second = 1; second < 6; second++) {
      clock.advance(1000);
      match.play('#1 swap a1b1');
      expect(match.timeLeft).to.equal((6 - second) * 1000);
    }
    clock.advance(1000);
    expect(storyOf(match).at(-1)).to.equal('8000 clock timeout');
  });

  it('is not awaited before all others have decided', () => {
    const { clock, match } = rolled(3);
    playAll(match, '#0 call', '#2 call', '#2 take 1');
    clock.advance(60_000);
    expect(match.timeLeft).to.equal(undefined);
    match.play('#0 take 2');
    clock.advance(5999);
    expect(match.timeLeft).to.equal(1);
    clock.advance(1);
    expect(storyOf(match).at(-1)).to.equal('66000 clock timeout');
  });

  it('is awaited only from when the dice lie that were in hand', () => {
    const { clock, match } = rolled(2);
    playAll(match, '#1 roll', '#0 call', '#0 take 1');
    clock.advance(10_000);
    expect(match.timeLeft).to.equal(undefined);
    expect(clock.pending).to.equal(0);
    match.draw();
    expect(match.timeLeft).to.equal(6000);
    clock.advance(6000);
    expect(storyOf(match).at(-1)).to.equal('16000 clock timeout');
  });

  it('is awaited for ever where time is not limited', () => {
    const { clock, match } = rolled(2, { options: { timeLimits: false } });
    playAll(match, '#0 call', '#0 take 1');
    clock.advance(3_600_000);
    match.play('#1 call');
    expect(storyOf(match)).to.deep.equal(['0 #0 call', '0 #0 take 1', '3600000 #1 call']);
  });
});

describe('a device that slept through the countdown', () => {
  it('plays its end before any later move, at the time it was due', () => {
    const { clock, match } = rolled(2);
    playAll(match, '#0 call', '#0 take 1');
    clock.sleep(60_000);
    expect(errorOf(() => match.play('#1 swap a1b1')).refusal).to.deep.equal({ code: 'building-over' });
    match.play('#0 put a1');
    expect(storyOf(match)).to.deep.equal(['0 #0 call', '0 #0 take 1', '6000 clock timeout', '60000 #0 put a1']);
  });

  it('rolls the dice of the next round when it is awake', () => {
    const { clock, match } = hurried();
    match.dice = 'auto';
    clock.sleep(60_000);
    clock.advance(0);
    expect(
      storyOf(match)
        .slice(2)
        .map((move) => move.split(' ').slice(0, 3).join(' ')),
    ).to.deep.equal(['8000 clock timeout', '62000 chance middle', '62000 chance dice', '62000 chance dice']);
    expect(match.timeLeft).to.equal(undefined);
  });
});

describe('two calls in the same instant', () => {
  it('have the same time, and the later one of the last two may still take a die', () => {
    const { clock, match } = rolled(2);
    clock.advance(1234);
    playAll(match, '#1 call', '#0 call');
    expect(storyOf(match)).to.deep.equal(['1234 #1 call', '1234 #0 call']);
    expect(match.actors).to.deep.equal([0]);
    const record = recordText(match);
    expect(record.split('\n').slice(-2)).to.deep.equal(['#1 call @1234', '#0 call @1234']);
    expect(loaded(record).match.actors).to.deep.equal([0]);
  });

  it('are both calls where a third one builds', () => {
    const { match } = rolled(3);
    playAll(match, '#1 call', '#0 call');
    expect(match.actors).to.deep.equal([0, 1, 2]);
    expect(match.timeLeft).to.equal(undefined);
  });
});
