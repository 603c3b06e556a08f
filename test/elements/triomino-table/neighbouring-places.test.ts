import { expect } from '@open-wc/testing';
import { mouse, releaseAll } from '../pointers.js';
import { NEIGHBOURS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

describe('two places of a chosen tile beside each other', () => {
  afterEach(releaseAll);

  // Their common side leads from 50, 0 to 0, 86.6.
  for (const [place, side] of [
    ['455@-1,0', -1],
    ['545@0,0', 1],
  ] as const) {
    it(`are each pressed inside their own triangle, also near the other one: ${place}`, async () => {
      const page = await TriominoPage.open({ position: NEIGHBOURS });
      await page.click(page.tile('455'));
      const at = page.onScreen(25 + side * 0.866 * 6, 43.3 + side * 0.5 * 6);
      await mouse.down(at);
      await mouse.up();
      await page.element.updateComplete;
      expect(page.moves).to.deep.equal([place]);
    });
  }
});
