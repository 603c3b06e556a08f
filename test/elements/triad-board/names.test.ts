import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { START, WIN_AHEAD } from './positions.js';

const rename = async (page: BoardPage, side: string, name: string) => {
  await page.fill(`Name of ${side}`, name);
  await page.press('Enter');
};

describe('the players’ names on <triad-board>', () => {
  it('are the sides’ until somebody gives them others', async () => {
    const page = await BoardPage.open({ position: START });
    expect(page.field('Name of White')?.placeholder).to.equal('White');
    expect(page.field('Name of White')?.value).to.equal('');
    expect(page.status).to.equal('White to move.');
  });

  it('can be edited in place and appear in sentences', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    await rename(page, 'White', 'Ann');
    expect(page.status).to.equal('Ann to move.');
    expect(page.find('.grid')?.ariaLabel).to.equal('Triad board, Ann against Black');
    for (const cell of ['b1', 'd3', 'd3']) await page.clickCell(cell);
    expect(page.spoken).to.match(/^Ann: b1 to d3, now 2\./);
    expect(page.status).to.equal('Ann wins. The third die is off.');
  });

  it('are told to the page by the property', async () => {
    const page = await BoardPage.open({ position: START, names: 'Ann, Bob' });
    await rename(page, 'Black', 'Cleo');
    expect(page.board.names).to.equal('Ann, Cleo');
  });

  it('stay apart though one has a comma in it', async () => {
    const page = await BoardPage.open({ position: START, names: 'Ann, Bob' });
    await rename(page, 'White', 'Lee, Ann');
    expect(page.field('Name of Black')?.value).to.equal('Bob');
    expect(page.status).to.match(/^Lee +Ann to move\.$/);
  });

  it('are as they were when Escape is pressed', async () => {
    const page = await BoardPage.open({ position: START, names: 'Ann, Bob' });
    await page.fill('Name of White', 'Anton');
    await page.press('Escape', 'Enter');
    expect(page.field('Name of White')?.value).to.equal('Ann');
    expect(page.board.names).to.equal('Ann, Bob');
  });

  it('end with the last one that there is', async () => {
    const page = await BoardPage.open({ position: START });
    await rename(page, 'White', 'Ann');
    expect(page.board.names).to.equal('Ann');
  });

  it('are the sides’ again when they are deleted', async () => {
    const page = await BoardPage.open({ position: START, names: 'Ann, Bob' });
    page.field('Name of White')?.select();
    await page.press('Delete', 'Enter');
    expect(page.status).to.equal('White to move.');
    expect(page.field('Name of Black')?.value).to.equal('Bob');
  });

  it('can be edited without touching the game', async () => {
    const page = await BoardPage.open({ position: START });
    await page.clickCell('a1');
    const { match } = page.board;
    await rename(page, 'White', 'Ann');
    expect(page.board.match === match).to.be.true;
    expect(page.marked('chosen')).to.deep.equal(['a1']);
  });

  it('keep the focus while they are edited', async () => {
    const page = await BoardPage.open({ position: START });
    await rename(page, 'White', 'Ann');
    expect(page.focusedName).to.equal('Name of White');
  });
});
