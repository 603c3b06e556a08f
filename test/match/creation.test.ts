import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { errorOf } from './helpers.js';
import { race } from './toy-games.js';

const START = 'ccbbaa/6/6/6/6/AABBCC b 0-0';

describe('a new match', () => {
  it('has as few seats as the game allows, and the options that it has by default', () => {
    const match = new Match(race);
    expect([match.seats, match.options, match.ply, match.length]).to.deep.equal([2, { rounds: 3 }, 0, 0]);
    expect(match.start).to.equal(undefined);
  });

  it('waits for the dice to be tapped, and holds them for a barrier', () => {
    const match = new Match(triad);
    expect([match.dice, match.undoPastChance]).to.deep.equal(['tap', false]);
  });

  it('begins at a position, and knows it as the game writes it', () => {
    const match = new Match(triad, { start: `\n ${START}  0` });
    expect(match.start).to.equal(START);
    expect(match.actors).to.deep.equal([1]);
  });

  it('takes settings that say nothing for none', () => {
    const settings = { seats: undefined, options: undefined, seed: undefined, start: undefined, dice: undefined };
    expect(new Match(triad, settings).options).to.deep.equal(new Match(triad).options);
  });

  it('does not change with the options object that was given', () => {
    const options = { evenStart: true };
    const match = new Match(triad, { options });
    options.evenStart = false;
    expect(match.options).to.deep.include({ evenStart: true });
  });

  it('is refused where the game has no room for the seats', () => {
    for (const seats of [1, 3, 0, -2, 2.5, NaN, Infinity]) {
      expect(errorOf(() => new Match(triad, { seats })).code, String(seats)).to.equal('bad-seats');
    }
  });

  it('is refused where the game has no room for the seats, also at a position', () => {
    for (const seats of [1, 3, 7, NaN]) {
      expect(errorOf(() => new Match(triad, { seats, start: START })).code, String(seats)).to.equal('bad-seats');
    }
  });

  it('is refused with options that the game does not have or allow', () => {
    for (const options of [{ oddStart: true }, { evenStart: 'on' }, { starter: 2 }, { toString: true }]) {
      expect(errorOf(() => new Match(triad, { options })).code, JSON.stringify(options)).to.equal('bad-options');
    }
  });

  it('is refused at a position that is no position or not one of a game', () => {
    for (const start of ['', 'chess', 'ccbbaa/6/6/6/6/AABBCCC b 0-0', 'ccbbaa/6/6/6/6/AABBCC b 1-0']) {
      expect(errorOf(() => new Match(triad, { start })).code, start).to.equal('bad-position');
    }
  });
});
