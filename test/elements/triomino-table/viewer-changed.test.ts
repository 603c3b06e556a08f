import { expect } from '@open-wc/testing';
import { leaks } from './secrets.js';
import { TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const open = (viewer: string, attributes: Readonly<Record<string, string>> = {}) =>
  TriominoPage.open({
    position: TWO_PLAYERS,
    viewer,
    names: 'Ann, Bob',
    seed: 'viewer',
    ...attributes,
  });

describe('whose tiles are seen on <triomino-table>', () => {
  it('can be changed at any time, and what was chosen is not seen any more', async () => {
    const page = await open('0');
    await page.click(page.tile('345'));
    page.element.viewer = '1';
    await page.element.updateComplete;
    await page.until(() => page.rack[0] === '012');
    expect([page.rack, page.ghosts, leaks(page, 1)]).to.deep.equal([['012', '222', '334'], [], []]);
  });
});
