import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { fits } from '../../src/match/saved-game.js';
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
