import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { block, loadsAgain } from '../../elements/broken-line.js';
import { needsBuild } from '../built.js';
import { START } from '../first-moves.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

const SCRIPT = '<script type="module" src="/cdn/tabletop-elements.js"></script>';
const BOARD = `<triad-board position="${START}"></triad-board>`;

/** What is thrown into a page, and what its console hears, from its first moment. */
const WATCH = `<script>
  window.thrown = [];
  window.warned = [];
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, () => window.thrown.push(type));
  console.warn = (text) => window.warned.push(text);
  console.error = () => undefined;
</script>`;

interface Watched {
  readonly thrown: readonly string[];
  readonly warned: readonly string[];
}
const watched = ({ window }: ScriptPage) => window as unknown as Watched;
const messages = ({ document }: ScriptPage) => [...document.querySelectorAll('.tabletop-failure')];
const textsOf = (page: ScriptPage) => messages(page).map(({ textContent }) => textContent);

describe('a page on a bad network', () => {
  needsBuild();
  let page: ScriptPage;
  let isAskedAgain: boolean;
  before(async () => {
    isAskedAgain = await loadsAgain();
    await setViewport({ width: 800, height: 900 });
  });
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    page.close();
    await block();
  });

  const open = async (body: string) => {
    page = await ScriptPage.open(WATCH + SCRIPT, body);
  };

  for (const [lang, sentence, again] of [
    ['en', 'This couldn’t be loaded.', 'Try again'],
    ['de-AT', 'Das ließ sich nicht laden.', 'Noch einmal versuchen'],
    ['nl', 'Dit kon niet worden geladen.', 'Opnieuw proberen'],
    ['fr', 'Le chargement a échoué.', 'Réessayer'],
    ['it', 'Caricamento non riuscito.', 'Riprova'],
    ['pt', 'This couldn’t be loaded.', 'Try again'],
  ] as const) {
    it(`says in place of a game that it has not come, without moving anything: ${lang}`, async () => {
      await block('*/cdn/triad-board.js');
      await open(`<div lang="${lang}">${BOARD}</div><p id="below">Below.</p>`);
      const below = page.document.querySelector('#below') as HTMLElement;
      const place = below.offsetTop;
      await waitUntil(() => messages(page).length === 1, 'nothing is said');
      expect(textsOf(page)).to.deep.equal([sentence + again]);
      expect([below.offsetTop, place > 400]).to.deep.equal([place, true]);
      expect(watched(page).thrown).to.be.empty;
    });
  }

  for (const [what, mend] of [
    ['the reader asks for it', () => messages(page)[0]?.querySelector('button')?.click()],
    ['the browser is online', () => page.window.dispatchEvent(new Event('online'))],
    [
      'the reader comes back to the page',
      () => page.document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
    ['a game comes into sight', () => page.document.querySelector('triad-board')?.scrollIntoView()],
  ] as const) {
    it(`loads the game once the line is mended and ${what}; else a reload is offered`, async () => {
      await block('*/cdn/triad-board.js');
      await open(`<div style="height: 2000px"></div>${BOARD}<div style="height: 2000px"></div>`);
      await waitUntil(() => messages(page).length === 1, 'nothing is said');
      // The browser has looked where the game is.
      for (let frames = 0; frames < 3; frames++) await new Promise((done) => page.window.requestAnimationFrame(done));
      await block();
      mend();
      if (isAskedAgain) {
        await waitUntil(() => page.find('.frame'), 'no game comes');
        expect(messages(page)).to.be.empty;
      } else
        await waitUntil(
          () => textsOf(page).join() === 'This couldn’t be loaded.Reload the page',
          'no other way is shown',
        );
      expect(watched(page).thrown).to.be.empty;
    });
  }

  it('says it in each game and each kind, also in a lesson and a puzzle, but not in controls', async () => {
    await block('*/cdn/*-board.js', '*/cdn/*-sheet.js', '*/cdn/game-*.js', '*/cdn/chunks/*game-puzzle*');
    await open(
      `${BOARD}${BOARD}<kubi-sheet></kubi-sheet><game-lesson course="triad"></game-lesson><game-puzzle game="kubi"></game-puzzle><game-status for="x"></game-status>`,
    );
    await waitUntil(() => messages(page).length === 5, 'it is not said everywhere');
    expect(messages(page).map(({ parentElement }) => parentElement?.localName)).to.deep.equal([
      'triad-board',
      'triad-board',
      'kubi-sheet',
      'game-lesson',
      'game-puzzle',
    ]);
    expect(watched(page).thrown).to.be.empty;
  });

  it('tells the author once of an element that another script has defined, and leaves it alone', async () => {
    const foreign = `<script>customElements.define('triad-board', class extends HTMLElement {});</script>`;
    page = await ScriptPage.open(
      WATCH + foreign + SCRIPT,
      `<game-status for="board"></game-status><triad-board id="board"></triad-board>${BOARD}<game-lesson><triad-board></triad-board><game-step>Hello.</game-step></game-lesson>`,
    );
    await waitUntil(() => page.window.customElements.get('game-lesson'), 'the rest does not come');
    page.document.body.append(page.document.createElement('triad-board'));
    await page.window.fetch('/package.json');
    expect(watched(page).warned.filter((text) => text.includes('<triad-board>'))).to.deep.equal([
      '<triad-board> is already defined by another script of the page; tabletop-elements leaves it alone',
    ]);
    expect(watched(page).thrown).to.be.empty;
  });
});
