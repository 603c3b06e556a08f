import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../src/games/cubo/index.js';
import { pick, seeded } from '../games/seeded.js';
import { runs } from '../runs.js';
import { loaded, rolled, storyOf, table } from './cubo-matches.js';
import type { CuboMatch } from './cubo-matches.js';
import type { FakeClock } from './fake-clock.js';
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
    expect(match.actors).to.deep.equal([1, 'clock']);
    clock.advance(6000);
    expect(storyOf(match).at(-1), 'six more seconds to take a die').to.equal('13999 clock timeout');
    expect(match.state.rounds[0]?.[1], 'the square counts').to.be.an('array');
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
});

describe('callers who dawdle', () => {
  it('decline after six seconds; then those of the last player begin', () => {
    const { clock, match } = rolled(3);
    clock.advance(1000);
    match.play('#1 call');
    clock.advance(20_000);
    match.play('#0 call');
    clock.advance(2500);
    expect(match.timeLeft).to.equal(3500);
    clock.advance(9500);
    expect(storyOf(match)).to.deep.equal([
      '1000 #1 call',
      '21000 #0 call',
      '27000 clock timeout',
      '33000 clock timeout',
    ]);
    expect(match.state.rounds[0]?.map(Boolean)).to.deep.equal([true, true, false]);
  });

  it('have six seconds each in the order of the calls, once all squares are covered', () => {
    const { clock, match } = rolled(3);
    playAll(match, '#1 call', '#2 call');
    clock.advance(4000);
    match.play('#0 call');
    clock.advance(6000);
    match.play('#2 take 4');
    clock.advance(6000);
    const story = [
      '0 #1 call',
      '0 #2 call',
      '4000 #0 call',
      '10000 clock timeout',
      '10000 #2 take 4',
      '16000 clock timeout',
    ];
    expect(storyOf(match)).to.deep.equal(story);
    expect(match.actors).to.deep.equal([2]);
  });
});

describe('two calls in the same instant', () => {
  it('have the same time, and the first of them may take a die first', () => {
    const { clock, match } = rolled(2);
    clock.advance(1234);
    playAll(match, '#1 call', '#0 call');
    expect(storyOf(match)).to.deep.equal(['1234 #1 call', '1234 #0 call']);
    expect(match.actors).to.deep.equal([1, 'clock']);
    const record = recordText(match);
    expect(record.split('\n').slice(-2)).to.deep.equal(['#1 call @1234', '#0 call @1234']);
    expect(loaded(record).match.actors).to.deep.equal([1, 'clock']);
  });
});

const DICE = ['middle r1r2b3b4 @100', 'dice 0 123543234 @200', 'dice 1 123543234 @300'];
/** Seat 1 has time until 8000, of which it has used a second and a half. */
const COUNTING = ['cubo 2; seats=2; seed=s', ...DICE, '#0 call @1000', '#0 take 2 @2000', '#1 swap a1b1 @3500'].join(
  '\n',
);

describe('a record of Cubo that stops in the countdown', () => {
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

  it('with the clock’s move at any time is taken as it is given', () => {
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
