import { expect } from '@open-wc/testing';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/define.js';
import { help as de } from '../../../src/locales/kubi/help/de.js';
import { help as en } from '../../../src/locales/kubi/help/en.js';
import { help as fr } from '../../../src/locales/kubi/help/fr.js';
import { help as it_ } from '../../../src/locales/kubi/help/it.js';
import { help as nl } from '../../../src/locales/kubi/help/nl.js';
import type { KubiHelp } from '../../../src/locales/kubi/help/terms.js';
import { awaitDialog, closeByKey, openByTool, spokenDialogs } from '../dialogs.js';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { onEachScreen } from '../screens.js';
import { act, openIn } from './languages.js';
import { SheetPage } from './sheet-page.js';
import { textIn } from './texts.js';

const HELP: Readonly<Record<Language, KubiHelp>> = { en, de, nl, fr, it: it_ };

const textsOf = (dialog: Element, selector: string) =>
  [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

async function openHelp(language: Language = 'en') {
  const page = await openIn(language);
  await act(page, 'tool help');
  const dialog = await awaitDialog(page);
  const diagrams = [...dialog.querySelectorAll<KubiSheet>('figure > kubi-sheet')].map((sheet) => new SheetPage(sheet));
  await page.until(() => diagrams[0]?.find('.roll') !== null);
  return { page, dialog, diagrams };
}

/** The buttons that help names, where it says what they do. */
const NAMED = {
  byHand: ['enter', 'undo'],
  onPaper: ['printEmpty'],
} as const;

for (const language of LANGUAGES) {
  describe(`the help of <kubi-sheet lang="${language}">`, () => {
    it('explains all there is to know, paragraph by paragraph', async () => {
      const { dialog } = await openHelp(language);
      const { title, ...sections } = HELP[language];
      expect(textsOf(dialog, 'h2')).to.deep.equal([title]);
      const all = Object.values(sections);
      expect(textsOf(dialog, 'h3')).to.deep.equal(all.map(({ heading }) => heading));
      expect(all).to.have.lengthOf(10);
      expect(textsOf(dialog, 'p:not(.legend)')).to.deep.equal(all.flatMap(({ text }) => text));
      const captions = all.flatMap((section) => ('caption' in section ? [section.caption] : []));
      expect(textsOf(dialog, 'figcaption')).to.deep.equal(captions);
      expect(captions).to.have.lengthOf(2);
    });

    it('names buttons as they are labelled', () => {
      for (const [section, names] of Object.entries(NAMED)) {
        const text = HELP[language][section as keyof typeof NAMED].text.join(' ');
        for (const name of names) expect(text).to.include(textIn(language, name));
      }
    });
  });
}

describe('the diagrams in the help of <kubi-sheet>', () => {
  it('show the roll and the sheet that is written below them', async () => {
    const { diagrams } = await openHelp();
    expect(diagrams).to.have.lengthOf(2);
    const [roll, score] = diagrams as [SheetPage, SheetPage];
    const groups = roll.all('.roll .group').map((group) => [...group.querySelectorAll<HTMLElement>('.die')]);
    const dice = groups.map((group) => group.map((die) => die.dataset['value']).join(' '));
    expect(dice).to.deep.equal(['1', '3 4', '2 6']);
    expect([roll.sum(7).marks, roll.sum(8).marks, roll.sum(9).marks]).to.deep.equal(['1 mark', '1 mark', '0 marks']);
    expect(roll.countdown).to.deep.equal(['1: 7 left', '4: 8 left', '6: 8 left']);
    expect(score.countdown).to.deep.equal(['1: 2 left', '4: 5 left', '5: done']);
    expect(score.total).to.equal('+200');
    expect(score.find('.roll') === null).to.be.true;
  });

  it('are pictures: no tab stop, no tool, no mistake in them', async () => {
    const { diagrams } = await openHelp();
    for (const { element, root } of diagrams) {
      expect(element.error).to.equal(undefined);
      expect(root.querySelectorAll('table')).to.have.lengthOf(2);
      expect(root.querySelectorAll('button, input, a, [tabindex], [role=toolbar]')).to.have.lengthOf(0);
      expect(element.offsetWidth).to.be.above(150);
    }
  });
});

describe('the help of <kubi-sheet>', () => {
  it('opens over the page, reading begins at its heading, and Escape brings the reader back to the tool', async () => {
    const page = await SheetPage.open();
    const dialog = await openByTool(page, 'Help');
    expect(dialog.matches(':modal')).to.be.true;
    expect(page.focused?.textContent?.trim()).to.equal('How to play Kubi');
    expect(await spokenDialogs()).to.deep.equal(['dialog How to play Kubi']);
    await closeByKey(page);
    expect(page.all('dialog')).to.have.lengthOf(0);
    expect(page.focusedName).to.equal('Help');
  });

  it('leaves what has been begun alone', async () => {
    const page = await SheetPage.open();
    await act(page, 'cross 14');
    await openByTool(page, 'Help');
    await page.press('6', 'u', 'Enter');
    await closeByKey(page);
    expect([1, 4, 6].map((number) => page.numberBox(number).checked)).to.deep.equal([true, true, false]);
    expect(page.element.match.length).to.equal(0);
  });

  it('opens beside a record, and closes with the cross', async () => {
    const page = await SheetPage.open({ mode: 'replay', record: 'kubi 1; x146; roll 12346; 1|34|26' });
    await openByTool(page, 'Help');
    await page.clickButton('Close');
    await page.until(() => page.find('dialog') === null);
    expect(page.focusedName).to.equal('Help');
  });

  it('follows the language of the page, with its diagrams', async () => {
    const { page, dialog, diagrams } = await openHelp();
    page.element.lang = 'de';
    await page.until(() => textsOf(dialog, 'h2')[0] === de.title && diagrams[1]?.sum(7).marks === '10 Striche');
    expect(textsOf(dialog, 'h3')[0]).to.equal(de.aim.heading);
    expect(diagrams[1]?.sum(7).marks).to.equal('10 Striche');
    expect(diagrams[1]?.countdown[2]).to.equal('5: fertig');
  });
});

onEachScreen('the help of <kubi-sheet>', (width, height) => {
  it('has nothing for an audit to object to, and fits the screen', async () => {
    const { page, dialog } = await openHelp();
    await expect(page.element).to.be.accessible();
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect(Math.min(left, top)).to.be.at.least(0);
    expect(right).to.be.at.most(width);
    expect(bottom).to.be.at.most(height);
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
  });
});
