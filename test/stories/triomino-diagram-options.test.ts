import { expect } from '@open-wc/testing';
import { TriominoPage } from '../elements/triomino-table/triomino-page.js';
import { TriominoTable } from '../../src/elements/triomino-table/triomino-table.js';
import { fixture, html } from '@open-wc/testing';

/** Belongs to test/stories/triomino-examples.test.ts as ['ThreeHexagonsElsewhere', '3-4-5: 3+4+5, three hexagons 150: 162']. */
it('counts the options in a diagram of laid tiles alone', async () => {
  const TWELVE =
    '433@1,0 333@1,-1 344@2,0 313@0,-1 131@-1,-1 513@-1,0 151@-2,0 444@2,1 445@1,1 554@0,1 555@-1,1 515@-2,1';
  const element = await fixture<TriominoTable>(
    html`<triomino-table mode="diagram" variant="pressman" position=${TWELVE} placement="345@0,0"></triomino-table>`,
  );
  const page = new TriominoPage(element);
  await page.until(() => page.find('.placement') !== null);
  expect(page.find('.placement')?.textContent).to.equal('3-4-5: 3+4+5, three hexagons 150: 162');
});
