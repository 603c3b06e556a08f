import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { parseRecord } from '../../src/match/parse-record.js';
import { FakeClock } from './fake-clock.js';
import { playAll } from './helpers.js';
import { blitz, race } from './toy-games.js';

describe('a record in JSON', () => {
  it('says everything that makes the game', () => {
    const match = playAll(new Match(race, { seats: 3, seed: 'house', options: { rounds: 5 } }), 'roll 4', '#2 take');
    expect(match.toRecord()).to.deep.equal({
      format: 1,
      game: 'race',
      seats: 3,
      options: { rounds: 5 },
      seed: 'house',
      moves: [{ move: 'roll 4' }, { by: 2, move: 'take' }],
    });
  });

  it('says where the game began', () => {
    const start = 'ccbbaa/6/6/6/6/AABBCC b 0-0';
    expect(new Match(triad, { start: `  ${start} 0 ` }).toRecord().start).to.equal(start);
    expect(new Match(triad).toRecord()).to.not.have.property('start');
  });

  it('says who moved and when in a real-time game', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock });
    clock.advance(250);
    match.play('grab', { actor: 1 });
    clock.advance(1000);
    expect(match.toRecord().moves).to.deep.equal([
      { by: 1, move: 'grab', at: 250 },
      { by: 'clock', move: 'timeout', at: 1000 },
    ]);
  });

  it('holds the moves beyond the ply that is shown, too', () => {
    const match = playAll(new Match(triad, { seed: 's' }), 'roll 112233 112233', 'a1a3');
    match.goTo(1);
    expect(match.toRecord().moves.map(({ move }) => move)).to.deep.equal(['roll 112233 112233', 'a1a3']);
  });

  it('may leave out all but the format and the game', () => {
    const record = parseRecord('{"format":1,"game":"triad"}', triad);
    expect(record).to.deep.equal({ format: 1, game: 'triad', seats: 2, options: {}, moves: [] });
  });

  it('of the first version is read for ever', () => {
    const saved =
      '{"format":1,"game":"triad","seats":2,"options":{"evenStart":false,"starter":0,"draws":true},"seed":"house",' +
      '"moves":[{"move":"roll 111333 111233"},{"move":"a1a3","comment":"two up"},{"move":"f6f4"}]}';
    const match = Match.fromRecord(triad, saved);
    expect(triad.makePosition(triad.positionOf(match.state))).to.equal('ccbaa1/6/5b/B5/6/1AACCC w 0-0 2');
    expect(match.entries[0]?.generated, 'the seed still gives these dice').to.equal(true);
    expect(JSON.stringify(match.toRecord())).to.equal(saved);
  });
});
