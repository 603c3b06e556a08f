import { expect } from '@open-wc/testing';
import { awaitDialog } from './dialogs.js';
import { FreshPage } from './fresh-page.js';
import type { Kind } from './fresh-page.js';
import type { GamePage } from './game-page.js';
import { LANGUAGES, languageOf } from './languages.js';
import type { Language } from './languages.js';
import { block, loadsAgain } from './broken-line.js';

/** An element whose words are loaded, and some of them. */
export interface Loaded<Page extends GamePage> {
  /** As its words are filed. */
  readonly game: string;
  readonly kind: Kind<Page>;
  readonly act: (page: Page, step: string) => Promise<void>;
  /** What a reader does who needs about all the words there are. */
  readonly steps: readonly string[];
  /** A step that is refused since it is no move at all, and what is said then in German. */
  readonly refused: { readonly step: string; readonly german: string };
  /** What is to be done in a new game, how its sheet is called, and how the help is headed. */
  readonly status: (language: Language) => string;
  readonly sheet: (language: Language) => string;
  readonly help: (language: Language) => string;
  /** What a picture in the help is called, where that is no sheet. */
  readonly picture?: (language: Language) => string;
  /** How many sheets are pictured in the help. */
  readonly pictured: number;
  /** What has the name of a sheet, where that is no `.sheet`. */
  readonly sheets?: string;
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** A page loads the words that are needed there, when they are needed, and no others. */
export function describeLoading<Page extends GamePage>(loaded: Loaded<Page>): void {
  const { game, kind, act, steps, refused, status, sheet, help, picture = sheet, pictured, sheets = '.sheet' } = loaded;
  const body = `<${kind.tag}></${kind.tag}>`;
  const open = (lang: string) => FreshPage.open(kind, lang, body);
  const filesOf = (...languages: readonly string[]) =>
    ['common', game].flatMap((folder) => languages.map((language) => `${folder}/${language}`));
  const sheetsOf = (page: Page) => page.all(sheets).map(({ ariaLabel }) => ariaLabel);

  describe(`the words that a page with <${kind.tag}> loads`, () => {
    it('are English and no other, and none of another game, whatever is done there', async () => {
      const page = await open('en');
      for (const step of [...steps, 'tool help']) await act(page.board, step);
      await awaitDialog(page.board);
      expect(page.words).to.include.members([`${game}/en`, `${game}/help/en`]);
      expect(page.words.filter((file) => !/^common\//.test(file) && !file.startsWith(`${game}/`))).to.be.empty;
      expect(page.foreignWords).to.be.empty;
    });

    for (const language of OTHERS) {
      it(`are of no other language than that of the page: ${language}`, async () => {
        const page = await open(language);
        await page.speaks(language);
        expect(page.board.status).to.equal(status(language));
        expect(page.foreignWords).to.deep.equal(filesOf(language));
      });
    }

    it('are those of the language for a variant of it', async () => {
      const page = await open('de-CH');
      await page.speaks('de-ch');
      await act(page.board, refused.step);
      expect(page.board.spoken).to.equal(refused.german);
    });

    for (const unknown of ['tlh', 'en-GB']) {
      it(`are English where the language is ${unknown}`, async () => {
        const page = await open(unknown);
        expect(page.board.status).to.equal(status('en'));
        expect(languageOf(page.board)).to.match(/^en/);
        expect(page.foreignWords).to.be.empty;
      });
    }

    it('are loaded when the page changes to a language, and shown at once', async () => {
      const page = await open('en');
      for (const [i, language] of [...OTHERS, 'en' as const].entries()) {
        page.document.documentElement.lang = language;
        await page.speaks(language);
        expect(page.board.status).to.equal(status(language));
        expect(sheetsOf(page.board)).to.deep.equal([sheet(language)]);
        expect(page.foreignWords).to.have.members(filesOf(...OTHERS.slice(0, i + 1)));
      }
    });
  });

  describe(`a language that <${kind.tag}> cannot load`, () => {
    afterEach(() => block());

    it('leaves it in English, to be played on, and comes when the line is mended', async function () {
      const isAskedAgain = await loadsAgain();
      await block(`*/locales/${game}/nl.ts*`);
      const page = await open('nl');
      const { board } = page;
      expect([languageOf(board), board.status]).to.deep.equal(['en', status('en')]);
      for (const step of steps) await act(board, step);
      expect(board.spoken).to.not.equal('');
      expect(languageOf(board)).to.equal('en');
      await block();
      if (!isAskedAgain) this.skip();
      board.element.requestUpdate();
      await page.speaks('nl');
      expect(sheetsOf(board)).to.deep.equal([sheet('nl')]);
    });
  });

  describe(`the help of a page with <${kind.tag}>`, () => {
    for (const language of LANGUAGES) {
      it(`is loaded when it is opened, in its language alone, and so are its diagrams: ${language}`, async () => {
        const page = await open(language);
        await page.speaks(language);
        const helpFiles = () => page.words.filter((file) => file.startsWith(`${game}/help/`));
        expect(helpFiles()).to.be.empty;
        await act(page.board, 'tool help');
        const dialog = await awaitDialog(page.board);
        expect(dialog.querySelector('h2')?.textContent).to.equal(help(language));
        const diagrams = [...dialog.querySelectorAll(kind.tag)].map((diagram) => kind.read(diagram));
        await page.board.until(() =>
          diagrams.every((diagram) => languageOf(diagram) === language && sheetsOf(diagram)[0]),
        );
        const names = diagrams.map((diagram) => sheetsOf(diagram)[0]);
        expect(names).to.deep.equal(Array(pictured).fill(picture(language)));
        expect(helpFiles()).to.deep.equal([`${game}/help/${language}`]);
      });
    }
  });
}
