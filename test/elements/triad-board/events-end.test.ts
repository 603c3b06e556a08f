import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { logEvents } from '../event-log.js';
import { DRAW_AHEAD, WIN_AHEAD } from './positions.js';

const WON = { winners: [0], scores: [3, 0], reason: 'three-removed' };

describe('the event game-end', () => {
  it('comes last, with the result', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    const ends = page.listen('game-end');
    const log = logEvents(page.board);
    page.board.play('b1d3xc3');
    expect(log).to.deep.equal([
      'game-move b1d3xc3 by script',
      'game-change play by script b1d3xc3',
      'game-end three-removed',
    ]);
    expect(ends).to.deep.equal([WON]);
    expect(page.board.outcome).to.deep.equal(WON);
  });

  it('comes for a draw, with both as winners', async () => {
    const page = await BoardPage.open({ position: DRAW_AHEAD });
    const ends = page.listen('game-end');
    page.board.play('a1a3');
    expect(ends).to.deep.equal([{ winners: [0, 1], scores: [0, 0], reason: 'no-removal' }]);
  });

  it('does not come again for going back and forth', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    page.board.play('b1d3xc3');
    const ends = page.listen('game-end');
    page.board.undo();
    page.board.redo();
    page.board.goTo(0);
    page.board.goTo(1);
    expect(ends).to.be.empty;
    expect(page.board.outcome).to.deep.equal(WON);
  });

  it('comes again when the game is played to an end again', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    const ends = page.listen('game-end');
    page.board.play('b1d3xc3');
    page.board.undo();
    page.board.play('b1d3xd3');
    expect(ends).to.deep.equal([WON, WON]);
  });

  it('does not come for a game that is loaded finished', async () => {
    const page = await BoardPage.open();
    const ends = page.listen('game-end');
    page.board.record = `triad 1; start=${WIN_AHEAD}; b1d3xc3`;
    await page.board.updateComplete;
    expect(page.board.outcome).to.deep.equal(WON);
    expect(ends).to.be.empty;
  });

  it('comes once where a listener answers with the move that ends the game', async () => {
    const page = await BoardPage.open({ position: DRAW_AHEAD.replace('199', '198') });
    const log = logEvents(page.board);
    page.board.addEventListener('game-move', () => page.board.play('f6f4'), { once: true });
    page.board.play('a1a3');
    expect(log).to.deep.equal([
      'game-move a1a3 by script',
      'game-change play by script a1a3',
      'game-move f6f4 by script',
      'game-change play by script f6f4',
      'game-end no-removal',
    ]);
  });

  it('does not come where a listener has taken the last move back', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    const ends = page.listen('game-end');
    page.board.addEventListener('game-move', () => page.board.undo(), { once: true });
    page.board.play('b1d3xc3');
    expect(ends).to.be.empty;
  });
});
