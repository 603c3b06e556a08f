import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../src/games/triad/index.js';
import type { TriadMove, TriadOptions, TriadState } from '../../src/games/triad/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../src/games/triomino/index.js';
import { TimedMatch } from '../../src/match/index.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, playAll, recordText } from './helpers.js';

type TriadMatch = TimedMatch<TriadState, TriadMove>;

/** A game of Triad in which the first move takes a minute. */
function triadBegun(clock: string, options: Partial<TriadOptions> = {}): { time: FakeClock; match: TriadMatch } {
  const time = new FakeClock();
  const settings = { clock: time, seed: 'house', dice: 'auto', options: { clock, ...options } } as const;
  const match = new TimedMatch<TriadState, TriadMove>(triad, settings);
  time.advance(60_000);
  match.play('a1a3');
  return { time, match };
}

const anyMove = (match: TriadMatch) => match.legalMoves()[0] as TriadMove;

const readAgain = (match: TriadMatch, written: unknown, time = new FakeClock(), elapsed = match.elapsed): TriadMatch =>
  TimedMatch.fromRecord<TriadState, TriadMove>(triad, written, { clock: time, elapsed });

describe('a game of Triad by the clock', () => {
  it('costs nobody time before its first move', () => {
    const { time, match } = triadBegun('1+0');
    expect([match.banks, match.runningSeat]).to.deep.equal([[60_000, 60_000], 1]);
    time.advance(1500);
    expect([match.banks, match.timeLeft]).to.deep.equal([[60_000, 58_500], 58_500]);
  });

  it('takes what a move has taken, and gives the increment after it', () => {
    const { time, match } = triadBegun('1+5');
    time.advance(10_000);
    match.play('f6f4');
    expect([match.banks, match.runningSeat]).to.deep.equal([[60_000, 55_000], 0]);
    time.advance(2000);
    match.play(anyMove(match));
    expect(match.banks).to.deep.equal([63_000, 55_000]);
  });

  it('shows at each ply what was left there', () => {
    const { time, match } = triadBegun('1+5');
    time.advance(10_000);
    match.play('f6f4');
    time.advance(7000);
    expect(match.banks).to.deep.equal([53_000, 55_000]);
    const shown = [1, 2, 3].map((ply) => {
      match.goTo(ply);
      return match.banks;
    });
    expect(shown).to.deep.equal([
      [60_000, 60_000],
      [60_000, 60_000],
      [53_000, 55_000],
    ]);
  });

  it('is lost for who runs out of time, also where the device slept', () => {
    for (const pass of [(time: FakeClock) => time.advance(60_000), (time: FakeClock) => time.sleep(99_000)]) {
      const { time, match } = triadBegun('1+0');
      pass(time);
      match.settle();
      expect(match.entries.at(-1)).to.include({ actor: 'clock', text: 'timeout', at: 120_000 });
      expect(match.outcome).to.deep.equal({ winners: [0], scores: [0, 0], reason: 'time' });
      expect([match.actors, match.banks, match.runningSeat]).to.deep.equal([[], [60_000, 0], undefined]);
      expect(errorOf(() => match.play('f6f4')).refusal?.code).to.equal('game-over');
    }
  });

  it('is never lost by a script or a reader who says so', () => {
    const { match } = triadBegun('1+0');
    for (const actor of [0, 1, 'chance'] as const) {
      expect(errorOf(() => match.play('timeout', { actor })).code, String(actor)).to.equal('illegal-move');
    }
    const free = new TimedMatch<TriadState, TriadMove>(triad, { dice: 'auto', seed: 'house' });
    free.play('a1a3');
    expect(errorOf(() => free.play('timeout', { actor: 'clock' })).code).to.equal('illegal-move');
    expect([free.banks, free.elapsed, free.entries[1]?.at]).to.deep.equal([undefined, undefined, undefined]);
  });

  it('has no undo: neither while a clock runs nor once it is over', () => {
    const { time, match } = triadBegun('1+0');
    expect([match.canUndo(), match.undo(), match.canUndo(0)]).to.deep.equal([false, false, false]);
    time.advance(60_000);
    expect([match.canUndo(), match.undo(), match.length]).to.deep.equal([false, false, 3]);
  });

  it('stands while it is suspended, and goes on with what was left after a reload', () => {
    const { time, match } = triadBegun('1+0');
    time.advance(10_000);
    match.suspend();
    time.advance(500_000);
    expect(match.banks).to.deep.equal([60_000, 50_000]);
    const again = readAgain(match, match.toRecord());
    expect(again.banks, 'played for ten seconds since the move').to.deep.equal([60_000, 50_000]);
    match.resume();
    time.advance(49_999);
    expect(match.outcome).to.equal(undefined);
    time.advance(1);
    expect(match.outcome?.reason).to.equal('time');
  });

  it('begins the next of a series with whole clocks', () => {
    const { time, match } = triadBegun('1+0');
    time.advance(30_000);
    const next = match.again({ alternate: true }) as TriadMatch;
    expect([next.banks, next.options['starter']]).to.deep.equal([[60_000, 60_000], 1]);
  });

  it('is read as it was played, with the time of each move', () => {
    const pause = fc.integer({ min: 0, max: 40_000 });
    const games = fc.record({ pauses: fc.array(pause, { maxLength: 30 }), increment: fc.integer({ min: 0, max: 9 }) });
    fc.assert(
      fc.property(games, ({ pauses, increment }) => {
        const { time, match } = triadBegun(`1+${increment}`);
        let left = [60_000, 60_000];
        for (const ms of pauses) {
          const seat = match.runningSeat;
          if (seat === undefined) break;
          time.advance(ms);
          if (!match.outcome) match.play(anyMove(match));
          const rest = Math.max(0, (left[seat] ?? 0) - ms);
          left = left.with(seat, match.outcome ? rest : rest + increment * 1000);
          expect(match.banks, 'what is counted move by move').to.deep.equal(left);
        }
        for (const written of [match.toRecord(), JSON.stringify(match.toRecord()), recordText(match)]) {
          const again = readAgain(match, written);
          expect([again.state, again.outcome, again.banks]).to.deep.equal([match.state, match.outcome, match.banks]);
          expect(again.entries.map(({ at }) => at)).to.deep.equal(match.entries.map(({ at }) => at));
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});

/** 044 fits below 344; nothing else of the racks fits anywhere. */
const TRIOMINO_START = '344@0,0 | 000,044,055 / 111,222 | 0 0 0 - 1';

function triominoBegun(clock: string) {
  const time = new FakeClock();
  const match = new TimedMatch<TriominoState, TriominoMove>(triomino, {
    clock: time,
    start: TRIOMINO_START,
    seed: 's',
    dice: 'auto',
    options: { clock, turnSeconds: 10 },
  });
  return { time, match };
}

describe('a game of Triomino by the clock', () => {
  it('takes the time of a turn from its seat while it buys, in place of the limit of a turn', () => {
    const { time, match } = triominoBegun('1+3');
    time.advance(20_000);
    playAll(match, 'buy');
    expect(match.banks).to.deep.equal([40_000, 60_000]);
    time.advance(5000);
    playAll(match, '044@0,1');
    expect([match.banks, match.runningSeat]).to.deep.equal([[38_000, 60_000], 1]);
  });

  it('loses a turn whose seat has no time left; the next one has its increment', () => {
    const { time, match } = triominoBegun('1+3');
    time.advance(60_000);
    expect([match.entries.map(({ text }) => text.slice(0, 4)), match.banks]).to.deep.equal([
      ['time', 'draw', 'draw', 'draw'],
      [3000, 60_000],
    ]);
    time.advance(60_000);
    expect([match.runningSeat, match.banks]).to.deep.equal([0, [3000, 3000]]);
    time.advance(3000);
    expect([match.runningSeat, match.banks]).to.deep.equal([1, [3000, 3000]]);
  });
});

describe('what is written for a clock', () => {
  const READ = { '10+5': '10+5', ' 3 + 2 ': '3+2', '01+00': '1+0', '180+180': '180+180', '': '', '  ': '' };
  for (const [written, read] of Object.entries(READ)) {
    it(`is read: "${written}"`, () => {
      expect(triad.setup(2, { clock: written }).options.clock).to.equal(read);
    });
  }

  const HOSTILE: readonly unknown[] = [
    ...[
      '10',
      '+5',
      '10+',
      '10+5+1',
      '0+5',
      '181+0',
      '1+181',
      '1.5+2',
      '-1+5',
      '10:00+5',
      '1e1+5',
      '١٠+٥',
      'off',
      '<b>',
      'x'.repeat(1e6),
    ],
    ...[null, 10, NaN, true, {}, [], ['10+5'], { toString: () => '10+5' }, () => '10+5', Symbol('10+5')],
  ];
  for (const value of HOSTILE) {
    const name = typeof value === 'string' ? `"${value.slice(0, 20)}"` : Object.prototype.toString.call(value);
    it(`is refused with a sentence: ${name} ${typeof value}`, () => {
      for (const setup of [
        () => triad.setup(2, { clock: value as string }),
        () => triomino.setup(2, { clock: value as string }),
      ]) {
        const { code, message, details } = errorOf(setup);
        expect([code, details.place]).to.deep.equal(['bad-options', 'clock']);
        expect(message).to.match(
          /^clock is .{1,50}, expected minutes, 1 to 180, and seconds for each move, [01] to 180: 5\+3$/,
        );
      }
    });
  }

  it('has at least a second a turn in Triomino, where nobody is out of the game', () => {
    expect(errorOf(() => triomino.setup(2, { clock: '5+0' })).details.place).to.equal('clock');
    expect(triomino.setup(2, { clock: '5+1' }).options.clock).to.equal('5+1');
  });
});
