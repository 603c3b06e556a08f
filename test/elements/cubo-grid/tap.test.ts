import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';

const SQUARE = '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2';

describe('a tap on two dice', () => {
  it('swaps them at once, and shows what each line earns then', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    expect(page.worth()).to.equal(32);
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    expect(page.square()).to.equal('b5r2r3/r2w3b4/b3b4r1');
    expect(page.moves).to.deep.equal(['swap a1c3']);
    expect(page.worth()).to.equal(page.earned().reduce((sum, points) => sum + points, 0));
  });
});
