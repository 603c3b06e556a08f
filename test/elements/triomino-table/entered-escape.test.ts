import { expect } from '@open-wc/testing';
import { TriominoPage } from './triomino-page.js';

describe('tiles that are being entered', () => {
  it('are all taken back with Escape', async () => {
    const page = await TriominoPage.open({ dice: 'enter', seats: 'human human' });
    for (const tile of ['012', '345']) await page.click(page.padTile(tile));
    expect(page.all('.pad-tile[aria-pressed="true"]')).to.have.lengthOf(2);
    await page.press('Escape');
    expect(page.all('.pad-tile[aria-pressed="true"]')).to.have.lengthOf(0);
  });
});
