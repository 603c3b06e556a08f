import { expect } from 'chai';
import { Match } from '../../src/match/match.js';
import type { GameRecord } from '../../src/match/record.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, playAll, textsOf } from './helpers.js';
import { blitz } from './toy-games.js';

const MOVES = ['#1 grab', '#0 grab', '#1 grab'] as const;

/** A match, and one like it that is further. */
function open(known = 1) {
  const [here, there] = [new Match(blitz, { seed: 'house' }), new Match(blitz, { seed: 'house' })];
  playAll(here, ...MOVES.slice(0, known));
  playAll(there, ...MOVES);
  return { match: here, further: there.toRecord() };
}

describe('a record that continues a match', () => {
  it('is played on from there, as one change', () => {
    const { match, further } = open();
    const told: unknown[] = [];
    match.subscribe(({ cause, by, moves }) => told.push([cause, by, moves.map(({ actor, text }) => [actor, text])]));
    expect(match.extend(further)).to.be.true;
    expect(match.toRecord()).to.deep.equal(further);
    expect(told).to.deep.equal([
      [
        'play',
        'script',
        [
          [0, 'grab'],
          [1, 'grab'],
        ],
      ],
    ]);
  });

  it('leaves somebody who looks at an earlier moment there', () => {
    const { match, further } = open(2);
    match.goTo(1);
    expect([match.extend(further), match.ply, match.length]).to.deep.equal([true, 1, 3]);
  });

  it('goes on without a seed, as concealed records do', () => {
    const { match, further } = open();
    expect(match.extend({ ...further, seed: undefined })).to.be.true;
  });

  it('that breaks a rule on the way plays nothing', () => {
    const { match, further } = open();
    const broken = { ...further, moves: [...further.moves, { by: 7, move: 'grab' }] };
    expect(errorOf(() => match.extend(broken)).code).to.equal('record-move');
    expect([textsOf(match), match.ply]).to.deep.equal([['grab'], 1]);
  });

  it('sets the clock to the time of its latest move', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock, seed: 'house' });
    const record = match.toRecord();
    clock.advance(900);
    match.extend({ ...record, moves: [{ by: 0, move: 'grab', at: 300 }] });
    expect(match.timeLeft).to.equal(700);
    clock.advance(700);
    expect(match.entries.at(-1)).to.include({ actor: 'clock', at: 1000 });
  });

  const OTHERS: Readonly<Record<string, (record: GameRecord) => GameRecord>> = {
    'is as long': (record) => ({ ...record, moves: record.moves.slice(0, 1) }),
    'begins otherwise': (record) => ({ ...record, moves: record.moves.map((move) => ({ ...move, by: 0 })) }),
    'has another comment': (record) => ({
      ...record,
      moves: record.moves.map((move) => ({ ...move, comment: 'So!' })),
    }),
    'has another seed': (record) => ({ ...record, seed: 'garden' }),
    'has other options': (record) => ({ ...record, options: { ...record.options, rounds: 1 } }),
    'has another start': (record) => ({ ...record, start: '1 - 0,0' }),
    'has other seats': (record) => ({ ...record, seats: 3 }),
  };
  for (const [difference, change] of Object.entries(OTHERS)) {
    it(`is none if it ${difference}`, () => {
      const { match, further } = open();
      expect([match.extend(change(further)), match.length]).to.deep.equal([false, 1]);
    });
  }
});
