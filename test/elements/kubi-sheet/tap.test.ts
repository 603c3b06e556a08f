import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aMoment, fingers, releaseAll } from '../pointers.js';
import { openRolled } from './rolled.js';
import { SheetPage } from './sheet-page.js';

describe('<kubi-sheet> by tap', () => {
  before(() => setViewport({ width: 390, height: 844 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await releaseAll();
    await aMoment();
  });

  it('crosses numbers, and takes one back', async () => {
    const page = await SheetPage.open();
    for (const value of [6, 2, 1, 2, 4]) await page.tapOn(page.numberBox(value).closest('label') as Element);
    await page.tapOn(page.primary as Element);
    expect(page.moves).to.deep.equal(['x146']);
  });

  it('places dice, takes them back, and enters them', async () => {
    const page = await openRolled();
    for (const die of [3, 0, 0, 4]) await page.tapOn(page.dice[die] as Element);
    expect(page.placed).to.deep.equal({ out: [4], first: [6], second: [] });
    await page.tapOn(page.dice[1] as Element);
    expect(page.placed).to.deep.equal({ out: [4], first: [2, 6], second: [1, 3] });
    await page.tapOn(page.button('Enter') as Element);
    expect(page.moves).to.deep.equal(['4|13|26']);
  });

  it('takes a finger that trembles for a tap', async () => {
    const page = await openRolled();
    page.find('.hand')?.scrollIntoView({ block: 'center' });
    const [x, y] = page.middle(page.dice[0] as Element);
    await fingers.down([x, y]);
    await fingers.move([x + 4, y - 4]);
    await fingers.up();
    await page.until(() => page.placed.out.length > 0);
    expect(page.placed.out).to.deep.equal([1]);
  });

  it('counts two quick taps on two dice, both of them', async () => {
    const page = await openRolled();
    page.find('.hand')?.scrollIntoView({ block: 'center' });
    const places = [0, 1].map((die) => page.middle(page.dice[die] as Element));
    for (const at of places) {
      await fingers.down(at);
      await fingers.up();
    }
    await page.until(() => page.placed.first.length > 0);
    expect(page.placed).to.deep.equal({ out: [1], first: [2], second: [] });
  });
});
