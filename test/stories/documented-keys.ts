import { expect } from '@open-wc/testing';

/** What a key does, tried out; under the name that the documentation gives it. */
export type Keys = Readonly<Record<string, () => Promise<void>>>;

/** The first cells of the tables of keys in a page of the documentation. */
async function documentedKeys(path: string): Promise<string[]> {
  const text = await (await fetch(path)).text();
  const section = text.split(/^## /m).find((part) => part.startsWith('Keyboard')) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|') && !/^\|\s*(key|-+)\s*\|/.test(line));
  return rows.map((row) => row.split('|')[1]?.trim() ?? '');
}

/** Tries out what a page of the documentation tells of keys, and finds what it tells of and nobody has tried. */
export function keysSuite(path: string, keys: Keys): void {
  describe(`the keys that ${path} tells of`, () => {
    it('are all tried out here, and none is tried that is not told of', async () => {
      const told = await documentedKeys(path);
      expect([...new Set(told)].sort()).to.deep.equal(Object.keys(keys).sort());
    });

    for (const [name, tryOut] of Object.entries(keys)) {
      it(`${name}: do what it says`, tryOut);
    }
  });
}
