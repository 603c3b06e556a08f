import { expect } from 'chai';
import type * as settings from '../../src/elements/play/reader-settings.js';
import { READER_KEY } from '../../src/elements/play/reader-settings.js';

/** The module as a page loads it that has this in its storage, or a storage that refuses everything. */
async function load(stored: string | null | Error) {
  const storage = new Map<string, string>(typeof stored === 'string' ? [[READER_KEY, stored]] : []);
  const refuse = () => {
    if (stored instanceof Error) throw stored;
  };
  const localStorage = {
    getItem: (key: string) => (refuse(), storage.get(key) ?? null),
    setItem: (key: string, text: string) => (refuse(), void storage.set(key, text)),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
  const path = `../../src/elements/play/reader-settings.ts?${crypto.randomUUID()}`;
  const module = (await import(path)) as typeof settings;
  return { ...module, storage };
}

describe('the settings of a reader', () => {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  afterEach(() => {
    if (known) Object.defineProperty(globalThis, 'localStorage', known);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('are kept for the next page, beside those that were there', async () => {
    const { changeReaderSettings, readerSettings, storage } = await load('{"isListing":true}');
    changeReaderSettings({ isTyping: true });
    expect(readerSettings()).to.deep.equal({ isListing: true, isTyping: true });
    expect(JSON.parse(storage.get(READER_KEY) ?? '')).to.deep.equal({ isListing: true, isTyping: true });
  });

  for (const stored of ['{', 'null', '7', new Error('no storage')]) {
    it(`hold as long as the page is there where the storage has ${String(stored)}`, async () => {
      const { changeReaderSettings, readerSettings } = await load(stored);
      expect(readerSettings()).to.deep.equal({});
      changeReaderSettings({ isTyping: true });
      expect(readerSettings()).to.deep.equal({ isTyping: true });
    });
  }
});
