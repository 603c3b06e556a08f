import { expect } from '@open-wc/testing';
import { mouse, releaseAll } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

describe('what a swap would make of the square', () => {
  afterEach(releaseAll);

  it('is gone when the mouse has left the square', async () => {
    const page = await CuboPage.open({ position: table('o') });
    await page.click(page.cell('a1'));
    await mouse.move(page.middle(page.cell('c3')));
    await mouse.move([400, 590]);
    await page.element.updateComplete;
    expect(page.worth()).to.equal(32);
  });
});
