import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { playAll, textsOf } from './helpers.js';
import { blitz, race } from './toy-games.js';

describe('another game', () => {
  it('has the same seats, options, start and ways, and no moves yet', () => {
    const start = '{2; 0; ---; 1,2,3}';
    const settings = { seats: 3, options: { rounds: 5 }, start, dice: 'enter', undoPastChance: true } as const;
    const again = playAll(new Match(race, settings), 'roll 4').again();
    expect(again.toRecord()).to.deep.equal({ ...new Match(race, { ...settings, seed: again.seed }).toRecord() });
    expect([again.dice, again.undoPastChance, again.length]).to.deep.equal(['enter', true, 0]);
  });

  it('has other dice, or those of the seed that is given', () => {
    const match = new Match(triad, { seed: 'house', dice: 'auto' });
    expect(match.again().seed).to.match(/^[0-9a-f]{32}$/);
    expect(textsOf(match.again({ seed: 'house' }))).to.deep.equal(textsOf(match));
  });

  it('leaves the first one as it is', () => {
    const match = playAll(new Match(triad), 'roll 112233 112233');
    const again = match.again();
    playAll(again, 'roll 111111 111111', 'a1a3');
    expect(textsOf(match)).to.deep.equal(['roll 112233 112233']);
    expect(again.length).to.equal(2);
  });

  it('rolls by the mode and goes by the rules that were chosen since', () => {
    const match = new Match(triad);
    match.dice = 'auto';
    match.undoPastChance = true;
    const again = match.again();
    expect([again.dice, again.undoPastChance, again.length]).to.deep.equal(['auto', true, 1]);
  });

  it('of a series lets the other seat start, and the first one again in the third', () => {
    const first = new Match(triad, { options: { evenStart: true } });
    const second = first.again({ alternate: true });
    const third = second.again({ alternate: true });
    expect([first, second, third].map(({ options }) => options)).to.deep.equal([
      { evenStart: true, starter: 0, draws: true },
      { evenStart: true, starter: 1, draws: true },
      { evenStart: true, starter: 0, draws: true },
    ]);
    second.play('roll 112233');
    expect(second.actors).to.deep.equal([1]);
  });

  it('that is not of a series has the same starter', () => {
    expect(new Match(triad, { options: { starter: 1 } }).again().options).to.deep.include({ starter: 1 });
  });

  it('of a series stays as it is where the game knows no starter', () => {
    expect(new Match(race, { options: { rounds: 2 } }).again({ alternate: true }).options).to.deep.equal({ rounds: 2 });
  });

  it('has its own time, by the same clock', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock });
    clock.advance(700);
    const again = match.again();
    clock.advance(400);
    expect(match.entries.map(({ at }) => at)).to.deep.equal([1000]);
    expect(again.entries).to.be.empty;
    clock.advance(600);
    expect(again.entries.map(({ at }) => at)).to.deep.equal([1000]);
  });
});
