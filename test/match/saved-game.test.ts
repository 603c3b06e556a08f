import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import type { GameRecord } from '../../src/match/record/record.js';
import { fits, relationOf } from '../../src/match/saved-game.js';
import { errorOf } from './helpers.js';
import { race } from './toy-games.js';

const START = 'ccbbaa/6/6/6/6/AABBCC b 0-0';
const PLAIN = { seats: 2, options: {} };

describe('a saved game is the one a page asks for', () => {
  it('where seats, options and start are the same', () => {
    const wanted = { seats: 2, options: { evenStart: true }, start: START };
    expect(fits({ ...wanted }, wanted, triad)).to.equal(true);
  });

  it('where one says the options that the other leaves as they always are, in any order', () => {
    const said = { seats: 2, options: { draws: true, starter: 0, evenStart: false } };
    expect(fits(said, PLAIN, triad)).to.equal(true);
    expect(fits(PLAIN, said, triad)).to.equal(true);
  });

  it('where the start is the same, written in another way', () => {
    expect(fits({ ...PLAIN, start: START }, { ...PLAIN, start: ` ${START} 0` }, triad)).to.equal(true);
  });

  it('where it is a later one in a series of rematches', () => {
    expect(fits({ seats: 2, options: { starter: 1 } }, PLAIN, triad)).to.equal(true);
    expect(fits({ seats: 4, options: { starter: 3 } }, { seats: 4, options: {} }, tricubo)).to.equal(true);
  });
});

describe('a saved game is another one', () => {
  it('where the options differ', () => {
    expect(fits({ seats: 2, options: { evenStart: true } }, PLAIN, triad)).to.equal(false);
    expect(fits({ seats: 2, options: { rounds: 2 } }, PLAIN, race)).to.equal(false);
  });

  it('where the seats differ', () => {
    expect(fits({ seats: 3, options: {} }, PLAIN, race)).to.equal(false);
  });

  it('where the start differs, or only one has a start', () => {
    const other = { ...PLAIN, start: START.replace(' b ', ' w ') };
    expect(fits({ ...PLAIN, start: START }, other, triad)).to.equal(false);
    expect(fits({ ...PLAIN, start: START }, PLAIN, triad)).to.equal(false);
    expect(fits(PLAIN, other, triad)).to.equal(false);
  });
});

describe('a saved game that is none', () => {
  it('is refused for its options or its start', () => {
    expect(errorOf(() => fits({ seats: 2, options: { oddStart: true } }, PLAIN, triad)).code).to.equal('bad-options');
    expect(errorOf(() => fits({ ...PLAIN, start: 'chess' }, PLAIN, triad)).code).to.equal('bad-position');
  });
});

describe('a saved game and the one that is played', () => {
  const record = (texts: string, more: Partial<GameRecord> = {}): GameRecord => ({
    format: 1,
    game: 'triad',
    seats: 2,
    options: {},
    moves: texts.split(' ').map((move) => ({ move })),
    ...more,
  });

  for (const [saved, played, relation] of [
    ['a b', 'a b', 'same'],
    ['a', 'a b', 'earlier'],
    ['a b c', 'a b', 'later'],
    ['a c', 'a b', 'other'],
    ['a c d', 'a b', 'other'],
  ] as const) {
    it(`${saved} is ${relation} where ${played} is played`, () => {
      expect(relationOf(record(saved), record(played))).to.equal(relation);
    });
  }

  it('are others where the same is moved by another seat, or from another start', () => {
    expect(relationOf(record('a', { moves: [{ by: 1, move: 'a' }] }), record('a'))).to.equal('other');
    expect(relationOf(record('a', { start: START }), record('a'))).to.equal('other');
  });

  it('are the same where clocks have stamped the moves differently', () => {
    expect(relationOf(record('a', { moves: [{ move: 'a', at: 6000 }] }), record('a'))).to.equal('same');
  });
});
