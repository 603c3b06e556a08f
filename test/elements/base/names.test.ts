import { expect } from '@open-wc/testing';
import { TriadPage } from '../games/triad-board/page.js';
import { START, WIN_AHEAD } from '../games/triad-board/positions.js';

const rename = async (page: TriadPage, side: string, name: string) => {
  await page.fill(`Name of ${side}`, name);
  await page.press('Enter');
};

describe('the players’ names', () => {
  it('are the sides’ until somebody gives them others in place, and appear in sentences', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    expect([page.field('Name of White')?.placeholder, page.field('Name of White')?.value]).to.deep.equal(['White', '']);
    await rename(page, 'White', 'Ann');
    expect(page.status).to.equal('Ann to move.');
    expect(page.find('.grid')?.ariaLabel).to.equal('Triad board, Ann against Black');
    expect(page.board.names).to.equal('Ann');
    expect(page.focusedName).to.equal('Name of White');
    await page.clickCells('b1', 'd3', 'd3');
    expect(page.spoken).to.match(/^Ann moves b1 to d3, now 2\./);
    expect(page.status).to.equal('Ann wins. The third die is off.');
  });

  it('are told to the page by the property, and stay apart though one has a comma in it', async () => {
    const page = await TriadPage.open({ position: START, names: 'Ann, Bob' });
    await rename(page, 'Black', 'Cleo');
    expect(page.board.names).to.equal('Ann, Cleo');
    await rename(page, 'White', 'Lee, Ann');
    expect(page.field('Name of Black')?.value).to.equal('Cleo');
    expect(page.status).to.match(/^Lee +Ann to move\.$/);
  });

  it('are as they were when Escape is pressed, and the sides’ again when they are deleted', async () => {
    const page = await TriadPage.open({ position: START, names: 'Ann, Bob' });
    await page.fill('Name of White', 'Anton');
    await page.press('Escape', 'Enter');
    expect(page.field('Name of White')?.value).to.equal('Ann');
    expect(page.board.names).to.equal('Ann, Bob');
    page.field('Name of White')?.select();
    await page.press('Delete', 'Enter');
    expect(page.status).to.equal('White to move.');
    expect(page.field('Name of Black')?.value).to.equal('Bob');
  });

  it('can be edited without touching the game', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    const { match } = page.board;
    await rename(page, 'White', 'Ann');
    expect(page.board.match === match).to.be.true;
    expect(page.marked('chosen')).to.deep.equal(['a1']);
  });
});

describe('names that strangers choose', () => {
  const RUNNING_ON = '\u202eAnn';
  const HEBREW = '\u05d0\u05d1\u05d9';

  it('turn nothing round that stands behind them', async () => {
    const page = await TriadPage.open({ position: START, names: `${RUNNING_ON}, ${HEBREW}\u2067 2` });
    expect(page.status).to.equal('Ann to move.');
    expect(page.find('.grid')?.ariaLabel).to.equal(`Triad board, Ann against \u2068${HEBREW} 2\u2069`);
    expect(page.field('Name of Black')?.value).to.equal(`${HEBREW} 2`);
  });

  it('have a limit, and the sides’ names stand where they are longer', async () => {
    const page = await TriadPage.open({ position: START, names: 'x'.repeat(100) });
    expect(page.board.error).to.equal(undefined);
    for (const names of [`Ann, ${'x'.repeat(101)}`, 'Ann, '.repeat(201)]) {
      await page.change({ names });
      expect(page.board.error?.code).to.equal('bad-attribute');
      expect(page.board.error?.message).to.match(/^names has .* characters, expected at most/);
      expect(page.status).to.equal('White to move.');
    }
    await page.change({ names: 'Ann' });
    expect(page.board.error).to.equal(undefined);
    expect(page.status).to.equal('Ann to move.');
  });

  it('are cut where they are typed, before anything else is done with them', async () => {
    const page = await TriadPage.open({ position: START });
    const field = page.field('Name of White') as HTMLInputElement;
    field.value = `Ann${' '.repeat(40_000)}Bob`;
    field.dispatchEvent(new Event('change'));
    await page.board.updateComplete;
    expect(page.board.names).to.equal('Ann');
  });
});
