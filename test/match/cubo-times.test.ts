import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../src/games/cubo/index.js';
import { pick, seeded } from '../games/seeded.js';
import { loaded, rolled, storyOf, table } from './cubo-matches.js';
import type { CuboMatch } from './cubo-matches.js';
import type { FakeClock } from './fake-clock.js';
import { errorOf, logOf, playAll, recordText } from './helpers.js';

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

  it('stand at every move also where time is not limited', () => {
    const { clock, match } = rolled(1, { options: { timeLimits: false } });
    clock.advance(700);
    match.play('call');
    expect(storyOf(match)).to.deep.equal(['700 #0 call']);
  });

  it('may come from a server, and do not run backwards', () => {
    const { clock, match } = rolled(2);
    clock.advance(1000);
    match.play('#1 call', { at: 850 });
    expect(errorOf(() => match.play('#0 call', { at: 849 })).code).to.equal('bad-time');
    match.play('#0 call', { at: 850 });
    expect(storyOf(match)).to.deep.equal(['850 #1 call', '850 #0 call']);
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
      { numRuns: 12 },
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
      { numRuns: 40 },
    );
  });

  it('leaves no alarm behind', () => {
    fc.assert(
      fc.property(wholeGames, ({ clock }) => {
        expect(clock.pending).to.equal(0);
      }),
      { numRuns: 20 },
    );
  });
});
