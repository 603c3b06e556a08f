import { expect } from '@open-wc/testing';
import { namesSuite } from '../sheet-names.js';
import { SheetPage } from './sheet-page.js';

describe('the names of players on <kubi-sheet>', () => {
  namesSuite((attributes) => SheetPage.open(attributes), 'Kubi');

  it('do not disturb what has been begun, and are said with what a player does', async () => {
    const page = await SheetPage.open({ seats: 'human human' });
    page.numberBox(4).click();
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.numberBox(4).checked).to.be.true;
    await page.played('#0 x146');
    expect(page.spoken).to.match(/^Ann: 1, 4,? and 6 crossed\./);
  });
});
