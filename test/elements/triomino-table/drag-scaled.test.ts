import { expect, html } from '@open-wc/testing';
import { POINTERS, carry, releaseAll } from '../pointers.js';
import { ONE_TILE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

for (const pointer of POINTERS) {
  for (const scale of [1, 0.5]) {
    describe(`a tile in the hand of a ${pointer.name} on <triomino-table> at ${scale} of its size`, () => {
      afterEach(releaseAll);

      const open = () =>
        TriominoPage.within(html`
          <div style="transform: scale(${scale}); transform-origin: 0 0">
            <triomino-table position=${ONE_TILE}></triomino-table>
          </div>
        `);

      it('follows the pointer', async () => {
        const page = await open();
        const from = page.middle(page.tile('345'));
        const to = page.onScreen(150, 40);
        await carry(pointer, from, to);
        const [x = 0, y = 0] = getComputedStyle(page.tile('345')).translate.split(' ').map(parseFloat);
        expect(x * scale).to.be.closeTo(to[0] - from[0], 1);
        expect(y * scale).to.be.closeTo(to[1] - from[1], 1);
      });

      it('lies where it is let go', async () => {
        const page = await open();
        await carry(pointer, page.middle(page.tile('345')), page.onScreen(0, 29));
        await page.until(() => page.find('.board [data-over]') !== null);
        await pointer.up();
        await page.element.updateComplete;
        expect(page.moves).to.deep.equal(['453@-1,0']);
        expect(page.all('.rack-tile').map(({ style }) => style.length)).to.deep.equal([0, 0]);
      });
    });
  }
}
