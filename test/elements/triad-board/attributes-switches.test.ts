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

describe('the attribute undo-past-chance', () => {
  const roll = async (page: BoardPage) => {
    page.board.match.draw();
    await page.board.updateComplete;
  };

  it('lets rolled dice be taken back, and no longer when it is removed', async () => {
    const page = await BoardPage.open({ 'undo-past-chance': '', seed: 'house' });
    await roll(page);
    const rolled = page.position;
    page.board.removeAttribute('undo-past-chance');
    expect(page.board.undo()).to.be.false;
    page.board.setAttribute('undo-past-chance', '');
    expect(page.board.undo()).to.be.true;
    expect(page.position).to.equal('- w 0-0');
    await roll(page);
    expect(page.position).to.equal(rolled);
  });

  it('is the property undoPastChance', async () => {
    const board = Object.assign(document.createElement('triad-board'), { undoPastChance: true });
    const page = await BoardPage.within(html`<div>${board}</div>`);
    await roll(page);
    board.undoPastChance = false;
    expect(board.undo()).to.be.false;
    board.undoPastChance = true;
    expect(board.undo()).to.be.true;
  });
});
