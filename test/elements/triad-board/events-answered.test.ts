import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { logEvents } from '../event-log.js';
import { START, TRIAD_AHEAD } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

describe('a page that answers at once', () => {
  it('is told of both moves in their order', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.addEventListener('game-move', () => page.board.play('f6f4'), { once: true });
    const log = logEvents(page.board);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(log.slice(1)).to.deep.equal([
      'game-move a1a3 by reader',
      'game-change play by reader a1a3',
      'game-move f6f4 by script',
      'game-change play by script f6f4',
    ]);
  });

  it('has both moves spoken as what they were', async () => {
    const page = await BoardPage.open({ position: START, names: 'Ann, Bob' });
    page.board.addEventListener('game-move', () => page.board.play('f6f4'), { once: true });
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.spoken).to.contain('Ann: a1 to a3, now 2.').and.to.contain('Bob: f6 to f4, now 2.');
  });

  it('may answer with several moves', async () => {
    const page = await BoardPage.open({ position: START, names: 'Ann, Bob' });
    const trouble = watchTrouble();
    page.board.addEventListener('game-move', () => ['f6f4', 'b1b3'].forEach((move) => page.board.play(move)), {
      once: true,
    });
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.board.match.length).to.equal(3);
    expect(page.spoken).to.contain('Ann: a1 to a3, now 2.').and.to.contain('Bob: f6 to f4, now 2.');
    expect(page.spoken).to.contain('Ann: b1 to b3, now 2.');
    expect(trouble.stop()).to.be.empty;
  });

  it('may answer after the change instead', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.addEventListener('game-change', () => page.board.play('f6f4'), { once: true });
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.board.match.entries.map(({ text }) => text)).to.deep.equal(['a1a3', 'f6f4']);
    expect(page.label('f4')).to.match(/^f4, Black 2/);
  });
});

describe('a page that turns to something else at a move', () => {
  const turning = async (act: (page: BoardPage) => void) => {
    const page = await BoardPage.open({ position: START });
    const log = logEvents(page.board);
    page.board.addEventListener('game-move', () => act(page), { once: true });
    const trouble = watchTrouble();
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(trouble.stop()).to.be.empty;
    return { page, log: log.slice(2) };
  };

  it('by a new game hears nothing more of the old one', async () => {
    const { page, log } = await turning(({ board }) => board.restart());
    expect(page.position).to.equal(START);
    expect(log).to.deep.equal(['game-change restart by script']);
  });

  it('by another position hears nothing more of the old one', async () => {
    const { page, log } = await turning(({ board }) => (board.position = TRIAD_AHEAD));
    await page.board.updateComplete;
    expect(page.position).to.equal(TRIAD_AHEAD);
    expect(log.at(-1)).to.equal('game-change load by script');
  });

  it('by taking it back has it taken back', async () => {
    const { page, log } = await turning(({ board }) => board.undo());
    expect(page.position).to.equal(START);
    expect(log.at(-1)).to.equal('game-change undo by script');
  });

  it('by removing the board does no harm', async () => {
    const { page } = await turning(({ board }) => board.remove());
    expect(page.board.match.length).to.equal(1);
  });
});

describe('a listener that throws', () => {
  it('does not keep the board from showing the move', async () => {
    const page = await BoardPage.open({ position: START });
    const thrown: unknown[] = [];
    const onError = (event: ErrorEvent) => {
      thrown.push(event.error);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('error', onError, { capture: true });
    const { onerror } = window;
    window.onerror = null;
    page.board.addEventListener('game-move', (event) => {
      throw new Error(event.detail.text);
    });
    await page.clickCell('a1');
    await page.clickCell('a3');
    removeEventListener('error', onError, { capture: true });
    window.onerror = onerror;
    expect(thrown).to.have.lengthOf(1);
    expect(page.label('a3')).to.match(/^a3, White 2/);
  });
});
