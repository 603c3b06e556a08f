import { expect } from 'chai';
import { Match } from '../../src/match/index.js';
import { makePlayer } from '../../src/match/players.js';
import { TimedMatch } from '../../src/match/index.js';
import { FakeClock } from './fake-clock.js';
import { playAll } from './helpers.js';
import { blitz } from './toy-games.js';

const MOVES = ['#1 grab', '#0 grab', '#1 grab'] as const;

const longer = (record: unknown) => Match.fromRecord(blitz, record);

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
    const changes: unknown[] = [];
    match.subscribe(({ cause, by, moves }) => changes.push([cause, by, moves.map(({ actor, text }) => [actor, text])]));
    expect(match.extend(longer(further))).to.be.true;
    expect(match.toRecord()).to.deep.equal(further);
    expect(changes).to.deep.equal([
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

  it('says who plays where nobody has said that before', () => {
    const { match, further } = open();
    const played = { ...further, players: ['human', 'computer:hard'] };
    match.extend(longer(played));
    expect(match.gate.players.map(makePlayer)).to.deep.equal(played.players);
    match.extend(longer({ ...played, players: ['computer:easy', 'human'] }));
    expect(match.gate.players.map(makePlayer)).to.deep.equal(played.players);
  });

  it('leaves somebody who looks at an earlier moment there', () => {
    const { match, further } = open(2);
    match.goTo(1);
    expect([match.extend(longer(further)), match.ply, match.length]).to.deep.equal([true, 1, 3]);
  });

  it('goes on without a seed, as concealed records do', () => {
    const { seed, ...further } = open().further;
    const match = longer({ ...further, moves: further.moves.slice(0, 1) });
    expect([seed, match.extend(longer(further)), match.length]).to.deep.equal(['house', true, 3]);
  });

  it('sets the clock to the time of its latest move', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock, seed: 'house' });
    const record = match.toRecord();
    clock.advance(900);
    match.extend(longer({ ...record, moves: [{ by: 0, move: 'grab', at: 300 }] }));
    expect(match.timeLeft).to.equal(700);
    clock.advance(700);
    expect(match.entries.at(-1)).to.include({ actor: 'clock', at: 1000 });
  });

  const moves = [
    { by: 0, move: 'grab' },
    { by: 1, move: 'grab' },
  ];
  const OTHERS: Readonly<Record<string, object>> = {
    'is shorter': { moves: [] },
    'begins otherwise': { moves },
    'has another seed': { seed: 'garden' },
    'has other options': { options: { rounds: 5 } },
    'has another start': { start: '2 - 0,0' },
    'has other seats': { seats: 3, moves: [moves[1], moves[0]] },
  };
  for (const [difference, change] of Object.entries(OTHERS)) {
    it(`is none if it ${difference}`, () => {
      const { match, further } = open();
      expect([match.extend(longer({ ...further, ...change })), match.length]).to.deep.equal([false, 1]);
    });
  }
});
