import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../accessible.js';
import { help } from '../../../src/locales/triad/help/en.js';
import { awaitDialog, closeByKey, dialogOf, openByTool, spokenDialogs } from '../dialogs.js';
import { logEvents } from '../event-log.js';
import { TriadPage } from '../games/triad-board/page.js';
import type { Attributes } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';

const MODES: Readonly<Record<string, Attributes>> = {
  play: { position: START },
  replay: { mode: 'replay', record: GAME },
};

const WAYS: Readonly<Record<string, (page: TriadPage, tool: HTMLElement) => Promise<void>>> = {
  'a click': (page, tool) => page.click(tool),
  'a tap': (page, tool) => page.tapOn(tool),
  Enter: async (page, tool) => {
    tool.focus();
    await page.press('Enter');
  },
  Space: async (page, tool) => {
    tool.focus();
    await page.press('Space');
  },
};

const textsOf = (dialog: Element, selector: string) =>
  [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

describe('help', () => {
  for (const [way, use] of Object.entries(WAYS)) {
    it(`opens over the page with ${way}, reading begins at its heading, and it is closed with Escape`, async () => {
      const page = await TriadPage.open(MODES['play']);
      await use(page, page.button('Help') as HTMLElement);
      const dialog = await awaitDialog(page);
      expect(dialog.matches(':modal')).to.be.true;
      expect(page.focused?.localName).to.equal('h2');
      expect(await spokenDialogs()).to.deep.equal(['dialog How to play Triad']);
      await closeByKey(page);
      expect(page.all('dialog')).to.have.lengthOf(0);
      expect(page.focusedName).to.equal('Help');
    });
  }

  for (const [mode, attributes] of Object.entries(MODES)) {
    it(`leaves the game, the looks and the page’s events alone, and is closed with the cross, in ${mode} mode`, async () => {
      const page = await TriadPage.open(attributes);
      const { match } = page.board;
      const { ply } = match;
      const log = logEvents(page.board);
      await openByTool(page, 'Help');
      await page.press('ArrowRight', 'End', 'f', 'u');
      await page.clickButton('Close');
      await page.until(() => page.find('dialog') === null);
      expect(page.focusedName).to.equal('Help');
      expect(log).to.be.empty;
      expect(page.board.match === match && match.ply === ply).to.be.true;
      expect(page.board.flipped).to.not.be.ok;
    });
  }

  it('keeps the keyboard inside', async () => {
    const page = await TriadPage.open(MODES['play']);
    const dialog = await openByTool(page, 'Help');
    for (let presses = 0; presses < 4; presses++) {
      await page.press('Tab');
      expect(page.focused === null || dialog.contains(page.focused), page.focusedName).to.be.true;
    }
  });

  it('opens once, with the cards, however often it is asked for at a time, and again another time', async () => {
    const page = await TriadPage.open(MODES['play']);
    for (let times = 0; times < 2; times++) {
      for (let clicks = 0; clicks < 3; clicks++) page.button('Help')?.click();
      const dialog = await awaitDialog(page);
      expect(page.all('dialog')).to.have.lengthOf(1);
      expect(textsOf(dialog, 'h2')).to.deep.equal([help.title]);
      const cards = Object.values(help.cards);
      expect(textsOf(dialog, 'h3')).to.deep.equal(cards.map(({ heading }) => heading));
      expect(textsOf(dialog, '.help-card p')).to.deep.equal(cards.map(({ text }) => text));
      await closeByKey(page);
      expect(page.all('dialog')).to.have.lengthOf(0);
    }
  });

  it('has all rules and the controls on further tabs, which arrow keys show', async () => {
    const { aim, setUp, move, triad, takeOff, stuck, end, byHand, byKey, byNotation } = help;
    // Without an even start and without a clock, nothing is said of them.
    const start = { ...setUp, text: setUp.text.slice(0, 1) };
    const ends = { ...end, text: end.text.slice(0, 2) };
    const rules = [aim, start, move, triad, takeOff, stuck, ends];
    const page = await TriadPage.open(MODES['play']);
    const dialog = await openByTool(page, 'Help');
    dialog.querySelector<HTMLElement>('[role=tab]')?.focus();
    for (const shown of [rules, [byHand, byKey, byNotation]]) {
      await page.press('ArrowRight');
      const captions = shown.flatMap((section) => ('caption' in section ? [section.caption] : []));
      expect(textsOf(dialog, 'h3')).to.deep.equal(shown.map(({ heading }) => heading));
      expect(textsOf(dialog, '[role=tabpanel] p')).to.deep.equal(shown.flatMap(({ text }) => text));
      expect(textsOf(dialog, 'figcaption')).to.deep.equal(captions);
      expect(page.focused?.getAttribute('aria-selected')).to.equal('true');
      await expectAccessible(page.board);
    }
    await page.press('ArrowRight');
    expect(dialog.querySelectorAll('.help-card')).to.have.lengthOf(Object.keys(help.cards).length);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    it(`turns its cards one at a time on a phone, by button and arrow key, ${direction}`, async () => {
      await setViewport({ width: 320, height: 640 });
      const page = await TriadPage.within(html`<div dir=${direction}><triad-board></triad-board></div>`);
      const dialog = await openByTool(page, 'Help');
      const list = dialog.querySelector('.cards') as HTMLElement;
      const isInSight = (card: number) => {
        const [{ left, right }, frame] = [list.children[card] as Element, list].map((e) =>
          e.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return Math.abs(left - frame.left) < 2 && Math.abs(right - frame.right) < 2;
      };
      expect(isInSight(0)).to.be.true;
      await page.clickButton('Next card');
      await page.until(() => isInSight(1));
      list.focus();
      await page.press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
      await page.until(() => isInSight(2));
      await page.clickButton('Previous card');
      await page.until(() => isInSight(1));
      await page.until(() => dialog.querySelectorAll('.dot')[1]?.matches('[data-shown]') === true);
      expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
      await setViewport({ width: 800, height: 600 });
    });
  }

  it('follows the language of the page, with its diagrams', async () => {
    const page = await TriadPage.within(html`<div lang="en"><triad-board position=${START}></triad-board></div>`);
    const dialog = await openByTool(page, 'Help');
    page.board.parentElement?.setAttribute('lang', 'de');
    await page.until(() => textsOf(dialog, 'h2')[0] === 'So spielt man Triad');
    expect(page.button('Schließen')).to.not.equal(undefined);
    expect(dialog.querySelector('triad-board')?.shadowRoot?.querySelector('.name')?.textContent).to.contain('Weiß');
    expect(await spokenDialogs()).to.deep.equal(['dialog So spielt man Triad']);
  });

  it('goes with a board that is taken out of the page, also where it is still to come, and nothing of it stays', async () => {
    const page = await TriadPage.open(MODES['play']);
    const place = page.board.parentElement;
    await openByTool(page, 'Help');
    page.board.remove();
    await page.until(() => page.find('dialog') === null);
    expect(page.all('dialog')).to.have.lengthOf(0);
    place?.append(page.board);
    await page.ready();
    page.button('Help')?.click();
    page.board.remove();
    // What another board asks for later comes later.
    const other = await TriadPage.open(MODES['play']);
    await openByTool(other, 'Help');
    await closeByKey(other);
    place?.append(page.board);
    await page.ready();
    await page.clickCell('a1');
    expect(page.marked('chosen'), 'the page is free again').to.deep.equal(['a1']);
    expect(dialogOf(page) === null).to.be.true;
  });

  it('has diagrams that are pictures: no tab stop, no tool, no mistake in them', async () => {
    const page = await TriadPage.open(MODES['play']);
    const dialog = await openByTool(page, 'Help');
    await page.clickButton('All rules');
    const diagrams = [...dialog.querySelectorAll('triad-board')].map((diagram) => new TriadPage(diagram));
    expect(diagrams).to.have.lengthOf(5);
    for (const diagram of diagrams) {
      expect(diagram.board.error).to.equal(undefined);
      expect(diagram.all('[role=table]')).to.have.lengthOf(1);
      expect(diagram.all('button, input, a, [tabindex], [role=toolbar]')).to.have.lengthOf(0);
      expect(diagram.board.offsetWidth).to.be.above(150);
    }
    const move = diagrams[1] as TriadPage;
    await move.until(() => move.find('.drawing') !== null);
    expect(move.find('.drawing')?.ariaLabel).to.contain('Arrow from b2 to b5.').and.to.contain('Marked: b4,');
    expect(move.dice).to.equal('6/6/6/6/1A4/6');
  });
});
