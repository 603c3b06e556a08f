import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { fits } from '../../src/match/saved-game.js';
import { loadSaved, save } from '../../src/match/storage.js';
import { FakeStorage } from './fake-storage.js';
import { errorOf, playAll } from './helpers.js';
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

const KEY = ' my-page: Triad #1 ';

const played = () => playAll(new Match(triad, { seed: 'a "seed"' }), 'roll 112233 112233', 'a1a3');

const refuse = () => {
  throw new DOMException('not allowed here', 'SecurityError');
};

let storage: FakeStorage;

/** What a page has for `localStorage`: its storage, or in a sandboxed frame an error. */
function provideStorage(get: () => unknown = () => storage): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

describe('storage', () => {
  beforeEach(() => {
    storage = new FakeStorage();
    provideStorage();
  });

  after(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  describe('a saved game', () => {
    it('is kept under the key exactly as given, and under no other', () => {
      expect(save(KEY, played().toRecord())).to.equal(true);
      expect(storage.getItem(KEY)).to.be.a('string');
      expect(storage.length).to.equal(1);
    });

    it('is loaded as it was saved, and replaced by a later one', () => {
      const match = played();
      save(KEY, match.toRecord());
      expect(Match.fromRecord(triad, loadSaved(KEY)).toRecord()).to.deep.equal(match.toRecord());
      match.play('f6f4');
      save(KEY, match.toRecord());
      expect(Match.fromRecord(triad, loadSaved(KEY)).length).to.equal(3);
    });

    it('that was never saved is undefined', () => {
      expect(loadSaved(KEY)).to.equal(undefined);
    });

    it('that something else has overwritten is returned as it is, for the record to judge', () => {
      for (const text of ['not a game', '']) {
        storage.setItem(KEY, text);
        expect(loadSaved(KEY)).to.equal(text);
      }
    });
  });

  describe('a storage that refuses', () => {
    it('to write does not disturb play and keeps the game that was saved before', () => {
      const match = played();
      save(KEY, match.toRecord());
      storage.setItem = refuse;
      match.play('f6f4');
      expect(save(KEY, match.toRecord())).to.equal(false);
      expect(Match.fromRecord(triad, loadSaved(KEY)).length).to.equal(2);
    });

    it('to read has no game', () => {
      save(KEY, played().toRecord());
      storage.getItem = refuse;
      expect(loadSaved(KEY)).to.equal(undefined);
    });

    it('altogether, as in a sandboxed frame, has no game and keeps none', () => {
      provideStorage(refuse);
      expect(save(KEY, played().toRecord())).to.equal(false);
      expect(loadSaved(KEY)).to.equal(undefined);
    });

    it('for lack of room keeps no game', () => {
      expect(save(KEY, { ...played().toRecord(), comment: 'x'.repeat(6_000_000) })).to.equal(false);
    });
  });
});
