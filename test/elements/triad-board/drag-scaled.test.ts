import { expect, html } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { POINTERS, carry, releaseAll } from '../pointers.js';
import { START } from './positions.js';

/** How far a die is drawn from its cell, in pixels of the element. */
function shift(page: BoardPage, name: string): [number, number] {
  const { transform } = getComputedStyle(page.cell(name), '::before');
  const { e, f } = new DOMMatrix(transform);
  return [e, f];
}

for (const pointer of POINTERS) {
  describe(`a die in the hand of a ${pointer.name} on <triad-board>`, () => {
    afterEach(releaseAll);

    const scales = [
      { what: 'in an ordinary page', scale: 1 },
      { what: 'inside a part of the page drawn at half its size', scale: 0.5 },
    ];
    for (const { what, scale } of scales) {
      const open = () =>
        BoardPage.within(html`
          <div style="transform: scale(${scale}); transform-origin: 0 0">
            <triad-board position=${START}></triad-board>
          </div>
        `);

      it(`follows the pointer ${what}`, async () => {
        const page = await open();
        const from = page.middle(page.cell('a1'));
        const to = page.middle(page.cell('e3'));
        await carry(pointer, from, to);
        const [x, y] = shift(page, 'a1');
        expect(x * scale).to.be.closeTo(to[0] - from[0], 1);
        expect(y * scale).to.be.closeTo(to[1] - from[1], 1);
      });

      it(`lands where it is let go ${what}`, async () => {
        const page = await open();
        await carry(pointer, page.middle(page.cell('a1')), page.middle(page.cell('a3')));
        await pointer.up();
        await page.board.updateComplete;
        expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
        expect(shift(page, 'a3')).to.deep.equal([0, 0]);
      });
    }
  });
}
