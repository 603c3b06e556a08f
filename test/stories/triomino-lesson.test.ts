import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { lesson } from '../../stories/triomino-lesson.js';
import { TriominoPage } from '../elements/triomino-table/triomino-page.js';

/** The lesson of the documentation, and what it answers. */
async function open(): Promise<{ page: TriominoPage; answer: () => string }> {
  const page = await TriominoPage.within(html`<div>${lesson()}</div>`);
  return { page, answer: () => page.element.querySelector('[role=status]')?.textContent ?? '' };
}

describe('the lesson of the documentation about Triomino', () => {
  it('says of every tile in every place but one what it would earn, and lets none of them be laid', async () => {
    const { page, answer } = await open();
    const earned: Record<string, string> = {};
    for (const tile of ['055', '144', '244', '555']) {
      await page.click(page.tile(tile));
      for (const index of page.places.keys()) {
        await page.click(page.place(index));
        expect(page.moves, `${tile}, place ${index}`).to.be.empty;
        earned[tile] = answer();
      }
      await page.click(page.tile(tile));
    }
    const nothing = 'and it completes nothing. Look at the gap.';
    expect(earned).to.deep.equal({
      '055': `0+5+5 = 10, ${nothing}`,
      '144': `4+4+1 = 9, ${nothing}`,
      '244': `4+4+2 = 10, ${nothing}`,
      '555': `5+5+5 = 15, ${nothing}`,
    });
  });

  it('lets nobody buy a tile before the answer', async () => {
    const { page, answer } = await open();
    await page.clickButton('Buy a tile (−5)');
    expect(page.moves).to.be.empty;
    expect(answer()).to.contain('no need to buy');
  });

  it('praises the answer, and leaves the table to the reader from then on', async () => {
    const { page, answer } = await open();
    await page.click(page.tile('345'));
    await page.click(page.place(0));
    expect(page.moves).to.deep.equal(['534@1,-1']);
    expect(page.element.state.scores).to.deep.equal([72]);
    expect(answer()).to.match(/^Yes: 72/);
    await page.click(page.tile('555'));
    await page.click(page.place(0));
    expect(page.moves.length).to.equal(2);
  });
});
