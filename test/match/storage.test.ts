import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import type { SavedGame } from '../../src/match/storage.js';
import { SaveSlot, readBareKey } from '../../src/match/storage.js';
import { FakeStorage } from './fake-storage.js';
import { errorOf, playAll } from './helpers.js';

const KEY = ' my-page: Triad #1 ';
const PLACE = `tabletop-elements/triad/${KEY}`;

const played = () => playAll(new Match(triad, { seed: 'a "seed"' }), 'roll 112233 112233', 'a1a3');
const saved = (): SavedGame => ({
  record: played().toRecord(),
  seed: 'b',
  elapsed: 1500,
  choice: { page: '[[],{}]', names: 'Ann' },
});

const refuse = () => {
  throw new DOMException('not allowed here', 'SecurityError');
};

let storage: FakeStorage;

/** What a page has for `localStorage`: its storage, or in a sandboxed frame an error. */
function provideStorage(get: () => unknown = () => storage): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

beforeEach(() => {
  storage = new FakeStorage();
  provideStorage();
});

after(() => Reflect.deleteProperty(globalThis, 'localStorage'));

describe('a place in the storage', () => {
  it('has a key of ours with the game in it, and touches no other', () => {
    storage.setItem(KEY, 'a token');
    expect(new SaveSlot(triad, KEY).write(saved())).to.equal('saved');
    expect([storage.getItem(KEY), storage.length]).to.deep.equal(['a token', 2]);
    expect(storage.getItem(PLACE)).to.be.a('string');
  });

  it('gives back what was saved in it', () => {
    new SaveSlot(triad, KEY).write(saved());
    expect(new SaveSlot(triad, KEY).read()).to.deep.include({ ...saved(), revision: 1, isNewer: true });
  });

  it('gives nothing where nothing was saved', () => {
    expect(new SaveSlot(triad, KEY).read()).to.equal(undefined);
  });

  for (const text of [
    '',
    'prose',
    '5',
    'null',
    '{"theme":"dark"}',
    '{"revision":"1","record":{"format":1,"game":"triad"}}',
    '{"revision":1,"record":{"format":1,"game":"chess"}}',
    '{"revision":1,"record":{"format":1,"game":"triad"},"seed":5}',
    '{"revision":1,"record":{"format":1,"game":"triad"},"elapsed":-1}',
    '{"revision":1,"record":{"format":1,"game":"triad"},"choice":{"names":"Ann"}}',
    '{"revision":1,"record":{"format":1,"game":"triad"},"choice":{"page":"[]","names":5}}',
    `"${'x'.repeat(1_000_001)}"`,
  ]) {
    it(`is not written over where there is ${text.slice(0, 60)}`, () => {
      storage.setItem(PLACE, text);
      const slot = new SaveSlot(triad, KEY);
      expect(errorOf(() => slot.read()).code).to.equal('save-damaged');
      expect(slot.write(saved())).to.equal('changed');
      expect(storage.getItem(PLACE)).to.equal(text);
      slot.setAside();
      expect(slot.write(saved())).to.equal('saved');
      expect(storage.getItem(`${PLACE}/damaged-1`)).to.equal(text);
    });
  }

  it('is not written over by one who has not seen what another has saved', () => {
    const [one, other] = [new SaveSlot(triad, KEY), new SaveSlot(triad, KEY)];
    one.write(saved());
    expect(other.write(saved())).to.equal('changed');
    const save = other.read();
    expect(save?.isNewer).to.equal(true);
    if (save) other.adopt(save);
    expect(other.write({ ...saved(), elapsed: 2000 })).to.equal('saved');
    expect(one.read()).to.include({ revision: 2, isNewer: true });
    expect(one.write(saved())).to.equal('changed');
  });

  it('distinguishes a save of somebody who knew the latest from one that was made at the same time', () => {
    const one = new SaveSlot(triad, KEY);
    one.write(saved());
    storage.setItem(PLACE, JSON.stringify({ revision: 1, record: new Match(triad).toRecord() }));
    expect(one.read()?.isNewer).to.equal(false);
  });
});

describe('a storage that refuses', () => {
  it('to write keeps what was saved before', () => {
    const slot = new SaveSlot(triad, KEY);
    slot.write(saved());
    provideStorage(() => ({ getItem: (key: string) => storage.getItem(key), setItem: refuse }));
    expect(slot.write({ record: new Match(triad).toRecord() })).to.equal('refused');
    expect(slot.read()).to.deep.include(saved());
    provideStorage();
    expect(slot.write(saved())).to.equal('saved');
  });

  it('altogether, as in a sandboxed frame, has no game and keeps none', () => {
    provideStorage(refuse);
    const slot = new SaveSlot(triad, KEY);
    expect(slot.read()).to.equal(undefined);
    expect(slot.write(saved())).to.equal('refused');
  });

  it('for lack of room keeps no game', () => {
    const record = { ...played().toRecord(), comment: 'x'.repeat(6_000_000) };
    expect(new SaveSlot(triad, KEY).write({ record })).to.equal('refused');
  });
});

describe('the bare key of a page', () => {
  it('has the game that an earlier version has saved', () => {
    const record = played().toRecord();
    storage.setItem(KEY, JSON.stringify(record));
    expect(readBareKey(KEY, triad)).to.deep.equal(record);
  });

  it('has nothing where nothing is stored', () => {
    expect(readBareKey(KEY, triad)).to.equal(undefined);
  });

  for (const text of [
    '',
    'prose',
    '{"theme":"dark"}',
    '{"format":1,"game":"kubi"}',
    '{"format":1,"game":"triad","mo',
  ]) {
    it(`has something else where there is ${text}`, () => {
      storage.setItem(KEY, text);
      expect(errorOf(() => readBareKey(KEY, triad)).code).to.equal('save-foreign');
    });
  }
});
