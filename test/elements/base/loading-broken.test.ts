import { expect } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { block, loadsAgain } from '../broken-line.js';
import { awaitDialog, closeByKey } from '../dialogs.js';
import { FreshPage } from '../fresh-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { waitUntil } from '../../wait-until.js';

const NOT_LOADED = 'This couldn’t be loaded. Try again.';
const KIND = { tag: 'triad-board', read: (board: Element) => new TriadPage(board as TriadBoard) };
const BOARD = `<triad-board position="${START}"></triad-board>`;
const REPLAY = `<triad-board mode="replay" record="${GAME}"></triad-board>`;

/** What is thrown into a page from now on. */
function troubleOf({ document }: FreshPage<TriadPage>): unknown[] {
  const thrown: unknown[] = [];
  for (const type of ['error', 'unhandledrejection']) {
    document.defaultView?.addEventListener(type, (event) => thrown.push(event));
  }
  return thrown;
}

describe('a line that is broken', () => {
  /** Whether this browser asks again for what it could not load. */
  let isAskedAgain: boolean;
  before(async () => {
    isAskedAgain = await loadsAgain();
  });
  afterEach(() => block());

  it('leaves a board that is shown, does what scripts say, and gets its tools once it is touched on a mended line', async () => {
    await block('*/src/elements/games/triad-board/play.*');
    const page = await FreshPage.load(KIND, 'en', BOARD);
    const { board } = page;
    const thrown = troubleOf(page);
    await board.until(() => board.all('.cell[data-die]').length > 0);
    expect(board.all('.cell[data-die]')).to.have.lengthOf(12);
    await board.play('a1a3');
    expect(board.label('a3')).to.match(/^a3, White 2/);
    const touch = () => {
      board.cell('f6').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      board.cell('f6').click();
    };
    touch();
    await board.press('ArrowUp', 'Enter');
    expect(board.moves).to.deep.equal(['a1a3']);
    expect(thrown).to.be.empty;
    if (!isAskedAgain) return;
    await block();
    touch();
    await board.ready();
    expect(board.all('.toolbar')).to.have.lengthOf(1);
  });

  it('is said of by a replay whose part does not come, which comes when it is asked for again', async () => {
    await block('*/src/elements/features/replay/game-replay.*');
    const { board } = await FreshPage.load(KIND, 'en', REPLAY);
    await waitUntil(() => board.button(NOT_LOADED), 'nothing is said');
    expect(board.find('.moves') === null).to.be.true;
    if (!isAskedAgain) return;
    await block();
    await board.pressButton(NOT_LOADED);
    await waitUntil(() => board.find('.moves'), 'it does not come');
    expect(board.button(NOT_LOADED)).to.equal(undefined);
  });

  for (const [mode, body] of Object.entries({ play: BOARD, replay: REPLAY })) {
    it(`is said of by each tool that cannot be loaded, which works when it is mended, in ${mode} mode`, async () => {
      const page = await FreshPage.open(KIND, 'en', body);
      const { board } = page;
      const thrown = troubleOf(page);
      await board.until(() => board.button('Help') !== undefined);
      let times = 0;
      Object.assign(page.document.defaultView as Window, { print: () => times++ });
      await block(
        '*/src/elements/features/share/share.*',
        '*/src/elements/features/print/print.*',
        '*/src/locales/triad/help/en.*',
      );
      for (const tool of ['Share', 'Print', 'Help']) {
        await board.pressButton(tool);
        await waitUntil(() => board.spoken.includes(NOT_LOADED), `nothing is said of ${tool}`);
        expect(board.find('.panel')?.textContent).to.contain(NOT_LOADED);
        expect(board.all('dialog')).to.have.lengthOf(0);
        expect(board.focusedName).to.equal(mode === 'play' && tool !== 'Help' ? 'More' : tool);
        if (mode === 'play') board.board.restart();
        else await board.pressButton('Forward');
        await board.board.updateComplete;
        expect(board.spoken, 'when the game goes on').to.not.include(NOT_LOADED);
      }
      expect([times, page.document.querySelectorAll('.tabletop-sheet').length]).to.deep.equal([0, 0]);
      expect(thrown).to.be.empty;
      if (!isAskedAgain) return;
      await block();
      for (const tool of ['Share', 'Help']) {
        await board.pressButton(tool);
        await awaitDialog(board);
        await closeByKey(board);
      }
      await board.pressButton('Print');
      await waitUntil(() => times === 1, 'nothing is printed');
    });
  }

  it('leaves help as it is while another language cannot be loaded', async () => {
    const page = await FreshPage.open(KIND, 'en', BOARD);
    const { board } = page;
    await board.pressButton('Help');
    const dialog = await awaitDialog(board);
    await block('*/src/locales/triad/help/fr.*');
    board.board.lang = 'fr';
    await board.until(() => board.button('Fermer') !== undefined);
    expect(board.button('Fermer')).to.not.equal(undefined);
    expect(dialog.querySelector('h2')?.textContent).to.equal('How to play Triad');
    if (!isAskedAgain) return;
    await block();
    board.board.flipped = true;
    await board.until(() => dialog.querySelector('h2')?.textContent === 'Comment jouer à Triad');
    expect(dialog.querySelector('h2')?.textContent).to.equal('Comment jouer à Triad');
  });
});
