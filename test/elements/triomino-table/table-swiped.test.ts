import { expect } from '@open-wc/testing';
import { holding, onPhone, swipeFrom } from '../swiping.js';
import { BRIDGE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

describe('the table of Triomino on a phone', () => {
  onPhone();

  it('lets the page scroll from it while all of it is shown, and takes the finger once it is moved', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    document.body.style.minHeight = '3000px';
    expect(holding(page).filter((element) => element.matches('.board'))).to.be.empty;
    expect(await swipeFrom(page, page.board)).to.be.above(100);
    await page.clickButton('Zoom in');
    const { view } = page;
    expect(await swipeFrom(page, page.board)).to.equal(0);
    expect(page.view[1]).to.be.above(view[1]);
    document.body.style.minHeight = '';
  });
});
