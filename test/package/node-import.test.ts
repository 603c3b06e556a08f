import { expect } from '@open-wc/testing';
import { ELEMENTS, ENTRIES, EXPORTED, inNode, needsBuild } from './built.js';

interface Imported {
  readonly names: string[];
  readonly globals: string[];
  /** What keeps the process from ending. */
  readonly waiting: string[];
}

/** Imports an entry where there is no DOM; `first` is there before it. */
const importing = (entry: string, first = 'node:fs') =>
  inNode<Imported>(`
    await import(${JSON.stringify(first)});
    const before = new Set(Reflect.ownKeys(globalThis));
    const module = await import(${JSON.stringify(entry)});
    const globals = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
    const gone = [...before].filter((key) => !Reflect.has(globalThis, key)).map(String);
    const waiting = process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate|TCP|Worker|MessagePort/.test(name));
    tell({ names: Object.keys(module), globals: [...globals, ...gone], waiting });
  `);

/** What an entry stands on, whose own globals are not its fault. */
const baseOf = (entry: string): string => (entry.endsWith('server.js') ? '@lit-labs/ssr' : 'lit');

describe('in Node, without a DOM', () => {
  needsBuild();

  for (const entry of ENTRIES) {
    it(`${entry} can be imported, exports what it says, and lets the process end`, async () => {
      const { names, waiting } = await importing(entry);
      const exported = EXPORTED[entry] ?? [];
      expect(names).to.include.members([...exported]);
      expect(names.length > 0).to.equal(exported.length > 0);
      expect(waiting).to.deep.equal([]);
    });

    it(`${entry} defines no global of its own, and takes none away`, async () => {
      // Lit itself leaves its version numbers and an empty registry of elements.
      const { globals } = await importing(entry, baseOf(entry));
      expect(globals).to.be.empty;
    });
  }

  it('a timer that waits would be noticed', async () => {
    const { waiting } = await importing('data:text/javascript,setTimeout(() => {}, 50);export default 1');
    expect(waiting).to.deep.equal(['Timeout']);
  });

  for (const entry of ENTRIES.filter((each) => /games\/|match/.test(each))) {
    it(`${entry} brings no global at all, not even Lit's`, async () => {
      const { globals } = await importing(entry);
      expect(globals).to.be.empty;
    });
  }

  for (const { name } of ELEMENTS) {
    it(`a DOM that comes later is not used by what was imported before: ${name}`, async () => {
      const defined = await inNode<string[]>(`
        const defined = [];
        await import('tabletop-elements/classes.js');
        globalThis.customElements = { get: () => undefined, define: (tag) => defined.push(tag) };
        const { ${name} } = await import('tabletop-elements/classes.js');
        ${name}.define('our-game');
        tell(defined);
      `);
      expect(defined).to.deep.equal(['our-game']);
    });

    it(`${name}.define() does nothing where there is no registry`, async () => {
      const ended = await inNode<string>(`
        const { ${name} } = await import('tabletop-elements/classes.js');
        delete globalThis.customElements;
        ${name}.define();
        tell('well');
      `);
      expect(ended).to.equal('well');
    });
  }
});
