import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { logEvents } from '../event-log.js';
import { START } from './positions.js';
import { ReplayPage } from './replay-page.js';
import { GAME, PLIES } from './replay-records.js';

const LAST = PLIES.length - 1;

/** Another game, of four plies, with nothing to roll. */
const OTHER = `triad 1; start=${START}; a1a3; f6f4; b1b4; e6e4`;

function expectPly(page: ReplayPage, ply: number): void {
  expect(page.board.ply).to.equal(ply);
  expect(page.board.getAttribute('ply')).to.equal(String(ply));
  expect(page.dice).to.equal(PLIES[ply]?.dice);
}

/** A board whose events have been heard from before it was in the page. */
async function openWithLog(attributes: Readonly<Record<string, string>>): Promise<{ page: ReplayPage; log: string[] }> {
  const board = document.createElement('triad-board');
  const log = logEvents(board);
  for (const [name, value] of Object.entries({ mode: 'replay', record: GAME, ...attributes })) {
    board.setAttribute(name, value);
  }
  await ReplayPage.within(html`<div>${board}</div>`);
  return { page: new ReplayPage(board), log };
}

describe('the ply of a replay at birth', () => {
  for (const ply of [0, 1, 4, LAST]) {
    it(`can be ${ply} from the beginning, without an event`, async () => {
      const { page, log } = await openWithLog({ ply: String(ply) });
      expectPly(page, ply);
      expect(log).to.be.empty;
    });
  }

  it('is written into the page where the author has not', async () => {
    expectPly(await ReplayPage.open(), 1);
  });

  for (const ply of [0, 3]) {
    it(`can be ${ply} before the record is said, in markup`, async () => {
      const holder = await fixture<HTMLElement>(html`<div></div>`);
      const log = logEvents(holder);
      holder.innerHTML = `<triad-board ply="${ply}" mode="replay" record="${GAME}"></triad-board>`;
      const page = new ReplayPage(holder.querySelector('triad-board') as TriadBoard);
      await page.ready();
      expectPly(page, ply);
      expect(log).to.be.empty;
    });

    it(`can be ${ply} before the record is said, by a script`, async () => {
      const board = document.createElement('triad-board');
      const log = logEvents(board);
      Object.assign(board, { ply, mode: 'replay', record: GAME });
      await ReplayPage.within(html`<div>${board}</div>`);
      expectPly(new ReplayPage(board), ply);
      expect(log).to.be.empty;
    });
  }

  it('can be set on an element that is defined later', async () => {
    const board = document.implementation.createHTMLDocument().createElement('triad-board');
    Object.assign(board, { mode: 'replay', record: GAME, ply: 5 });
    await ReplayPage.within(html`<div>${board}</div>`);
    expectPly(new ReplayPage(board), 5);
  });
});

describe('the ply of another record', () => {
  /** Both are set in one go; the only event is that of the record. */
  async function expectBoth(...order: readonly ('record' | 'ply')[]): Promise<void> {
    const page = await ReplayPage.open({ ply: '6' });
    const log = logEvents(page.board);
    const values = { record: OTHER, ply: '3' };
    for (const name of order) page.board.setAttribute(name, values[name]);
    await page.board.updateComplete;
    expect(page.board.match.ply).to.equal(3);
    expect(page.board.getAttribute('ply')).to.equal('3');
    expect(page.status).to.equal('White: b1 to b4, now 3.');
    expect(log).to.deep.equal(['game-change load by script']);
  }

  it('comes with it in one go', () => expectBoth('record', 'ply'));

  it('comes with it in one go also where it is set first', () => expectBoth('ply', 'record'));

  it('begins anew with another record', async () => {
    const page = await ReplayPage.open({ ply: '6' });
    page.board.record = OTHER;
    await page.board.updateComplete;
    expect(page.board.getAttribute('ply')).to.equal('0');
    page.board.record = GAME;
    await page.board.updateComplete;
    expectPly(page, 1);
  });
});
