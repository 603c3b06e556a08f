import { expect } from 'chai';
import fc from 'fast-check';
import type { Player, SeatKind } from '../../src/match/players.js';
import type { DiceMode } from '../../src/match/settings.js';
import { TimedMatch } from '../../src/match/index.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, logOf, playAll, textsOf } from './helpers.js';
import { choices, playChoices } from './random-matches.js';
import { fuse } from './toy-fuse.js';
import { blitz } from './toy-games.js';

describe('time limit', () => {
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

    it('goes on from the time that was played, as a saved game says, or else from the latest move', () => {
      const { match } = open();
      match.play('grab', { at: 300 });
      for (const [elapsed, left] of [
        [undefined, 700],
        [100, 700],
        [900, 100],
      ] as const) {
        const again = TimedMatch.fromRecord(blitz, match.toRecord(), { clock: new FakeClock(), elapsed });
        expect([again.timeLeft, again.elapsed]).to.deep.equal([left, 1000 - left]);
      }
    });

    it('costs no more to measure after many moves', () => {
      let calls = 0;
      const deadline = () => {
        calls++;
        return { key: 'one', ms: 1000, move: 'timeout' as const };
      };
      const match = new TimedMatch(
        { ...blitz, deadline },
        { clock: new FakeClock(), seats: 3, options: { rounds: 5 } },
      );
      for (let grabs = 0; grabs < 12; grabs++) match.play('grab');
      calls = 0;
      expect(match.timeLeft).to.equal(1000);
      expect(calls).to.equal(1);
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

  it('ends before what a user wanted in time is played, which is not meant for the next round', () => {
    const { clock, match } = open();
    clock.sleep(1300);
    expect(match.play('grab', { by: 'user' })).to.be.false;
    expect(logOf(match)).to.deep.equal([['clock', 1000]]);
  });

  describe('nothing is left to ring', () => {
    it('when the game is over', () => {
      const { clock, match } = open(2);
      expect(clock.pending).to.equal(1);
      playAll(match, 'grab', 'grab', 'grab', 'grab');
      expect(match.outcome).to.not.equal(undefined);
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
});

describe('time limit and dice', () => {
  /** The dice of this seed are 2, 6, 6 and 2: both fuses burn for 800 ms. */
  function open(dice: DiceMode) {
    const clock = new FakeClock();
    return { clock, match: new TimedMatch(fuse, { clock, dice, seed: 'house' }) };
  }

  describe('a time limit that dice decide', () => {
    it('does not run before the last of them is rolled', () => {
      const { clock, match } = open('tap');
      match.draw();
      expect(clock.pending).to.equal(0);
      match.draw();
      expect(clock.pending).to.equal(1);
    });

    it('is followed by the next dice, one after the other, where they roll by themselves', () => {
      const { clock, match } = open('auto');
      expect(textsOf(match)).to.deep.equal(['roll 2', 'roll 6']);
      clock.advance(800);
      expect(textsOf(match)).to.deep.equal(['roll 2', 'roll 6', 'burn', 'roll 6', 'roll 2']);
      expect(logOf(match).slice(2)).to.deep.equal([
        ['clock', 800],
        ['chance', 800],
        ['chance', 800],
      ]);
      expect(clock.pending).to.equal(1);
    });
  });
});

describe('a time limit in a game that is loaded', () => {
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
});

describe('time limit on two devices', () => {
  /** What one device sends reaches the other after so many milliseconds. The host rolls, keeps the time and sends its record; the guest asks. */
  function connect(delay: number) {
    const clock = new FakeClock();
    const player = (kind: SeatKind) => ({ kind }) as Player;
    const host = new TimedMatch(blitz, { clock, dice: 'auto', players: [player('human'), player('remote')] });
    const players = [player('remote'), player('human')];
    const settings = { clock, dice: 'remote', players } as const;
    let guest = TimedMatch.fromRecord(blitz, host.toRecord(), settings);
    const send = (message: () => void) => clock.after(delay, message);
    const follow = () => {
      const record = host.toRecord();
      send(() => {
        const longer = TimedMatch.fromRecord(blitz, record, settings);
        if (!guest.extend(longer)) guest = longer;
      });
    };
    host.subscribe(follow);
    const ask = (text: string) => {
      guest.play(text, { actor: 1, by: 'user' });
      send(() => {
        try {
          host.play(text, { actor: 1, by: 'remote' });
        } catch {
          follow();
        }
      });
    };
    return { clock, host, ask, guest: () => guest };
  }

  it('ends once: the device whose dice come from the other waits for it', () => {
    const { clock, host, guest } = connect(400);
    clock.advance(1300);
    expect([host.length, guest().length]).to.deep.equal([1, 0]);
    clock.advance(100);
    expect(logOf(guest())).to.deep.equal([['clock', 1000]]);
  });

  it('leaves both with the same game when a move and its end cross on the way', () => {
    const { clock, host, ask, guest } = connect(400);
    clock.advance(800);
    ask('grab');
    clock.advance(1000);
    expect(logOf(host).slice(0, 2)).to.deep.equal([
      ['clock', 1000],
      [1, 1200],
    ]);
    expect(logOf(guest())).to.deep.equal(logOf(host));
  });
});
