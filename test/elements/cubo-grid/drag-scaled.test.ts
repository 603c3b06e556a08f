import { expect, html } from '@open-wc/testing';
import { POINTERS, carry, releaseAll } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

for (const pointer of POINTERS) {
  for (const scale of [1, 0.5]) {
    describe(`a die in the hand of a ${pointer.name} on <cubo-grid> at ${scale} of its size`, () => {
      afterEach(releaseAll);

      const open = () =>
        CuboPage.within(html`
          <div style="transform: scale(${scale}); transform-origin: 0 0">
            <cubo-grid position=${table('o')} time-limits="off"></cubo-grid>
          </div>
        `);

      it('follows the pointer', async () => {
        const page = await open();
        const from = page.middle(page.cell('a1'));
        const to = page.middle(page.cell('c2'));
        await carry(pointer, from, to);
        const [x = 0, y = 0] = getComputedStyle(page.cell('a1')).translate.split(' ').map(parseFloat);
        expect(x * scale).to.be.closeTo(to[0] - from[0], 1);
        expect(y * scale).to.be.closeTo(to[1] - from[1], 1);
      });

      it('lands where it is let go, and lies there as the others do', async () => {
        const page = await open();
        await carry(pointer, page.middle(page.cell('a1')), page.middle(page.cell('c3')));
        await pointer.up();
        await page.element.updateComplete;
        expect(page.moves).to.deep.equal(['swap a1c3']);
        expect([page.cell('a1').style.length, page.cell('c3').style.length]).to.deep.equal([0, 0]);
      });
    });
  }
}
