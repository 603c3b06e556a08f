import { expect } from '@open-wc/testing';
import { describeHurried } from '../hurry.js';
import { aMoment } from '../pointers.js';
import { ONE_TILE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

describeHurried('triomino-table', (hurry) => {
  it('on the button that buys buys one tile', async () => {
    const page = await TriominoPage.open({ position: ONE_TILE, seed: 'hurry' });
    await hurry(page, page.button('Buy a tile (−5)') as Element);
    await aMoment();
    expect(page.moves.map((move) => move.split(' ')[0])).to.deep.equal(['buy', 'draw']);
  });
});
