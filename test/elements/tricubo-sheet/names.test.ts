import { expect } from '@open-wc/testing';
import { namesSuite } from '../sheet-names.js';
import { LAST, rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

describe('the names of players on <tricubo-sheet>', () => {
  namesSuite((attributes) => TricuboPage.open(attributes), 'Tricubo');

  it('do not disturb what has been begun, and are said with what a player does', async () => {
    const page = await TricuboPage.open({ position: rolled(2) });
    await page.clickDie('M');
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.chosenDie).to.equal('M');
    await page.played('M');
    expect(page.spoken).to.match(
      /^Ann: Medium 4: 2 crosses in row 4, then worth 7 \(plus 7\)\. Total plus 8\. Still to decide: /,
    );
  });

  it('are those of a winner', async () => {
    const page = await TricuboPage.open({ position: LAST, names: 'Ann' });
    await page.played('L', 'M');
    await page.click(page.seatButton(0));
    await page.fill('Name of Player 1', 'Anne');
    await page.press('Enter');
    expect(page.status).to.match(/^Anne wins with 20 points\./);
    expect(page.find('.result')?.textContent).to.contain('Anne');
  });
});
