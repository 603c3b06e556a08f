import { expect } from 'chai';
import { spellingOf, requestedRecord } from '../../src/elements/session/match-request.js';
import type { MatchRequest } from '../../src/elements/session/match-request.js';
import { recordParser } from '../../src/elements/session/shared-modules.js';
import { parseSeats } from '../../src/elements/base/attributes.js';
import { GameError } from '../../src/games/game-error.js';
import { triad } from '../../src/games/triad/index.js';

const NOTHING: MatchRequest = {
  players: undefined,
  usual: undefined,
  seed: undefined,
  position: undefined,
  positionCheck: 'strict',
  record: undefined,
  options: {},
};
const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';

const wish = (request: Partial<MatchRequest>) => requestedRecord(triad, { ...NOTHING, ...request });

describe('what the attributes ask for', () => {
  before(() => recordParser.load());

  it('is the set-up for as few as the game allows where they say nothing', () => {
    expect(wish({})).to.deep.equal({ format: 1, game: 'triad', seats: 2, options: {}, moves: [] });
  });

  it('has what they say', () => {
    const options = { evenStart: 'on', starter: 1, draws: false };
    expect(wish({ players: parseSeats('human remote'), seed: 'house', position: START, options })).to.deep.equal({
      format: 1,
      game: 'triad',
      seats: 2,
      seed: 'house',
      start: START,
      options: { evenStart: true, starter: 1, draws: false },
      moves: [],
    });
  });

  it('is the record where there is one, whatever else they say', () => {
    expect(wish({ record: 'triad 1; starter=1', position: START, players: parseSeats('human') })).to.include({
      seats: 2,
    });
  });

  it('is left to the game where an option is null', () => {
    expect(wish({ options: { starter: null } }).options).to.deep.equal({});
  });
});

describe('the spelling of a request', () => {
  it('is the same for the same request', () => {
    expect(spellingOf({ ...NOTHING, seed: 'a' })).to.equal(spellingOf({ ...NOTHING, seed: 'a' }));
  });

  it('is the same for what is missing and for null', () => {
    expect(spellingOf({ ...NOTHING, seed: null, options: { starter: null } })).to.equal(spellingOf(NOTHING));
  });

  it('is the same whoever decides for a seat: that may change in a running game', () => {
    const keys = ['human human', 'human remote', 'computer:hard remote'].map((seats) =>
      spellingOf({ ...NOTHING, players: parseSeats(seats) }),
    );
    expect(new Set(keys).size).to.equal(1);
    expect(keys[0]).to.not.equal(spellingOf({ ...NOTHING, players: parseSeats('human') }));
  });

  it('is another for off and for nothing', () => {
    expect(spellingOf({ ...NOTHING, options: { draws: false } })).to.not.equal(spellingOf(NOTHING));
    expect(spellingOf({ ...NOTHING, options: { starter: 0 } })).to.not.equal(spellingOf(NOTHING));
  });

  it('is refused for what cannot be written down', () => {
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    expect(() => spellingOf({ ...NOTHING, record: endless as never }))
      .to.throw(GameError)
      .with.property('code', 'record-type');
  });
});
