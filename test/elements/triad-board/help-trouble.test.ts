import { expect, fixture, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { awaitDialog, closeByKey, openByTool } from '../dialogs.js';
import { START } from './positions.js';
import { GAME } from './replay-records.js';
import { watchTrouble } from '../watch-trouble.js';

const NOT_LOADED = 'This could not be loaded. Try again.';

/** A board whose help comes over a line that can break, and that knows when it has come. */
class BoardWithLine extends TriadBoard {
  isBroken = false;
  readonly openings: Promise<unknown>[] = [];

  protected override async loadPlay(): ReturnType<TriadBoard['loadPlay']> {
    const play = await super.loadPlay();
    const { openHelp } = play as unknown as { openHelp: () => Promise<void> };
    const openOnLine = (): Promise<void> => {
      const failure = new TypeError('Failed to fetch dynamically imported module');
      const opening = this.isBroken ? Promise.reject(failure) : openHelp.call(play);
      this.openings.push(opening.catch(() => undefined));
      return opening;
    };
    return Object.assign(play, { openHelp: openOnLine });
  }
}
BoardWithLine.define('board-with-line');

async function open(properties: object): Promise<{ page: BoardPage; board: BoardWithLine }> {
  const board = Object.assign(document.createElement('board-with-line') as BoardWithLine, properties);
  await fixture(html`<div>${board}</div>`);
  const page = await new BoardPage(board).ready();
  await page.until(() => page.button('Help') !== undefined);
  return { page, board };
}

async function askInVain(properties: object) {
  const { page, board } = await open({ ...properties, isBroken: true });
  await page.clickButton('Help');
  await waitUntil(() => page.spoken.includes(NOT_LOADED), 'nothing is said');
  return { page, board };
}

const MODES = { play: { position: START }, replay: { mode: 'replay', record: GAME } };

describe('help that cannot be loaded', () => {
  for (const [mode, properties] of Object.entries(MODES)) {
    it(`says so aloud and throws nothing into the page: ${mode}`, async () => {
      const trouble = watchTrouble();
      const { page } = await askInVain(properties);
      expect(page.all('dialog')).to.have.lengthOf(0);
      expect(page.focusedName).to.equal('Help');
      expect(trouble.stop()).to.be.empty;
    });

    it(`opens when it is asked for again: ${mode}`, async () => {
      const { page, board } = await askInVain(properties);
      board.isBroken = false;
      const dialog = await openByTool(page, 'Help');
      expect(dialog.querySelectorAll('h3')).to.have.lengthOf(10);
    });
  }

  it('says so in writing', async () => {
    const { page } = await askInVain(MODES.play);
    expect(page.status).to.equal(NOT_LOADED);
  });

  it('says so in writing beside a record', async () => {
    const { page } = await askInVain(MODES.replay);
    expect(page.find('.panel')?.textContent?.includes(NOT_LOADED)).to.be.true;
  });

  it('is not complained of any more when the game goes on', async () => {
    const { page } = await askInVain(MODES.play);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.status).to.equal('Black to move.');
  });

  it('is not complained of any more when it has come', async () => {
    const { page, board } = await askInVain(MODES.play);
    board.isBroken = false;
    await openByTool(page, 'Help');
    await closeByKey(page);
    expect(page.status).to.equal('White to move.');
  });
});

describe('help that takes its time to come', () => {
  it('opens once, however often the reader asks', async () => {
    const { page, board } = await open(MODES.play);
    page.button('Help')?.focus();
    for (let clicks = 0; clicks < 3; clicks++) page.button('Help')?.click();
    await Promise.all(board.openings);
    await awaitDialog(page);
    expect(page.all('dialog')).to.have.lengthOf(1);
    await closeByKey(page);
    expect(page.focusedName).to.equal('Help');
  });

  it('does not come to a board that has left the page', async () => {
    const { page, board } = await open(MODES.play);
    const place = board.parentElement as Element;
    page.button('Help')?.click();
    board.remove();
    await Promise.all(board.openings);
    place.append(board);
    await page.ready();
    expect(page.all('dialog')).to.have.lengthOf(0);
    expect(page.status).to.equal('White to move.');
  });
});
