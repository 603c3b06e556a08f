import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { TriominoPage } from './triomino-page.js';

/** Lays whatever comes first, and buys where nothing fits. @returns places whose middle cannot be pressed, with what lies over it */
async function unreachable(page: TriominoPage): Promise<string[]> {
  const found: string[] = [];
  for (let turn = 0; turn < 40 && !page.element.match.outcome; turn++) {
    const fitting = page.all('.rack-tile[data-fits]');
    for (const tile of fitting) {
      tile.click();
      await page.element.updateComplete;
      page.board.scrollIntoView({ block: 'center' });
      for (const target of page.root.querySelectorAll('.board [data-cell] path')) {
        const over = page.root.elementFromPoint(...page.middle(target));
        if (over?.closest('.zoom')) found.push(`${page.laid.length} tiles, ${tile.dataset['tile']}: ${over.className}`);
      }
    }
    (page.all('.place').at(-1) ?? page.find('.actions button'))?.click();
    await page.element.updateComplete;
  }
  return found;
}

describe('the buttons for the view of the table', () => {
  for (const width of [320]) {
    it(`lie over no place where a tile fits, ${width} wide`, async function () {
      this.timeout(20_000);
      await setViewport({ width, height: 800 });
      const page = await TriominoPage.open({ seed: 'tools1', seats: 'human human', viewer: 'all' });
      await page.clickButton('Deal round 1');
      const found = await unreachable(page);
      await setViewport({ width: 800, height: 600 });
      expect(page.laid.length).to.be.above(8);
      expect(found).to.be.empty;
    });
  }
});
