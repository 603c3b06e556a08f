import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { block, loadsAgain } from './broken-line.js';
import { GAME } from './replay-records.js';

const NOT_LOADED = 'This could not be loaded. Try again.';

describe('a replay whose part does not come', () => {
  before(async function () {
    if (!(await loadsAgain())) this.skip();
  });
  afterEach(() => block());

  it('says so, and comes when it is asked for again', async () => {
    await block('*/src/elements/game-replay.*');
    const board = document.createElement('triad-board');
    Object.assign(board, { mode: 'replay', record: GAME });
    await fixture(html`<div>${board}</div>`);
    const page = new BoardPage(board);
    await waitUntil(() => page.button(NOT_LOADED), 'nothing is said');
    expect(page.find('.moves') === null).to.be.true;
    await block();
    await page.clickButton(NOT_LOADED);
    await page.until(() => page.find('.moves') !== null);
    expect(page.find('.moves') !== null).to.be.true;
    expect(page.button(NOT_LOADED)).to.equal(undefined);
  });
});
