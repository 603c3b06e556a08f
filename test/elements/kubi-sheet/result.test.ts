import { expect } from '@open-wc/testing';
import { sums } from '../../games/kubi/helpers.js';
import { SheetPage } from './sheet-page.js';

/** The next discard of a 1 ends the game. */
const LAST = `1:7,4:0,6:0 ${sums({ 7: 10, 5: 7, 12: 3 })} | 0 12346`;

describe('the last entry on <kubi-sheet> by click', () => {
  const finish = async (attributes: Readonly<Record<string, string>> = {}) => {
    const page = await SheetPage.open({ position: LAST, ...attributes });
    const ends = page.listen('game-end');
    await page.clickDice(0, 1, 2);
    await page.clickButton('Enter');
    return { page, ends };
  };

  it('leads to a table of gains, losses and the total', async () => {
    const { page, ends } = await finish({ names: 'Ann' });
    const cells = page.all('.result :is(th, td)').map(({ textContent }) => textContent?.trim());
    expect(cells).to.deep.equal(['Player', 'Gains', 'Losses', 'Total', 'Ann', '+300', '−400', '−100']);
    expect(ends).to.deep.equal([{ winners: [0], scores: [-100], reason: 'all-done' }]);
    expect(page.status).to.equal('−100 points. 500 would have been a win.');
    expect(page.total).to.equal('−100');
  });

  it('takes the dice and the choices away', async () => {
    const { page } = await finish();
    expect(page.all('.hand, .entries, .entry').length).to.equal(0);
    expect(page.button('Enter') === undefined).to.be.true;
    expect(page.button('Roll the dice') === undefined).to.be.true;
    expect(page.countdown[0]).to.equal('1: done');
  });

  it('is followed by a new game, on an empty sheet and without a question', async () => {
    const { page } = await finish();
    expect(page.primary?.textContent?.trim()).to.equal('New game');
    await page.click(page.primary as Element);
    expect(page.all('.result, .question').length).to.equal(0);
    expect(page.element.outcome).to.equal(undefined);
    expect(page.moves).to.be.empty;
  });
});
