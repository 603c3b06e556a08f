import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, logOf, playAll, recordText } from './helpers.js';
import { choices, playChoices } from './random-matches.js';
import { blitz } from './toy-games.js';

describe('the times of moves', () => {
  it('are milliseconds since the start of the match, in whole numbers', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock, seats: 3 });
    clock.advance(120.4);
    match.play('grab');
    clock.advance(300.3);
    match.play('grab');
    expect(logOf(match).map(([, at]) => at)).to.deep.equal([120, 421]);
  });

  it('are left out in games without a time limit', () => {
    const match = new TimedMatch(triad, { dice: 'auto', clock: new FakeClock() });
    match.play(match.legalMoves()[0] ?? '');
    expect(match.entries[1]).to.not.have.property('at');
  });

  it('are kept where they are given, also in games without a time limit', () => {
    const record = 'triad 1; seed=s\nroll 112233 112233 @100\na1a3 @1500';
    expect(recordText(Match.fromRecord(triad, record))).to.equal(record);
  });

  it('are those that a page brings, as from a server', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock, seats: 3 });
    clock.advance(500);
    match.play('#2 grab', { at: 350 });
    match.play('#0 grab', { at: 350 });
    expect(logOf(match).map(([, at]) => at)).to.deep.equal([350, 350]);
  });

  it('do not run backwards: such a move is refused, and nothing is played', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock, seats: 3 });
    match.play('grab', { at: 400 });
    for (const at of [399, 0, -1, -Infinity]) {
      expect(errorOf(() => match.play('grab', { at }))).to.deep.include({
        code: 'bad-time',
        details: { at, earliest: 400 },
      });
    }
    expect(match.length).to.equal(1);
  });

  it('are numbers: anything else is refused, and nothing is played', () => {
    const match = new TimedMatch(blitz, { clock: new FakeClock() });
    for (const at of [NaN, Infinity, '5' as never]) {
      expect(errorOf(() => match.play('grab', { at })).code, String(at)).to.equal('bad-time');
    }
    expect(match.length).to.equal(0);
  });

  it('do not run backwards where a page has brought a time that is ahead of the clock', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock, seats: 3 });
    match.play('grab', { at: 400 });
    clock.advance(100);
    match.play('grab');
    expect(logOf(match).map(([, at]) => at)).to.deep.equal([400, 400]);
  });

  it('do not run backwards in a record: the move is named', () => {
    const moves = [
      { by: 1, move: 'grab', at: 200 },
      { by: 0, move: 'grab', at: 100 },
    ];
    expect(
      errorOf(() => TimedMatch.fromRecord(blitz, { format: 1, game: 'blitz', moves }, { clock: new FakeClock() })),
    ).to.deep.include({
      code: 'record-move',
      details: { place: 'ply 2', ply: 2, text: 'grab' },
    });
  });

  it('do not run while the match is suspended', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock });
    clock.advance(100);
    match.suspend();
    clock.advance(60_000);
    match.suspend();
    match.play('grab');
    clock.advance(60_000);
    match.resume();
    match.resume();
    clock.advance(50);
    match.play('grab');
    expect(logOf(match).map(([, at]) => at)).to.deep.equal([100, 150]);
  });

  it('go on from the last move when a game is loaded', () => {
    const clock = new FakeClock();
    const match = TimedMatch.fromRecord(blitz, 'blitz 1; seats=3; #1 grab @700', { clock });
    clock.advance(100);
    match.play('grab');
    expect(logOf(match).map(([, at]) => at)).to.deep.equal([700, 800]);
  });
});

describe('a real-time game', () => {
  it('replays from its record to the same moves at the same times, whatever the clock shows by then', () => {
    fc.assert(
      fc.property(choices, fc.nat(2000), (picks, later) => {
        const clock = new FakeClock();
        const match = new TimedMatch<unknown, unknown>(blitz, { clock, options: { rounds: 5 }, seats: 4 });
        playChoices(match, clock, picks);
        const record = match.toRecord();
        clock.sleep(later);
        const again = TimedMatch.fromRecord(blitz, JSON.stringify(record), { clock });
        expect(again.state).to.deep.equal(match.state);
        expect(again.toRecord()).to.deep.equal(record);
      }),
    );
  });

  it('is replayed move by move without its clock running out', () => {
    const clock = new FakeClock();
    const match = playAll(new TimedMatch(blitz, { clock }), 'grab');
    match.goTo(0);
    clock.advance(5000);
    expect([match.ply, match.length]).to.deep.equal([0, 1]);
  });
});
