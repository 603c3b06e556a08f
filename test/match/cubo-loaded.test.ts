import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { loaded, rolled, storyOf, table } from './cubo-matches.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, logOf, playAll, recordText } from './helpers.js';

const DICE = ['middle r1r2b3b4 @100', 'dice 0 123543234 @200', 'dice 1 123543234 @300'];
/** Seat 1 has time until 8000, of which it has used a second and a half. */
const COUNTING = ['cubo 1; seats=2; seed=s', ...DICE, '#0 call @1000', '#0 take 2 @2000', '#1 swap a1b1 @3500'].join(
  '\n',
);

describe('a record of Cubo that stops in the countdown', () => {
  it('goes on with the time that was left', () => {
    const { clock, match } = loaded(COUNTING);
    expect(match.timeLeft).to.equal(4500);
    clock.advance(4499);
    expect(match.actors).to.deep.equal([1, 'clock']);
    clock.advance(1);
    expect(logOf(match).at(-1)).to.deep.equal(['clock', 8000]);
  });

  it('takes a call in that time, and none after it', () => {
    const inTime = loaded(COUNTING);
    inTime.clock.advance(4499);
    inTime.match.play('call');
    expect(logOf(inTime.match).at(-1)).to.deep.equal([1, 7999]);
    const late = loaded(COUNTING);
    late.clock.sleep(4500);
    expect(errorOf(() => late.match.play('#1 call')).refusal).to.deep.equal({ code: 'building-over' });
    expect(logOf(late.match).at(-1)).to.deep.equal(['clock', 8000]);
  });

  it('stops there again when it is saved and loaded again', () => {
    const { clock, match } = loaded(COUNTING);
    clock.advance(500);
    match.play('#1 swap a1c1');
    for (const record of [match.toRecord(), JSON.stringify(match.toRecord()), recordText(match)]) {
      expect(loaded(record).match.timeLeft).to.equal(4000);
    }
  });

  it('is written as it was read', () => {
    expect(recordText(loaded(COUNTING).match)).to.equal(COUNTING);
  });

  it('names nobody who needs not be named, and the last one, whom the clock stands beside', () => {
    const { moves } = loaded(COUNTING).match.toRecord();
    expect(moves.map(({ by }) => by)).to.deep.equal([undefined, undefined, undefined, 0, 0, 1]);
  });

  it('counts all of six seconds where it begins in them', () => {
    const square = 'r1r2r3/r5w4b3/b2b3b4';
    const start = `1 0 build 0 | ${square} t r1 0 ; ${square} o - 0 | -r2b3b4`;
    const clock = new FakeClock();
    const match = new TimedMatch(cubo, { clock, start });
    expect(match.timeLeft).to.equal(6000);
    clock.advance(6000);
    expect(logOf(match)).to.deep.equal([['clock', 6000]]);
    expect(loaded(recordText(match)).match.state).to.deep.equal(match.state);
  });

  it('with the clock’s move at any time is taken as it is told', () => {
    const text = `${COUNTING}\ntimeout @7000\nkeep @7500`;
    const { match } = loaded(text);
    expect(match.state.rounds[0]?.[1]).to.equal(null);
    expect(recordText(match)).to.equal(text);
  });

  it('with a move of the clock where no time runs is a bad record, which names the move', () => {
    const [header = ''] = COUNTING.split('\n');
    const error = errorOf(() => loaded([header, ...DICE, 'timeout @9000'].join('\n')));
    expect(error).to.deep.include({ code: 'record-move', refusal: { code: 'not-your-turn' } });
    expect(error.details).to.deep.equal({ place: 'ply 4', ply: 4, text: 'timeout' });
  });
});

describe('a record of a round of practice', () => {
  it('goes on with the time that was left', () => {
    const lines = ['cubo 1; practice-seconds=30; seed=s', 'middle r1r2b3b4 @100', 'dice 0 123543234 @200'];
    const { match } = loaded([...lines, '#0 roll @5200', 'dice 0 111222333 @6000'].join('\n'));
    expect(match.timeLeft).to.equal(30_000 - 5800);
  });
});

describe('a table of Cubo', () => {
  for (const seats of [1, 2, 3, 4]) {
    it(`is one for ${seats}, and so is its record`, () => {
      const { match } = rolled(seats);
      playAll(match, '#0 call');
      const { match: again } = loaded(recordText(match));
      expect(again.seats).to.equal(seats);
      expect(again.state).to.deep.equal(match.state);
      expect(storyOf(again)).to.deep.equal(['0 #0 call']);
      expect(match.again().seats).to.equal(seats);
    });
  }

  for (const seats of [0, 5, 2.5]) {
    it(`is none for ${seats}`, () => {
      expect(errorOf(() => table(seats)).code).to.equal('bad-seats');
      expect(errorOf(() => loaded({ format: 1, game: 'cubo', seats })).code).to.be.oneOf(['bad-seats', 'record-type']);
    });
  }

  it('is one for as many as its start has squares', () => {
    const square = 'r1r2r3/r5w4b3/b2b3b4';
    const start = JSON.stringify(`1 0 build 0 | ${square} o - 0 ; ${square} o - 0 ; ${square} o - 0 | r1r2b3b4`);
    expect(loaded(`cubo 1; start=${start}`).match.seats).to.equal(3);
    expect(errorOf(() => loaded(`cubo 1; seats=2; start=${start}`)).code).to.equal('bad-seats');
  });
});
