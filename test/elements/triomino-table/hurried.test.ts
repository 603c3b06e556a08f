import { expect } from '@open-wc/testing';
import { describeHurried } from '../hurry.js';
import { aMoment } from '../pointers.js';
import { ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const kinds = (page: TriominoPage): string[] => page.moves.map((move) => move.split(' ')[0] ?? '');

describeHurried('triomino-table', (hurry) => {
  const open = (attributes: Readonly<Record<string, string>> = {}) =>
    TriominoPage.open({ position: ONE_TILE, seed: 'hurry', ...attributes });

  it('on a tile chooses it and lets it go', async () => {
    const page = await open();
    await hurry(page, page.tile('345'));
    await aMoment();
    expect([page.moves, page.chosen]).to.deep.equal([[], undefined]);
  });

  it('on a place lays one tile', async () => {
    const page = await open({ position: '344@0,0 | 055,345,445,444 | 0 0 0 - 1' });
    await page.click(page.tile('345'));
    await hurry(page, page.ghost('453@-1,0'));
    await aMoment();
    expect([page.moves, page.rack]).to.deep.equal([['453@-1,0'], ['055', '444', '445']]);
  });

  it('on a place in the list lays one tile, and presses nothing that comes there', async () => {
    const page = await open();
    await page.click(page.tile('345'));
    await hurry(page, page.place(0));
    await aMoment();
    expect([page.moves, page.chosen]).to.deep.equal([['453@-1,0'], undefined]);
  });

  it('on a place covers the tiles of the next one, and does not uncover them', async () => {
    const page = await open({ position: TWO_PLAYERS });
    await page.uncover();
    await aMoment();
    await page.click(page.tile('345'));
    await hurry(page, page.ghost('453@-1,0'));
    await aMoment();
    expect([page.moves, page.isCovered, page.rack]).to.deep.equal([['453@-1,0'], true, []]);
  });

  it('on the cover takes it away, and chooses no tile', async () => {
    const page = await open({ position: TWO_PLAYERS });
    await hurry(page, page.primary as Element);
    await aMoment();
    expect([page.isCovered, page.chosen, page.moves]).to.deep.equal([false, undefined, []]);
  });

  it('on the button that deals deals once, and uncovers nobody’s tiles', async () => {
    const page = await open({ position: '', seats: 'human human' });
    await hurry(page, page.primary as Element);
    await aMoment();
    expect([kinds(page), page.isCovered]).to.deep.equal([['deal', 'deal', 'lead'], true]);
  });
});
