import { expect } from '@open-wc/testing';
import { chord, pressInside } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

const TWO = { position: '344@0,0 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob', seed: 'cover' };

/** After the first turn, with the focus on what takes the cover away. */
async function openCovered(): Promise<TriominoPage> {
  const page = await TriominoPage.open(TWO);
  page.button('Show my tiles')?.click();
  await page.element.updateComplete;
  page.tile('345').focus();
  await pressInside(page, 'Enter', 'Enter');
  expect(page.focusedName).to.equal('Show my tiles');
  return page;
}

describe('the keys on the cover of <triomino-table>', () => {
  for (const keys of [['u'], ['Control', 'z']]) {
    it(`take back with ${keys.join('+')}, and the focus stays inside`, async () => {
      const page = await openCovered();
      await chord(page, ...keys);
      expect([page.moves, page.isCovered]).to.deep.equal([[], true]);
      expect(page.focusedName).to.equal('Show my tiles');
    });
  }

  it('read who holds how much, and the latest move', async () => {
    const page = await openCovered();
    await pressInside(page, 'c');
    expect(page.spoken).to.match(/^Ann 1 tile, 22 points; Bob 2 tiles, 20 points;/);
    await pressInside(page, 'l');
    expect(page.spoken).to.match(/^Ann: lays 3-4-5/);
  });

  it('neither buy nor pass, and say that the tiles are to be shown first', async () => {
    const page = await openCovered();
    for (const key of ['b', 'p']) {
      await pressInside(page, key);
      expect(page.spoken).to.equal('Show your tiles first.');
    }
    expect(page.moves).to.deep.equal(['453@-1,0']);
  });

  it('show more and all of the table', async () => {
    const page = await openCovered();
    const whole = page.view;
    await pressInside(page, '+');
    expect(page.view[2]).to.be.below(whole[2]);
    await pressInside(page, '0');
    expect(page.view).to.deep.equal(whole);
  });
});
