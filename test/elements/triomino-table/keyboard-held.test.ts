import { expect } from '@open-wc/testing';
import { holdKey, pressInside } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

const ALONE = {
  position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10',
  seed: 'held',
};
const TWO = {
  position: '344@0,0 544@0,1 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20',
  names: 'Ann, Bob',
  seed: 'held',
};

async function openOn(tile: string, attributes: Readonly<Record<string, string>>): Promise<TriominoPage> {
  const page = await TriominoPage.open(attributes);
  await page.uncover();
  page.tile(tile).focus();
  return page;
}

const laidOrBought = (page: TriominoPage) => page.moves.filter((move) => !move.startsWith('draw'));

describe('a key that is held down on <triomino-table>', () => {
  it('lays one tile, and does not take the cover from the tiles of the next player', async () => {
    const page = await openOn('345', TWO);
    await pressInside(page, 'Enter');
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect([page.moves, page.isCovered, page.rack]).to.deep.equal([['453@-1,0'], true, []]);
    await pressInside(page, 'Enter');
    expect([page.isCovered, page.rack]).to.deep.equal([false, ['111', '222']]);
  });

  it('lays one tile where one plays alone, and chooses no other', async () => {
    const page = await openOn('345', ALONE);
    await pressInside(page, 'Enter');
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect([page.moves, page.chosen]).to.deep.equal([['453@-1,0'], undefined]);
  });

  it('buys one tile with the button', async () => {
    const page = await openOn('000', ALONE);
    page.button('Buy a tile (−5)')?.focus();
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect(laidOrBought(page)).to.deep.equal(['buy']);
  });

  it('buys one tile with the letter', async () => {
    const page = await openOn('000', ALONE);
    await holdKey('b', 5);
    await page.element.updateComplete;
    expect(laidOrBought(page)).to.deep.equal(['buy']);
  });

  it('passes once', async () => {
    const page = await openOn('000', {
      ...TWO,
      position: '344@0,0 | 000,345 / 111,222 | 0 1 3 - 1 | 10,20',
    });
    page.button('Pass (−10)')?.focus();
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect([page.moves, page.isCovered]).to.deep.equal([['pass'], true]);
  });

  it('leads on in the rack', async () => {
    const page = await openOn('000', ALONE);
    await holdKey('ArrowRight', 2);
    expect(page.focused?.dataset['tile']).to.equal('355');
  });
});
