import { expect } from '@open-wc/testing';
import { TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

describe('a tile that has still to be drawn', () => {
  it('is asked for in its own words, not as one for the lead', async () => {
    const page = await TriominoPage.open({ position: TWO_PLAYERS, viewer: 'all' });
    await page.played('buy');
    expect([page.status, page.spoken].filter((text) => text.includes('leads'))).to.be.empty;
    const late = await TriominoPage.open({ position: TWO_PLAYERS, viewer: 'all', 'turn-seconds': '20' });
    await late.pass(20_000);
    expect(late.moves).to.deep.equal(['timeout']);
    expect([late.status, late.spoken].filter((text) => text.includes('leads'))).to.be.empty;
  });
});
