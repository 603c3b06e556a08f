import { expect } from '@open-wc/testing';
import { SENTENCES } from '../../words/triad/index.js';
import { BoardPage } from './board-page.js';
import { awaitDialog } from '../dialogs.js';
import { openFreshPage } from './fresh-page.js';
import { LANGUAGES, act, languageOf } from './languages.js';
import { CROWDED, START } from './positions.js';

const HELP_TITLES = {
  en: 'How to play Triad',
  de: 'So spielt man Triad',
  nl: 'Zo speel je Triad',
  fr: 'Comment jouer à Triad',
  it: 'Come si gioca a Triad',
};

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const BOARD = `<triad-board position="${START}"></triad-board>`;

const filesOf = (...languages: readonly string[]) =>
  ['common', 'triad'].flatMap((folder) => languages.map((language) => `${folder}/${language}`));

describe('the words that a page loads', () => {
  it('are English and no other, whatever is done there', async () => {
    const page = await openFreshPage('en', `<triad-board position="${CROWDED}" marks="c3"></triad-board>`);
    const { board } = page;
    for (const step of ['type b2b5', 'type castle', 'tool help']) await act(board, step);
    expect(board.spoken).to.equal(SENTENCES.en['bad-move']);
    await awaitDialog(board);
    board.board.position = 'nonsense';
    await board.board.updateComplete;
    expect(page.words).to.include.members(['triad/en', 'triad/help/en']);
    expect(page.foreignWords).to.be.empty;
  });

  for (const language of OTHERS) {
    it(`are of no other language than that of the page: ${language}`, async () => {
      const page = await openFreshPage(language, BOARD);
      await page.speaks(language);
      expect(page.board.status).to.equal(SENTENCES[language]['whiteToMove']);
      expect(page.foreignWords).to.deep.equal(filesOf(language));
    });
  }

  for (const variant of ['de-CH', 'fr-CA', 'nl-BE', 'it-CH']) {
    it(`are those of the language for its variant ${variant}`, async () => {
      const page = await openFreshPage(variant, BOARD);
      await page.speaks(variant.toLowerCase());
      const language = OTHERS.find((each) => variant.startsWith(each))!;
      expect(page.board.status).to.equal(SENTENCES[language]['whiteToMove']);
      expect(page.foreignWords).to.deep.equal(filesOf(language));
    });
  }

  it('are English where a language is unknown, and are said to be', async () => {
    const page = await openFreshPage('tlh', BOARD);
    expect(page.board.status).to.equal(SENTENCES.en['whiteToMove']);
    expect(page.board.find('.container')?.lang).to.equal('en');
    expect(page.foreignWords).to.be.empty;
  });

  it('are those of two languages where two boards have them', async () => {
    const page = await openFreshPage('en', `<p lang="nl">${BOARD}</p><p lang="it">${BOARD}</p>`);
    await page.speaks('nl', 'it');
    const statuses = page.boards.map(({ status }) => status);
    expect(statuses).to.deep.equal([SENTENCES.nl['whiteToMove'], SENTENCES.it['whiteToMove']]);
    expect(page.foreignWords).to.deep.equal(filesOf('it', 'nl'));
  });
});

const PLACES = [
  { where: 'on the board', body: BOARD, selector: 'triad-board' },
  { where: 'on an ancestor', body: `<section><div>${BOARD}</div></section>`, selector: 'section' },
  {
    where: 'on the host of a shadow root',
    body: `<section><template shadowrootmode="open">${BOARD}</template></section>`,
    selector: 'section',
  },
  { where: 'on the page', body: BOARD, selector: 'html' },
];

describe('the words of a language that a page changes to', () => {
  for (const { where, body, selector } of PLACES) {
    it(`are loaded when they are needed and shown at once, ${where}`, async () => {
      const page = await openFreshPage('en', body);
      const place = page.find(selector);
      for (const [i, language] of OTHERS.entries()) {
        place.lang = language;
        await page.speaks(language);
        expect(page.board.status).to.equal(SENTENCES[language]['whiteToMove']);
        expect(page.board.find('.grid')?.ariaLabel).to.equal(SENTENCES[language]['board']);
        expect(page.foreignWords).to.have.members(filesOf(...OTHERS.slice(0, i + 1)));
      }
      place.lang = 'en';
      await page.speaks('en');
      expect(page.board.status).to.equal(SENTENCES.en['whiteToMove']);
    });
  }
});

describe('the help of a page', () => {
  for (const language of LANGUAGES) {
    it(`is loaded when it is opened, in its language alone, and so are its diagrams: ${language}`, async () => {
      const page = await openFreshPage(language, BOARD);
      await page.speaks(language);
      const helpFiles = () => page.words.filter((file) => file.startsWith('triad/help/'));
      expect(helpFiles()).to.be.empty;
      await act(page.board, 'tool help');
      const dialog = await awaitDialog(page.board);
      expect(dialog.querySelector('h2')?.textContent).to.equal(HELP_TITLES[language]);
      const diagrams = [...dialog.querySelectorAll('triad-board')].map((diagram) => new BoardPage(diagram));
      expect(diagrams).to.have.lengthOf(5);
      await page.board.until(() => diagrams.every((diagram) => languageOf(diagram) === language));
      const names = diagrams.map((diagram) => diagram.find('.grid')?.ariaLabel);
      expect(new Set(names)).to.deep.equal(new Set([SENTENCES[language]['board']]));
      expect(helpFiles()).to.deep.equal([`triad/help/${language}`]);
    });
  }
});
