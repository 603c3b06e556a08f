import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { BoardPage } from './board-page.js';
import { doubleClick, releaseAll } from '../pointers.js';
import { START } from './positions.js';
import { MIDWAY, ReplayPage, openMidway } from './replay-page.js';
import { GAME, PLIES } from './replay-records.js';

describe('a reader in a hurry', () => {
  afterEach(async () => {
    await releaseAll();
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of [360, 1000]) {
    it(`asks for a new game by a double click, ${width} wide, and nothing else happens`, async () => {
      await setViewport({ width, height: 800 });
      const page = await BoardPage.open({ position: START });
      page.board.play('a1a3');
      await page.board.updateComplete;
      await doubleClick(page, page.button('New game') as Element);
      expect(page.find('.question') !== null).to.be.true;
      expect(page.board.match.length).to.equal(1);
    });

    it(`goes back to the record by a double click, ${width} wide, and no further`, async () => {
      await setViewport({ width, height: 800 });
      const page = await openMidway();
      await page.tryMoves();
      await doubleClick(page, page.button('Back to the record') as Element);
      expect(page.board.ply).to.equal(MIDWAY);
      expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    });
  }

  it('steps as often as Forward is clicked, however quickly', async () => {
    const page = await openMidway();
    await doubleClick(page, page.step('Forward'));
    expect(page.board.ply).to.equal(MIDWAY + 2);
  });

  it('finds the steps where they were, whatever the author says of a move', async () => {
    await setViewport({ width: 1000, height: 800 });
    const record = GAME.replace('b1e4', `b1e4 {${'A long comment. '.repeat(20)}}`);
    const page = await ReplayPage.open({ record, ply: String(MIDWAY) });
    const before = page.middle(page.step('Forward'));
    await page.click(page.step('Forward'));
    expect(page.comment).to.match(/^A long comment/);
    expect(page.middle(page.step('Forward'))).to.deep.equal(before);
  });
});

describe('Escape on a board in a dialog of the page', () => {
  const open = async () => {
    const board = document.createElement('triad-board');
    board.position = START;
    const top = await fixture<HTMLElement>(html`<div><dialog>${board}</dialog></div>`);
    const dialog = top.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    return { page: await new BoardPage(board).ready(), dialog };
  };

  it('restores a name and leaves the dialog open', async () => {
    const { page, dialog } = await open();
    await page.fill('Name of White', 'Ann');
    await page.press('Escape');
    expect(dialog.open).to.be.true;
    expect(page.field('Name of White')?.value).to.equal('');
  });

  it('closes the question and leaves the dialog open', async () => {
    const { page, dialog } = await open();
    page.board.play('a1a3');
    await page.board.updateComplete;
    await page.clickButton('New game');
    await page.press('Escape');
    expect(dialog.open).to.be.true;
    expect(page.find('.question') === null).to.be.true;
  });
});
