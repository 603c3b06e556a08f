import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

/** What is seen at the top left. */
const firstCell = (page: BoardPage) => page.find('.cell')?.getAttribute('aria-label')?.slice(0, 2);

const boardWith = async (properties: object) =>
  BoardPage.within(html`<div>${Object.assign(document.createElement('triad-board'), properties)}</div>`);

const ON = ['', 'on', 'true', 'flipped', true];
const OFF = ['off', 'false', false, null, undefined];

describe('the attribute flipped', () => {
  it('shows the board from the other side, and back when it is removed', async () => {
    const page = await BoardPage.open({ flipped: '', position: START });
    expect(firstCell(page)).to.equal('f1');
    page.board.removeAttribute('flipped');
    await page.board.updateComplete;
    expect(firstCell(page)).to.equal('a6');
  });

  for (const [values, seen] of [
    [ON, 'f1'],
    [OFF, 'a6'],
  ] as const) {
    for (const value of values) {
      it(`shows ${seen} at the top left where the property is ${JSON.stringify(value)}`, async () => {
        expect(firstCell(await boardWith({ flipped: value }))).to.equal(seen);
      });

      if (typeof value !== 'string') continue;
      it(`shows ${seen} at the top left where the attribute is ${JSON.stringify(value)}`, async () => {
        expect(firstCell(await BoardPage.open({ flipped: value }))).to.equal(seen);
      });
    }
  }

  it('follows the property', async () => {
    const page = await boardWith({ flipped: true });
    expect(page.board.hasAttribute('flipped')).to.be.true;
    page.board.flipped = false;
    await page.board.updateComplete;
    expect(page.board.hasAttribute('flipped')).to.be.false;
    expect(firstCell(page)).to.equal('a6');
  });

  it('is set and taken away by the tool, so that a page can keep it', async () => {
    const page = await BoardPage.open();
    await page.clickButton('Flip board');
    expect(page.board.hasAttribute('flipped')).to.be.true;
    await page.clickButton('Flip board');
    expect(page.board.hasAttribute('flipped')).to.be.false;
  });
});

describe('the attribute undo-past-chance', () => {
  it('lets rolled dice be taken back, and no longer when it is removed', async () => {
    const page = await BoardPage.open({ 'undo-past-chance': '', seed: 'house' });
    page.board.match.draw();
    const rolled = page.position;
    page.board.removeAttribute('undo-past-chance');
    expect(page.board.undo()).to.be.false;
    page.board.setAttribute('undo-past-chance', '');
    expect(page.board.undo()).to.be.true;
    expect(page.position).to.equal('- w 0-0');
    page.board.match.draw();
    expect(page.position, 'the same dice come again').to.equal(rolled);
  });

  for (const [values, isLifted] of [
    [ON, true],
    [OFF, false],
  ] as const) {
    for (const value of values) {
      it(`is ${isLifted ? 'on' : 'off'} where the property is ${JSON.stringify(value)}`, async () => {
        const { board } = await boardWith({ undoPastChance: value });
        board.match.draw();
        expect(board.undo()).to.equal(isLifted);
      });

      if (typeof value !== 'string') continue;
      it(`is ${isLifted ? 'on' : 'off'} where the attribute is ${JSON.stringify(value)}`, async () => {
        const { board } = await BoardPage.open({ 'undo-past-chance': value });
        board.match.draw();
        expect(board.undo()).to.equal(isLifted);
      });
    }
  }

  it('holds for the next game, too', async () => {
    const { board } = await BoardPage.open({ 'undo-past-chance': '' });
    board.restart();
    expect(board.match.undoPastChance).to.be.true;
    board.setAttribute('position', START);
    expect(board.match.undoPastChance).to.be.true;
  });
});
