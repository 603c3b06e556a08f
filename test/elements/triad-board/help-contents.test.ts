import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { help as de } from '../../../src/locales/triad/help/de.js';
import { help as en } from '../../../src/locales/triad/help/en.js';
import { help as fr } from '../../../src/locales/triad/help/fr.js';
import { help as it_ } from '../../../src/locales/triad/help/it.js';
import { help as nl } from '../../../src/locales/triad/help/nl.js';
import type { TriadHelp } from '../../../src/locales/triad/help/terms.js';
import { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { awaitDialog, openByTool } from '../dialogs.js';
import { START } from './positions.js';
import { onEachScreen } from '../screens.js';

const LANGUAGES: Readonly<Record<string, TriadHelp>> = { en, de, nl, fr, it: it_ };

const textsOf = (dialog: Element, selector: string) =>
  [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

/** What a diagram lays before the reader: `{ b2: 'w1' }`, and the sentences of its marks. */
function shownBy(diagram: TriadBoard) {
  const page = new BoardPage(diagram);
  const dice = page.all('[data-die].cell').map((cell) => [page.nameOf(cell), cell.dataset['die']]);
  return { dice: Object.fromEntries(dice) as Record<string, string>, marks: page.find('.drawing')?.ariaLabel ?? '' };
}

async function openHelp(attributes: Readonly<Record<string, string>> = {}) {
  const page = await BoardPage.open({ position: START, ...attributes });
  page.find('[data-tool=help]')?.click();
  const dialog = await awaitDialog(page);
  return { page, dialog, diagrams: [...dialog.querySelectorAll<TriadBoard>('figure > :not(figcaption)')] };
}

describe('the help of <triad-board>', () => {
  for (const [lang, help] of Object.entries(LANGUAGES)) {
    it(`explains all there is to know, paragraph by paragraph: ${lang}`, async () => {
      const { page, dialog } = await openHelp({ lang });
      await page.until(() => textsOf(dialog, 'h2')[0] === help.title);
      const { title, ...sections } = help;
      expect(textsOf(dialog, 'h2')).to.deep.equal([title]);
      const all = Object.values(sections);
      expect(textsOf(dialog, 'h3'))
        .to.have.members(all.map(({ heading }) => heading))
        .and.to.have.lengthOf(10);
      expect(textsOf(dialog, 'p')).to.have.members(all.flatMap(({ text }) => text));
      const captions = all.flatMap((section) => ('caption' in section ? [section.caption] : []));
      expect(textsOf(dialog, 'figcaption')).to.deep.equal(captions);
      expect(captions).to.have.lengthOf(5);
      expect([...textsOf(dialog, 'h3, p, figcaption')].filter((text) => text.length < 4)).to.be.empty;
    });
  }

  it('shows in each of its diagrams what is written below it', async () => {
    const { page, diagrams } = await openHelp();
    await page.until(() => shownBy(diagrams.at(-1) as TriadBoard).dice['a3'] !== undefined);
    await page.until(() => shownBy(diagrams[1] as TriadBoard).marks !== '');
    const [setUp, move, triad, takeOff, stuck] = diagrams.map(shownBy);
    expect(Object.keys(setUp?.dice ?? {})).to.have.lengthOf(12);
    expect(move?.dice).to.deep.equal({ b2: 'w1' });
    expect(move?.marks).to.contain('Arrow from b2 to b5.').and.to.contain('Marked: b4,');
    expect(triad?.dice).to.include({ c1: 'w1', d1: 'b2', e1: 'w3', b4: 'b2', b5: 'w2', b6: 'b2' });
    expect(takeOff?.marks).to.contain('Arrow from c1 to e3.');
    expect(Object.values(stuck?.dice ?? {}).filter((die) => die.startsWith('w'))).to.have.lengthOf(4);
  });

  it('has diagrams that are pictures: no tab stop, no tool, no mistake in them', async () => {
    const { diagrams } = await openHelp();
    expect(diagrams).to.have.lengthOf(5);
    for (const diagram of diagrams) {
      expect(diagram.error).to.equal(undefined);
      expect(diagram.shadowRoot?.querySelectorAll('[role=table]')).to.have.lengthOf(1);
      expect(diagram.shadowRoot?.querySelectorAll('button, input, a, [tabindex], [role=toolbar]')).to.have.lengthOf(0);
      expect(diagram.offsetWidth).to.be.above(150);
    }
  });

  it('draws its diagrams with the element itself, whatever a page calls it', async () => {
    TriadBoard.define('board-of-house');
    const board = document.createElement('board-of-house') as TriadBoard;
    board.position = START;
    await fixture(html`<div>${board}</div>`);
    const page = await new BoardPage(board).ready();
    const dialog = await openByTool(page, 'Help');
    const diagrams = [...dialog.querySelectorAll<TriadBoard>('figure > :not(figcaption)')];
    expect(diagrams.map(({ localName }) => localName)).to.deep.equal(Array(5).fill('board-of-house'));
    await page.until(() => shownBy(diagrams[1] as TriadBoard).marks !== '');
    expect(shownBy(diagrams[1] as TriadBoard).dice).to.deep.equal({ b2: 'w1' });
  });
});

onEachScreen('the help of <triad-board>', (width, height) => {
  it('has nothing for an audit to object to, and fits the screen', async () => {
    const { page, dialog, diagrams } = await openHelp();
    await page.until(() => shownBy(diagrams[1] as TriadBoard).marks !== '');
    await expect(page.board).to.be.accessible();
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect(Math.min(left, top)).to.be.at.least(0);
    expect(right).to.be.at.most(width);
    expect(bottom).to.be.at.most(height);
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
  });
});

describe('the audit of the help', () => {
  it('does look into the dialog', async () => {
    const { page, dialog } = await openHelp();
    dialog.style.setProperty('color', '#eee');
    let complaint = '';
    try {
      await expect(page.board).to.be.accessible();
    } catch (error) {
      complaint = String(error);
    }
    expect(complaint).to.include('color-contrast');
  });
});
