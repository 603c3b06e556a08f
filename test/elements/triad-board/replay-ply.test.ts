import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { logEvents } from '../event-log.js';
import { START } from './positions.js';
import { ReplayPage, openMidway } from './replay-page.js';
import { PLIES } from './replay-records.js';

const LAST = PLIES.length - 1;

const settle = (page: BoardPage) => page.board.updateComplete;

function expectPly(page: ReplayPage, ply: number): void {
  expect(page.board.ply).to.equal(ply);
  expect(page.board.getAttribute('ply')).to.equal(String(ply));
  expect(page.dice).to.equal(PLIES[ply]?.dice);
}

describe('the ply of a replay', () => {
  it('follows the reader', async () => {
    const page = await ReplayPage.open();
    await page.click(page.step('Forward'));
    expectPly(page, 2);
    await page.click(page.step('To the end'));
    expectPly(page, LAST);
    await page.click(page.listed(4));
    expectPly(page, 4);
    page.table?.focus();
    await page.press('ArrowLeft');
    expectPly(page, 3);
  });

  it('is written into the page once for each step', async () => {
    const page = await ReplayPage.open();
    const mutations: MutationRecord[] = [];
    const observer = new MutationObserver((some) => mutations.push(...some));
    observer.observe(page.board, { attributeFilter: ['ply'] });
    for (const step of ['Forward', 'To the end', 'Back'] as const) await page.click(page.step(step));
    observer.disconnect();
    expect(mutations).to.have.lengthOf(3);
  });

  const ways: readonly [how: string, set: (page: ReplayPage) => void][] = [
    ['by attribute', ({ board }) => board.setAttribute('ply', '5')],
    ['by property', ({ board }) => (board.ply = 5)],
    ['by property, as text', ({ board }) => (board.ply = '5')],
    ['by method', ({ board }) => board.goTo(5)],
  ];
  for (const [how, set] of ways) {
    it(`leads there when it is set ${how}, and the game is there at once`, async () => {
      const page = await ReplayPage.open();
      const log = logEvents(page.board);
      set(page);
      expect(page.board.ply).to.equal(5);
      expect(page.board.match.ply).to.equal(5);
      await settle(page);
      expectPly(page, 5);
      expect(log).to.deep.equal(['game-change go-to by script']);
    });
  }

  it('leads to the last of several places that are set in one go', async () => {
    const page = await ReplayPage.open();
    const log = logEvents(page.board);
    page.board.ply = 2;
    page.board.ply = 6;
    await settle(page);
    expectPly(page, 6);
    expect(log).to.deep.equal(['game-change go-to by script']);
  });

  it('is told as the reader’s where the reader went there', async () => {
    const page = await openMidway();
    const log = logEvents(page.board);
    await page.click(page.step('Forward'));
    await page.click(page.listed(6));
    page.table?.focus();
    await page.press('Home');
    expect(log).to.deep.equal(Array(3).fill('game-change go-to by reader'));
  });

  it('is told once only: not when it is set to what it is', async () => {
    const page = await openMidway();
    const log = logEvents(page.board);
    page.board.ply = 3;
    page.board.setAttribute('ply', '3');
    page.board.goTo(3);
    await settle(page);
    await page.click(page.listed(3));
    expect(log).to.be.empty;
  });

  it('stays where it is when its attribute is taken away, and is written again', async () => {
    const page = await openMidway();
    page.board.removeAttribute('ply');
    await settle(page);
    expectPly(page, 3);
  });

  it('follows the moves of a game that is played where the author has written it, and nowhere else', async () => {
    for (const ply of ['2', undefined]) {
      const page = await BoardPage.open({ record: `triad 1; start=${START}; a1a3; f6f4`, ...(ply && { ply }) });
      page.board.play('b1b4');
      await settle(page);
      expect(page.board.getAttribute('ply')).to.equal(ply === undefined ? null : '3');
      expect(page.board.ply).to.equal(3);
    }
  });

  it('is that of a running game which becomes a replay, and its attribute follows from then on', async () => {
    const page = new ReplayPage((await BoardPage.open({ position: START })).board);
    page.board.play('a1a3');
    await settle(page);
    expect(page.board.hasAttribute('ply')).to.be.false;
    page.board.mode = 'replay';
    await page.until(() => page.table !== null && page.find('.steps') !== null);
    expect(page.board.getAttribute('ply')).to.equal('1');
    await page.click(page.step('Back'));
    expect(page.board.getAttribute('ply')).to.equal('0');
  });
});
