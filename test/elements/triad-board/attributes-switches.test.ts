import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

/** What is seen at the top left. */
const firstCell = (page: BoardPage) => page.find('.cell')?.getAttribute('aria-label');

describe('the attribute flipped', () => {
  it('shows the board from the other side, and back when it is removed', async () => {
    const page = await BoardPage.open({ flipped: '', position: START });
    expect(firstCell(page)).to.match(/^f1, White 3/);
    page.board.removeAttribute('flipped');
    await page.board.updateComplete;
    expect(firstCell(page)).to.match(/^a6, Black 3/);
  });

  it('follows the property', async () => {
    const board = Object.assign(document.createElement('triad-board'), { flipped: true });
    const page = await BoardPage.within(html`<div>${board}</div>`);
    expect(board.hasAttribute('flipped')).to.be.true;
    expect(firstCell(page)).to.match(/^f1/);
    board.flipped = false;
    await board.updateComplete;
    expect(board.hasAttribute('flipped')).to.be.false;
    expect(firstCell(page)).to.match(/^a6/);
  });

  it('is set by the tool, so that a page can keep it', async () => {
    const page = await BoardPage.open();
    await page.clickButton('Flip board');
    expect(page.board.hasAttribute('flipped')).to.be.true;
    expect(page.board.flipped).to.be.true;
  });
});

// In Triad nothing comes before the one roll, so only the match can tell.
describe('the attribute undo-past-chance', () => {
  it('lifts the barrier of rolled dice, and no longer when it is removed', async () => {
    const { board } = await BoardPage.open({ 'undo-past-chance': '' });
    expect(board.match.undoPastChance).to.be.true;
    board.removeAttribute('undo-past-chance');
    expect(board.match.undoPastChance).to.be.false;
    board.setAttribute('undo-past-chance', '');
    expect(board.match.undoPastChance).to.be.true;
  });

  it('is the property undoPastChance', async () => {
    const board = Object.assign(document.createElement('triad-board'), { undoPastChance: true });
    await BoardPage.within(html`<div>${board}</div>`);
    expect(board.match.undoPastChance).to.be.true;
    board.undoPastChance = false;
    expect(board.match.undoPastChance).to.be.false;
  });

  it('holds for the next game, too', async () => {
    const { board } = await BoardPage.open({ 'undo-past-chance': '' });
    board.restart();
    expect(board.match.undoPastChance).to.be.true;
    board.setAttribute('position', START);
    expect(board.match.undoPastChance).to.be.true;
  });
});
