import { expect, html } from '@open-wc/testing';
import { POINTERS, releaseAll } from '../pointers.js';
import { ROLLED, drag, hold, slotOf, whereIs } from './rolled.js';
import { SheetPage } from './sheet-page.js';

for (const pointer of POINTERS) {
  describe(`a die in the hand of a ${pointer.name} on <kubi-sheet>`, () => {
    afterEach(releaseAll);

    const scales = [
      { what: 'in an ordinary page', scale: 1 },
      { what: 'inside a part of the page drawn at half its size', scale: 0.5 },
    ];
    for (const { what, scale } of scales) {
      const open = () =>
        SheetPage.within(html`
          <div style="transform: scale(${scale}); transform-origin: 0 0">
            <kubi-sheet position=${ROLLED}></kubi-sheet>
          </div>
        `);

      it(`is where the pointer is ${what}`, async () => {
        const page = await open();
        await hold(page, pointer, 0, slotOf(page, 4));
        const [x, y] = page.middle(page.dice[0] as Element);
        const [toX, toY] = page.middle(slotOf(page, 4));
        expect(x).to.be.closeTo(toX, 1.5);
        expect(y).to.be.closeTo(toY, 1.5);
      });

      it(`lands where it is let go ${what}`, async () => {
        const page = await open();
        await drag(page, pointer, 0, slotOf(page, 4));
        expect(whereIs(page, 0)).to.equal('4');
        expect(page.middle(page.dice[0] as Element)).to.deep.equal(page.middle(slotOf(page, 4)));
      });
    }
  });
}
