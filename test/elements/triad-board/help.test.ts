import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { help as de } from '../../../src/locales/triad/help/de.js';
import { BoardPage } from './board-page.js';
import { awaitDialog, closeByKey, dialogOf, openByTool, spokenDialogs } from '../dialogs.js';
import { logEvents } from '../event-log.js';
import { tap } from '../pointers.js';
import { START } from './positions.js';
import { GAME } from './replay-records.js';

const MODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  play: { position: START },
  replay: { mode: 'replay', record: GAME },
};

const WAYS: Readonly<Record<string, (page: BoardPage, tool: HTMLElement) => Promise<void>>> = {
  'a click': (page, tool) => page.click(tool),
  'a tap': (page, tool) => tap(page.middle(tool)),
  Enter: async (page, tool) => {
    tool.focus();
    await page.press('Enter');
  },
  Space: async (page, tool) => {
    tool.focus();
    await page.press('Space');
  },
};

async function open(attributes: Readonly<Record<string, string>> = { position: START }) {
  const page = await BoardPage.open(attributes);
  await page.until(() => page.button('Help') !== undefined);
  return page;
}

const textsOf = (dialog: Element, selector: string) =>
  [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

for (const [mode, attributes] of Object.entries(MODES)) {
  describe(`help of <triad-board mode="${mode}">`, () => {
    for (const [way, use] of Object.entries(WAYS)) {
      it(`opens over the page with ${way}, and reading begins at its heading`, async () => {
        const page = await open(attributes);
        await use(page, page.button('Help') as HTMLElement);
        const dialog = await awaitDialog(page);
        expect(dialog.matches(':modal')).to.be.true;
        expect(page.focused?.localName).to.equal('h2');
        expect(page.focused?.textContent?.trim()).to.equal('How to play Triad');
        expect(await spokenDialogs()).to.deep.equal(['dialog How to play Triad']);
      });
    }

    it('is closed with Escape, which brings the reader back to the tool', async () => {
      const page = await open(attributes);
      await openByTool(page, 'Help');
      await closeByKey(page);
      expect(page.all('dialog')).to.have.lengthOf(0);
      expect(page.focusedName).to.equal('Help');
    });

    it('is closed with the cross, which brings the reader back to the tool', async () => {
      const page = await open(attributes);
      await openByTool(page, 'Help');
      await page.clickButton('Close');
      await page.until(() => page.find('dialog') === null);
      expect(page.all('dialog')).to.have.lengthOf(0);
      expect(page.focusedName).to.equal('Help');
    });

    it('leaves the game and the page’s events alone', async () => {
      const page = await open(attributes);
      const { match } = page.board;
      const ply = match.ply;
      const log = logEvents(page.board.parentElement as Element);
      await openByTool(page, 'Help');
      await page.press('ArrowRight', 'End', 'f', 'u');
      await closeByKey(page);
      expect(log).to.be.empty;
      expect(page.board.match === match && match.ply === ply).to.be.true;
      expect(page.board.flipped).to.not.be.ok;
    });
  });
}

describe('help that is open', () => {
  it('keeps the keyboard inside', async () => {
    const page = await open();
    const dialog = await openByTool(page, 'Help');
    for (let presses = 0; presses < 4; presses++) {
      await page.press('Tab');
      expect(page.focused === null || dialog.contains(page.focused), page.focusedName).to.be.true;
    }
    expect(document.activeElement === page.board || document.activeElement === document.body).to.be.true;
  });

  it('opens again as often as it is asked for, one at a time', async () => {
    const page = await open();
    for (let times = 0; times < 3; times++) {
      const dialog = await openByTool(page, 'Help');
      expect(page.all('dialog')).to.have.lengthOf(1);
      expect(textsOf(dialog, 'h3')).to.have.lengthOf(10);
      await closeByKey(page);
      expect(page.all('dialog')).to.have.lengthOf(0);
    }
  });

  it('follows the language of the page, with its diagrams', async () => {
    const page = await BoardPage.within(html`<div lang="en"><triad-board position=${START}></triad-board></div>`);
    const dialog = await openByTool(page, 'Help');
    page.board.parentElement?.setAttribute('lang', 'de');
    await page.until(() => dialog.querySelector('h2')?.textContent === de.title);
    expect(page.button('Schließen')).to.not.equal(undefined);
    expect(textsOf(dialog, 'h3')[0]).to.equal(de.aim.heading);
    expect(dialog.querySelector('triad-board')?.shadowRoot?.querySelector('.name')?.textContent).to.contain('Schwarz');
    expect(await spokenDialogs()).to.deep.equal([`dialog ${de.title}`]);
    page.board.parentElement?.setAttribute('lang', 'en');
    await page.until(() => dialog.querySelector('h2')?.textContent === 'How to play Triad');
    expect(textsOf(dialog, 'h3')[0]).to.equal('The aim');
  });

  it('goes with a board that is taken out of the page, and nothing of it stays', async () => {
    const page = await open();
    const { board } = page;
    const { parentElement: place } = board;
    await openByTool(page, 'Help');
    board.remove();
    await page.until(() => page.find('dialog') === null);
    expect(page.all('dialog')).to.have.lengthOf(0);
    place?.append(board);
    await page.ready();
    board.lang = 'de';
    await page.until(() => page.button('Hilfe') !== undefined);
    expect(dialogOf(page) === null).to.be.true;
    await page.clickCell('a1');
    expect(page.marked('chosen'), 'the page is free again').to.deep.equal(['a1']);
  });
});
