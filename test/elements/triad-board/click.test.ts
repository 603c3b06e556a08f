import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';

describe('<triad-board> by click', () => {
  it('moves a die to a cell that is clicked after it', async () => {
    const page = await BoardPage.open({ position: 'ccbbaa/6/6/6/6/AABBCC' });
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });
});
