import { expect, fixture, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

/** A board on a line that breaks: what lets a reader play comes only when it is mended. */
class BoardOnBadLine extends TriadBoard {
  isBroken = true;
  attempts = 0;

  protected override async loadPlay(): ReturnType<TriadBoard['loadPlay']> {
    this.attempts++;
    if (this.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return super.loadPlay();
  }
}
BoardOnBadLine.define('board-on-bad-line');

async function brokenBoard(): Promise<{ page: BoardPage; board: BoardOnBadLine }> {
  const board = document.createElement('board-on-bad-line') as BoardOnBadLine;
  board.position = START;
  await fixture(html`<div>${board}</div>`);
  await waitUntil(() => board.attempts > 0);
  await board.updateComplete;
  return { page: new BoardPage(board), board };
}

describe('a board whose playing part cannot be loaded', () => {
  it('is shown, and does what scripts say', async () => {
    const trouble = watchTrouble();
    const { page, board } = await brokenBoard();
    expect(page.all('.cell[data-die]')).to.have.lengthOf(12);
    board.play('a1a3');
    await board.updateComplete;
    expect(page.label('a3')).to.match(/^a3, White 2/);
    expect(trouble.stop()).to.be.empty;
  });

  it('does nothing when it is clicked, and no harm', async () => {
    const trouble = watchTrouble();
    const { page, board } = await brokenBoard();
    await page.clickCell('a1');
    await page.press('ArrowUp', 'Enter');
    expect(board.match.length).to.equal(0);
    expect(trouble.stop()).to.be.empty;
  });

  it('tries again when it is touched', async () => {
    const { page, board } = await brokenBoard();
    const { attempts } = board;
    board.isBroken = false;
    await page.clickCell('a1');
    await page.ready();
    expect(board.attempts).to.be.above(attempts);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(board.match.length).to.equal(1);
  });

  it('loads it once, however often it is touched', async () => {
    const { page, board } = await brokenBoard();
    board.isBroken = false;
    await page.clickCell('a1');
    await page.ready();
    const { attempts } = board;
    await page.clickCell('a1');
    board.remove();
    (await fixture(html`<div></div>`)).append(board);
    await page.clickCell('a1');
    expect(board.attempts).to.equal(attempts);
  });
});
