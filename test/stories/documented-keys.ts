import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GamePage } from '../elements/game-page.js';

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

/**
 * What keys do in a replay.
 * @param open opens a record of four plies at the second of them, and puts the focus on what is found by a selector
 * @param table the selector of the board or of the sheets
 */
export function replayKeys<Page extends GamePage<LitElement & { ply: number }>>(
  open: (selector: string) => Promise<Page>,
  table: string,
): Keys {
  const list = '.moves [aria-current=step]';
  const plyAfter = async (selector: string, ...keys: readonly string[]): Promise<number> => {
    const page = await open(selector);
    await page.press(...keys);
    return page.element.ply;
  };
  return {
    'left and right': async () => {
      expect(await plyAfter(table, 'ArrowLeft')).to.equal(1);
      expect(await plyAfter(table, 'ArrowRight')).to.equal(3);
    },
    'Home, End': async () => {
      expect(await plyAfter(table, 'Home')).to.equal(0);
      expect(await plyAfter(table, 'End')).to.equal(4);
    },
    'arrows, Home, End': async () => {
      expect(await plyAfter(list, 'ArrowDown', 'ArrowRight')).to.equal(4);
      expect(await plyAfter(list, 'ArrowUp', 'ArrowLeft')).to.equal(0);
      expect(await plyAfter(list, 'Home')).to.equal(0);
      expect(await plyAfter(list, 'End')).to.equal(4);
      const page = await open('.tool[tabindex="0"]');
      const first = page.focused;
      await page.press('ArrowRight');
      expect(page.focused === first).to.be.false;
      await page.press('Home');
      expect(page.focused === first).to.be.true;
      expect(page.element.ply).to.equal(2);
    },
  };
}
