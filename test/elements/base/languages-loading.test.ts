import { expect } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { awaitDialog } from '../dialogs.js';
import { FreshPage } from '../fresh-page.js';
import { LANGUAGES } from '../languages.js';
import { TriadPage } from '../games/triad-board/page.js';
import { CROWDED, START } from '../games/triad-board/positions.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const BOARD = `<triad-board coach="off" position="${START}"></triad-board>`;

/** A page of its own with boards of Triad, where nothing has been loaded before. */
const open = (lang: string, body = BOARD) =>
  FreshPage.open({ tag: 'triad-board', read: (board) => new TriadPage(board as TriadBoard) }, lang, body);

/** Words of other languages, without the tips for readers who are new to the game. */
const withoutTips = ({ foreignWords }: { readonly foreignWords: readonly string[] }): readonly string[] =>
  foreignWords.filter((file) => !file.startsWith('triad/coach/'));

/** The words of a picture, and those that playing adds; two languages join articles with names. */
const filesOf = (...languages: readonly string[]) =>
  ['common', 'common/names', 'common/play', 'triad', 'triad/play'].flatMap((folder) =>
    languages
      .filter((language) => folder !== 'common/names' || ['fr', 'it'].includes(language))
      .map((language) => `${folder}/${language}`),
  );

describe('the words that a page loads', () => {
  it('are English and no other, and none of another game, whatever is done there', async () => {
    const page = await open('en', `<triad-board position="${CROWDED}" marks="c3"></triad-board>`);
    await page.board.typeMove('b2b5');
    await page.board.pressButton('Help');
    await awaitDialog(page.board);
    await page.board.change({ position: 'nonsense' });
    expect(page.words).to.include('triad/help/en');
    expect(page.foreignWords).to.be.empty;
    expect(page.words.filter((file) => !/^(common|triad)\/|^languages$/.test(file))).to.be.empty;
  });

  it('are English where a language is unknown, and are said to be', async () => {
    const page = await open('tlh');
    expect([page.board.status, page.board.language]).to.deep.equal(['White to move.', 'en']);
    expect(page.foreignWords).to.be.empty;
  });

  it('are those of the languages of two boards, as variants of them', async () => {
    const page = await open('en', `<p lang="nl-BE">${BOARD}</p><p lang="it">${BOARD}</p>`);
    await page.speaks('nl-be', 'it');
    expect(withoutTips(page)).to.have.members(filesOf('it', 'nl'));
  });

  it('are loaded when the page changes to a language, and help when it is opened, in that language alone', async () => {
    const page = await open('en');
    for (const [i, language] of OTHERS.entries()) {
      page.document.documentElement.lang = language;
      await page.speaks(language);
      expect(withoutTips(page)).to.have.members(filesOf(...OTHERS.slice(0, i + 1)));
    }
    const helpFiles = () => page.words.filter((file) => file.startsWith('triad/help/'));
    expect(helpFiles()).to.be.empty;
    await page.board.pressButton('Aiuto');
    const dialog = await awaitDialog(page.board);
    const diagrams = [...dialog.querySelectorAll('triad-board')].map((diagram) => new TriadPage(diagram));
    await page.board.until(() => diagrams.every((diagram) => diagram.language === 'it'));
    expect(diagrams.map((diagram) => diagram.language)).to.deep.equal(Array(5).fill('it'));
    expect(helpFiles()).to.deep.equal(['triad/help/it']);
  });
});
