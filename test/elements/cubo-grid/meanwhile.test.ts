import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

describe('what others do meanwhile', () => {
  it('leaves the question of a new game there', async () => {
    const page = await CuboPage.open({ position: table('oo') });
    await page.played('#0 swap a1c3');
    await page.clickButton('New game');
    await page.played('#1 swap a1c3');
    expect(page.find('.question') !== null).to.equal(true);
  });
});
