import { expect, waitUntil } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { block, loadsAgain } from './broken-line.js';
import { awaitDialog } from '../dialogs.js';
import { START } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

const NOT_LOADED = 'This could not be loaded. Try again.';

/** A board that is there while what its tools need is not yet. */
async function open(attributes: Readonly<Record<string, string>> = {}) {
  return BoardPage.open({ position: START, lang: 'en', ...attributes });
}

describe('a tool of <triad-board> on a line that has broken since the board was loaded', () => {
  const print = window.print.bind(window);
  before(async function () {
    if (!(await loadsAgain())) this.skip();
  });
  afterEach(async () => {
    await block();
    window.print = print;
  });

  const dialogTools = { Share: '*/src/elements/share.*', Help: '*/src/locales/triad/help/en.*' };
  for (const [tool, address] of Object.entries(dialogTools)) {
    it(`says that ${tool} could not be loaded, and opens it when the line is mended`, async () => {
      const trouble = watchTrouble();
      const page = await open();
      await block(address);
      await page.clickButton(tool);
      await waitUntil(() => page.status === NOT_LOADED, 'nothing is said');
      expect(page.spoken).to.equal(NOT_LOADED);
      expect(page.all('dialog')).to.have.lengthOf(0);
      await block();
      await page.clickButton(tool);
      await awaitDialog(page);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('says that Print could not be loaded, and prints when the line is mended', async () => {
    let times = 0;
    window.print = () => times++;
    const page = await open();
    await block('*/src/elements/print.*');
    await page.clickButton('Print');
    await waitUntil(() => page.status === NOT_LOADED, 'nothing is said');
    expect(document.querySelectorAll('.tabletop-sheet')).to.have.lengthOf(0);
    await block();
    await page.clickButton('Print');
    await waitUntil(() => times > 0, 'nothing is printed');
    dispatchEvent(new Event('afterprint'));
    expect(times).to.equal(1);
  });

  it('keeps help as it is while another language cannot be loaded', async () => {
    const page = await open();
    await page.clickButton('Help');
    const dialog = await awaitDialog(page);
    await block('*/src/locales/triad/help/fr.*');
    const trouble = watchTrouble();
    page.board.lang = 'fr';
    await page.until(() => page.button('Fermer') !== undefined);
    await import('../../../src/locales/triad/help/fr.js').catch(() => undefined);
    await new Promise(requestAnimationFrame);
    expect(dialog.querySelector('h2')?.textContent).to.equal('How to play Triad');
    expect(trouble.stop()).to.be.empty;
    await block();
    page.board.flipped = true;
    await page.until(() => dialog.querySelector('h2')?.textContent === 'Comment jouer à Triad');
    expect(dialog.querySelector('h2')?.textContent).to.equal('Comment jouer à Triad');
  });
});
