import { expect } from '@open-wc/testing';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/kubi-sheet.js';
import { awaitDialog } from '../dialogs.js';
import { FreshPage } from '../fresh-page.js';
import { LANGUAGES, languageOf } from '../languages.js';
import { act } from './languages.js';
import { SENTENCES } from './sentences.js';
import { SheetPage } from './sheet-page.js';
import { textIn } from './texts.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const SHEET = '<kubi-sheet></kubi-sheet>';
const KIND = { tag: 'kubi-sheet', read: (sheet: Element) => new SheetPage(sheet as KubiSheet) };

const filesOf = (...languages: readonly string[]) =>
  ['common', 'kubi'].flatMap((folder) => languages.map((language) => `${folder}/${language}`));

describe('the words that a page with <kubi-sheet> loads', () => {
  it('are English and no other, and none of another game, whatever is done there', async () => {
    const page = await FreshPage.open(KIND, 'en', SHEET);
    for (const step of ['type castle', 'cross 146', 'press .primary', 'tool help']) await act(page.board, step);
    await awaitDialog(page.board);
    expect(page.words).to.include.members(['kubi/en', 'kubi/en-play', 'kubi/help/en']);
    expect(page.words.filter((file) => file.startsWith('triad/'))).to.be.empty;
    expect(page.foreignWords).to.be.empty;
  });

  for (const language of OTHERS) {
    it(`are of no other language than that of the page: ${language}`, async () => {
      const page = await FreshPage.open(KIND, language, SHEET);
      await page.speaks(language);
      expect(page.board.status).to.equal(textIn(language, 'crossNumbers'));
      expect(page.foreignWords).to.deep.equal(filesOf(language));
    });
  }

  it('are those of the language for a variant of it', async () => {
    const page = await FreshPage.open(KIND, 'de-CH', SHEET);
    await page.speaks('de-ch');
    await act(page.board, 'type castle');
    expect(page.board.spoken).to.equal(SENTENCES.de.badMove);
  });

  for (const unknown of ['tlh', 'en-GB']) {
    it(`are English where the language is ${unknown}`, async () => {
      const page = await FreshPage.open(KIND, unknown, SHEET);
      expect(page.board.status).to.equal(textIn('en', 'crossNumbers'));
      expect(languageOf(page.board)).to.match(/^en/);
      expect(page.foreignWords).to.be.empty;
    });
  }

  it('are loaded when the page changes to a language, and shown at once', async () => {
    const page = await FreshPage.open(KIND, 'en', SHEET);
    for (const [i, language] of [...OTHERS, 'en' as const].entries()) {
      page.document.documentElement.lang = language;
      await page.speaks(language);
      expect(page.board.status).to.equal(textIn(language, 'crossNumbers'));
      expect(page.board.find('.sheet')?.ariaLabel).to.equal(textIn(language, 'sheetOfPlayer1'));
      expect(page.foreignWords).to.have.members(filesOf(...OTHERS.slice(0, i + 1)));
    }
  });
});

describe('the help of a page with <kubi-sheet>', () => {
  for (const language of LANGUAGES) {
    it(`is loaded when it is opened, in its language alone, and so are its diagrams: ${language}`, async () => {
      const page = await FreshPage.open(KIND, language, SHEET);
      await page.speaks(language);
      const helpFiles = () => page.words.filter((file) => file.startsWith('kubi/help/'));
      expect(helpFiles()).to.be.empty;
      await act(page.board, 'tool help');
      const dialog = await awaitDialog(page.board);
      expect(dialog.querySelector('h2')?.textContent).to.equal(textIn(language, 'howToPlay'));
      const diagrams = [...dialog.querySelectorAll('kubi-sheet')].map(KIND.read);
      await page.board.until(() => diagrams.every((diagram) => languageOf(diagram) === language));
      const names = diagrams.map((diagram) => diagram.find('.sheet')?.ariaLabel);
      expect(names).to.deep.equal(Array(2).fill(textIn(language, 'sheetOfPlayer1')));
      expect(helpFiles()).to.deep.equal([`kubi/help/${language}`]);
    });
  }
});
