import { expect } from '@open-wc/testing';
import { onPhone, swipeFrom } from '../swiping.js';
import { BRIDGE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

describe('a swipe over the table of Triomino that scrolls the page', () => {
  onPhone();

  it('leaves the table where it was, so that the next one scrolls, too', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    document.body.style.minHeight = '3000px';
    expect(await swipeFrom(page, page.board)).to.be.above(100);
    await page.element.updateComplete;
    expect(page.isMoved).to.equal(false);
    expect(await swipeFrom(page, page.board)).to.be.above(100);
    document.body.style.minHeight = '';
  });
});
