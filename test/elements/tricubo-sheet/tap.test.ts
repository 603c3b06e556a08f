import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

describe('a die that is tapped', () => {
  it('pencils what it can do on the sheet, and one more tap does it', async () => {
    const page = await TricuboPage.open({ position: '2,4,1,0,0 .,.,.,.,. L | A 4 0 346' });
    await page.clickDie('M');
    expect(page.chosenDie).to.equal('M');
    expect(page.targets).to.deep.equal([
      'Medium 4: 2 crosses in row 4, then worth 7 (plus 7)',
      'Medium 4: cross the field of its colour (0)',
      'Medium 4: cross the field of all colours (0)',
    ]);
    expect([1, 2, 3, 4, 5].filter((row) => page.isPencilled(row))).to.deep.equal([4]);
    await page.click(page.rowTarget(4) as HTMLElement);
    expect(page.moves).to.deep.equal(['M']);
    expect(page.row(4)).to.include({ boxes: '2 of 7 crossed', final: '7', isLast: true });
    expect(page.total).to.equal('17');
  });

  it('lets several rows be ticked on the sheet, and a button there scores them', async () => {
    const page = await TricuboPage.open({ position: '2,4,1,0,0 .,.,.,.,. - | A 1 0 166' });
    await page.clickDie('M');
    expect(page.scoring?.getAttribute('aria-label')).to.equal('Choose 2 rows to score now.');
    for (const row of [1, 2]) (page.interimTarget(row) as HTMLElement).click();
    await page.element.updateComplete;
    await page.click(page.scoreButton as HTMLElement);
    expect(page.moves).to.deep.equal(['M:1,2']);
    expect([page.row(1).interim, page.row(2).interim]).to.deep.equal(['7', '2']);
  });
});
