import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';

const WHITE = 'White’s six dice';
const BLACK = 'Black’s six dice';
const BOTH = 'Six dice, the same for both sides';

const labels = (page: BoardPage) => page.all('.dice-form label').map((label) => label.textContent?.trim());

describe('entering real dice on <triad-board>', () => {
  const open = (attributes: Readonly<Record<string, string>> = {}) => BoardPage.open({ dice: 'enter', ...attributes });

  it('asks for the dice of both sides', async () => {
    const page = await open();
    expect(page.status).to.equal('Throw your dice and enter what they show.');
    expect(labels(page)).to.deep.equal([WHITE, BLACK]);
  });

  it('lays them on the board', async () => {
    const page = await open();
    const moves = page.listen('game-move');
    await page.fill(WHITE, '112233');
    await page.fill(BLACK, '111222');
    await page.press('Enter');
    expect(page.position).to.equal('bbbaaa/6/6/6/6/AABBCC w 0-0');
    expect(moves).to.have.lengthOf(1);
    expect(moves[0]).to.include({ actor: 'chance', by: 'user', text: 'roll 112233 111222' });
    expect(labels(page)).to.be.empty;
    expect(page.focusedCell, 'the focus stays inside').to.not.equal(undefined);
  });

  it('takes them in any order and with spaces', async () => {
    const page = await open();
    await page.fill(WHITE, '3 3 2 2 1 1');
    await page.fill(BLACK, ' 212121');
    await page.click(page.find('.dice-form button') as Element);
    expect(page.position).to.equal('bbbaaa/6/6/6/6/AABBCC w 0-0');
  });

  const wrong = [
    { what: 'too few', white: '11223' },
    { what: 'too many', white: '1122331' },
    { what: 'values a die does not have', white: '112234' },
    { what: 'letters', white: 'aabbcc' },
    { what: 'nothing', white: '' },
  ];
  for (const { what, white } of wrong) {
    it(`does not take ${what} and stays with the field`, async () => {
      const page = await open();
      await page.fill(BLACK, '111222');
      await page.fill(WHITE, white);
      await page.press('Enter');
      expect(page.position).to.equal('- w 0-0');
      expect(page.field(WHITE)?.validity.valid).to.be.false;
      expect(page.field(BLACK)?.validity.valid).to.be.true;
      expect(page.focusedName).to.equal(WHITE);
    });
  }

  it('asks once with an even start', async () => {
    const page = await open({ 'even-start': 'on' });
    expect(labels(page)).to.deep.equal([BOTH]);
    await page.fill(BOTH, '332211');
    await page.press('Enter');
    expect(page.position).to.equal('ccbbaa/6/6/6/6/AABBCC w 0-0');
  });

  it('takes them as a typed move, too', async () => {
    const page = await open();
    await page.fill('Type a move', 'roll 112233 111222');
    await page.press('Enter');
    expect(page.position).to.equal('bbbaaa/6/6/6/6/AABBCC w 0-0');
  });

  it('refuses uneven dice with an even start', async () => {
    const page = await open({ 'even-start': 'on' });
    await page.fill('Type a move', 'roll 112233 111222');
    await page.press('Enter');
    expect(page.status).to.equal(
      'That is not a roll of this game: each side has six dice showing 1, 2 or 3; with an even start both have the same.',
    );
    expect(page.position).to.equal('- w 0-0');
  });

  it('lets them be taken back, unlike dice that were drawn', async () => {
    const page = await open();
    await page.fill(WHITE, '112233');
    await page.fill(BLACK, '111222');
    await page.press('Enter');
    await page.clickButton('Undo');
    expect(page.position).to.equal('- w 0-0');
    expect(labels(page)).to.deep.equal([WHITE, BLACK]);
    expect(page.field(WHITE)?.value).to.equal('');
  });
});
