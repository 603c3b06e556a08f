import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../src/games/cubo/index.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { pick, seeded } from '../games/seeded.js';
import { runs } from '../runs.js';
import { loaded, rolled, storyOf, table } from './cubo-matches.js';
import type { CuboMatch } from './cubo-matches.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, logOf, playAll, recordText } from './helpers.js';

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

  it('is one for as many as its start has squares', () => {
    const square = 'r1r2r3/r5w4b3/b2b3b4';
    const start = JSON.stringify(`1 0 build 0 | ${square} o - 0 ; ${square} o - 0 ; ${square} o - 0 | r1r2b3b4`);
    expect(loaded(`cubo 1; start=${start}`).match.seats).to.equal(3);
    expect(errorOf(() => loaded(`cubo 1; seats=2; start=${start}`)).code).to.equal('bad-seats');
  });
});

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
});

describe('the times of a game of Cubo', () => {
  it('stand at every move: of the dice, the players and the clock', () => {
    const { clock, match } = table(2);
    const after = (ms: number, move: () => unknown): void => {
      clock.advance(ms);
      move();
    };
    after(100, () => match.draw());
    after(100, () => match.draw());
    after(100, () => match.draw());
    after(500.6, () => match.play('#1 swap a1c3'));
    after(200, () => match.play('#1 call'));
    after(200, () => match.play('#1 take 4'));
    clock.advance(6000);
    after(300, () => match.play('keep'));
    expect(logOf(match)).to.deep.equal([
      ['chance', 100],
      ['chance', 200],
      ['chance', 300],
      [1, 801],
      [1, 1001],
      [1, 1201],
      ['clock', 7201],
      [1, 7501],
    ]);
  });

  it('tell how the six seconds end on every device, where a server plays their end', () => {
    const { clock, match } = rolled(2);
    playAll(match, '#0 call', '#0 take -');
    clock.advance(5000);
    match.play('timeout', { actor: 'clock', at: 6000 });
    clock.advance(1000);
    expect(storyOf(match)).to.deep.equal(['0 #0 call', '0 #0 take -', '6000 clock timeout']);
    expect(clock.pending).to.equal(0);
  });
});

/** Plays a whole game at random. */
function playOut(match: CuboMatch, clock: FakeClock, random: () => number): void {
  while (!match.outcome) {
    clock.advance(Math.floor(random() * 1500));
    const actor = pick(
      match.actors.filter((each) => each !== 'clock'),
      random,
    );
    if (actor === 'chance') match.draw();
    else if (typeof actor === 'number') {
      const moves = match.legalMoves(actor);
      // Swaps would be nearly all.
      const rare = moves.filter(({ kind }) => kind !== 'swap');
      const from = random() < 0.5 ? rare : moves;
      match.play(pick(from, random), { actor });
    }
  }
}

const wholeGames = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    timeLimits: fc.boolean(),
    streets: fc.constantFrom('ordered', 'any-order'),
    practiceSeconds: fc.constantFrom(5, 60),
    seed: fc.nat(),
  })
  .map(({ seats, seed, ...options }) => {
    const { clock, match } = table(seats, { seed: `${seed}`, options });
    playOut(match, clock, seeded(seed));
    return { match, clock, [fc.toStringMethod]: () => recordText(match) };
  });

describe('a whole game of Cubo', () => {
  it('replays from its record, as text and as JSON, to the same moments at the same times', () => {
    fc.assert(
      fc.property(wholeGames, ({ match }) => {
        const record = match.toRecord();
        for (const written of [record, JSON.stringify(record), recordText(match)]) {
          const { match: again, clock } = loaded(written);
          expect(again.toRecord()).to.deep.equal(record);
          for (let ply = 0; ply <= match.length; ply++) {
            expect(JSON.stringify(again.stateAt(ply))).to.equal(JSON.stringify(match.stateAt(ply)));
          }
          expect(clock.pending).to.equal(0);
        }
      }),
      runs(6),
    );
  });

  it('has no call later than its limit, and a limit that runs out exactly when it is due', () => {
    fc.assert(
      fc.property(wholeGames, ({ match }) => {
        let due = Infinity;
        let key: string | undefined;
        match.entries.forEach(({ actor, at = NaN }, ply) => {
          if (actor === 'clock') expect(at).to.equal(due);
          else expect(at).to.be.at.most(due);
          const limit = cubo.deadline(match.stateAt(ply + 1) as CuboMatch['state']);
          if (limit?.key !== key) due = limit ? at + limit.ms : Infinity;
          key = limit?.key;
        });
      }),
      runs(5),
    );
  });
});
