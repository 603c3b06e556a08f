import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { lesson } from '../../stories/cubo-lesson.js';
import { CuboPage } from '../elements/cubo-grid/cubo-page.js';

/** The lesson of the documentation, and what it answers. */
async function open(): Promise<{ page: CuboPage; answer: () => string }> {
  const page = await CuboPage.within(html`<div>${lesson()}</div>`);
  return { page, answer: () => page.element.querySelector('[role=status]')?.textContent ?? '' };
}

const SWAP = /^swap (..)(..)$/;
type Cell = Parameters<CuboPage['cell']>[0];

describe('the lesson of the documentation about Cubo', () => {
  it('says of every swap but one what it would make of the square, and lets none of them be made', async () => {
    const { page, answer } = await open();
    const { match, state } = page.element;
    const swaps = page.element.legalMoves().map((move) => match.game.makeMove(move, state, 0));
    const worths: number[] = [];
    for (const text of swaps) {
      const [, first, second] = SWAP.exec(text) ?? [];
      if (!first || !second || text === 'swap b1c2') continue;
      page.cell(first as Cell).click();
      page.cell(second as Cell).click();
      await page.element.updateComplete;
      expect(page.moves, text).to.be.empty;
      worths.push(Number(/^That makes (\d+)\./.exec(answer())?.[1]));
    }
    expect(worths.length).to.equal(27);
    expect(Math.min(...worths)).to.be.greaterThan(-1);
    expect(Math.max(...worths)).to.equal(24);
  });

  it('lets nobody call or roll before the answer', async () => {
    const { page, answer } = await open();
    const answers: string[] = [];
    for (const name of ['Cubo!', 'Roll all again']) {
      await page.click(page.action(name));
      answers.push(answer());
    }
    expect(page.moves).to.be.empty;
    expect(answers[0]).to.contain('13');
    expect(answers[1]).to.contain('no need to roll');
  });

  it('praises the answer, and leaves the square to the reader from then on', async () => {
    const { page, answer } = await open();
    await page.click(page.cell('c2'));
    await page.click(page.cell('b1'));
    expect(page.moves).to.deep.equal(['swap b1c2']);
    expect(page.worth()).to.equal(32);
    expect(answer()).to.match(/^Yes: 32/);
    await page.click(page.action('Cubo!'));
    await page.click(page.action('Take none'));
    expect(page.moves.length).to.equal(3);
    expect(page.element.state.seats[0]?.score).to.equal(32);
  });
});
