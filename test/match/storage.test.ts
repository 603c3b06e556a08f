import { expect } from '@open-wc/testing';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { loadSaved, save } from '../../src/match/storage.js';
import { playAll } from './helpers.js';

const KEY = ' my-page: Triad #1 ';

const played = () => playAll(new Match(triad, { seed: 'a "seed"' }), 'roll 112233 112233', 'a1a3');

describe('a saved game', () => {
  afterEach(() => localStorage.removeItem(KEY));

  it('lies under the key exactly as given, and under no other', () => {
    const before = localStorage.length;
    expect(save(KEY, played().toRecord())).to.equal(true);
    expect(localStorage.getItem(KEY)).to.be.a('string');
    expect(localStorage.length).to.equal(before + 1);
  });

  it('is loaded as it was saved', () => {
    const match = played();
    save(KEY, match.toRecord());
    expect(Match.fromRecord(triad, loadSaved(KEY)).toRecord()).to.deep.equal(match.toRecord());
  });

  it('takes the place of the one before', () => {
    const match = played();
    save(KEY, match.toRecord());
    match.play('f6f4');
    save(KEY, match.toRecord());
    expect(Match.fromRecord(triad, loadSaved(KEY)).length).to.equal(3);
  });

  it('that was never saved is none', () => {
    expect(loadSaved(KEY)).to.equal(undefined);
    expect(loadSaved(KEY.trim())).to.equal(undefined);
  });

  it('that something else has overwritten is handed over as it is, for the record to judge', () => {
    localStorage.setItem(KEY, 'not a game');
    expect(loadSaved(KEY)).to.equal('not a game');
    localStorage.setItem(KEY, '');
    expect(loadSaved(KEY)).to.equal('');
  });
});

describe('a storage that refuses', () => {
  const own = Object.getOwnPropertyDescriptors(Storage.prototype);
  const refuse = () => {
    throw new DOMException('no room, or not allowed here', 'QuotaExceededError');
  };

  afterEach(() => {
    Object.defineProperties(Storage.prototype, own);
    localStorage.removeItem(KEY);
  });

  it('to keep a game does not disturb play: saving says so', () => {
    Storage.prototype.setItem = refuse;
    expect(save(KEY, played().toRecord())).to.equal(false);
  });

  it('to keep a game keeps the one that was saved before', () => {
    const match = played();
    save(KEY, match.toRecord());
    Storage.prototype.setItem = refuse;
    match.play('f6f4');
    save(KEY, match.toRecord());
    expect(Match.fromRecord(triad, loadSaved(KEY)).length).to.equal(2);
  });

  it('to be read has no game', () => {
    save(KEY, played().toRecord());
    Storage.prototype.getItem = refuse;
    expect(loadSaved(KEY)).to.equal(undefined);
  });

  it('altogether, as in a sandboxed frame, has no game and keeps none', () => {
    const real = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
    Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
    try {
      expect(save(KEY, played().toRecord())).to.equal(false);
      expect(loadSaved(KEY)).to.equal(undefined);
    } finally {
      Object.defineProperty(window, 'localStorage', real);
    }
  });

  it('has no room for one that is too large to keep', () => {
    const comment = 'x'.repeat(6_000_000);
    expect(save(KEY, { ...played().toRecord(), comment })).to.equal(false);
  });
});
