import { expect } from '@open-wc/testing';
import { ELEMENTS, ENTRIES, EXPORTED, inNode, needsBuild } from './built.js';

interface Imported {
  readonly names: string[];
  readonly globals: string[];
}

/** Imports an entry where there is no DOM; `first` is there before it. */
const importing = (entry: string, first = 'node:fs') =>
  inNode<Imported>(`
    await import(${JSON.stringify(first)});
    const before = new Set(Reflect.ownKeys(globalThis));
    const module = await import(${JSON.stringify(entry)});
    tell({ names: Object.keys(module), globals: Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String) });
  `);

describe('in Node, without a DOM', () => {
  needsBuild();

  for (const entry of ENTRIES) {
    it(`${entry} can be imported and exports what it says`, async () => {
      const { names } = await importing(entry);
      expect(names).to.include.members([...(EXPORTED[entry] ?? [])]);
      expect(names).to.not.be.empty;
    });

    it(`${entry} defines no global of its own`, async () => {
      // Lit itself leaves its version numbers and an empty registry of elements.
      const { globals } = await importing(entry, 'lit');
      expect(globals).to.be.empty;
    });
  }

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
