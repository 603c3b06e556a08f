import { expect, waitUntil } from '@open-wc/testing';
import type { TriadBoard } from '../../src/elements/triad-board/triad-board.js';
import { setViewport } from '@web/test-runner-commands';
import { needsBuild } from './built.js';
import { ScriptPage } from './script-page.js';

const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';
const BOARD = `<triad-board position="${START}"></triad-board>`;

describe('a page with one script tag', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  for (const script of ['tabletop-elements.js', 'triad-board.js']) {
    it(`and one tag has a board to play on: ${script}`, async () => {
      page = await ScriptPage.open(`<script type="module" src="/cdn/${script}"></script>`, BOARD);
      await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
      await page.click('[data-cell="0"]');
      await page.click('[data-cell="12"]');
      const board = page.document.querySelector('triad-board') as TriadBoard;
      expect(board.match.entries.map(({ text }) => text)).to.deep.equal(['a1a3']);
    });
  }

  it('may have it twice, and the one element beside all of them', async () => {
    page = await ScriptPage.open(
      `<script type="module" src="/cdn/tabletop-elements.js"></script>
       <script type="module" src="/cdn/triad-board.js"></script>
       <script type="module" src="/cdn/tabletop-elements.js"></script>`,
      BOARD,
    );
    await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
    expect(page.document.querySelectorAll('triad-board:defined')).to.have.lengthOf(1);
  });

  it('loads German when a page asks for it, and not before', async () => {
    page = await ScriptPage.open(`<script type="module" src="/cdn/tabletop-elements.js"></script>`, BOARD);
    await waitUntil(() => page.find('.toolbar'));
    const loaded = () => page.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loaded().some((name) => /\/chunks\/[a-z-]+\/de-/.test(name))).to.be.false;
    page.document.documentElement.lang = 'de';
    await waitUntil(() => page.find('.status')?.textContent?.includes('ist am Zug'), 'it stays English');
    expect(loaded().filter((name) => /\/chunks\/[a-z-]+\/de-/.test(name))).to.have.lengthOf(1);
  });

  it('defines no global and changes nothing of the page', async () => {
    page = await ScriptPage.open(`<script type="module" src="/cdn/tabletop-elements.js"></script>`, BOARD);
    await waitUntil(() => page.find('.toolbar'));
    const empty = await ScriptPage.open('', '');
    const known = new Set(Reflect.ownKeys(empty.window));
    empty.close();
    const added = Reflect.ownKeys(page.window).filter((key) => !known.has(key));
    // Lit leaves the numbers of its versions, for its warning of several copies, and a map of its own.
    expect(added.filter((key) => !/^(lit[A-Z]|reactiveElementVersions$)/.test(String(key)))).to.be.empty;
    expect(page.document.head.querySelectorAll('style, link')).to.have.lengthOf(0);
    expect(page.document.adoptedStyleSheets).to.have.lengthOf(0);
  });
});

describe('tabletop-elements/classes.js in a page', () => {
  needsBuild();

  it('defines nothing until it is told to', async () => {
    const built: string = '/dist/classes.js';
    const { TriadBoard: Class } = (await import(built)) as { TriadBoard: typeof TriadBoard };
    expect(customElements.get('triad-board')).to.equal(undefined);
    Class.define();
    expect(customElements.get('triad-board')).to.equal(Class);
  });
});
