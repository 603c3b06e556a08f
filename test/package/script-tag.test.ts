import { expect, waitUntil } from '@open-wc/testing';
import type { CuboGrid } from '../../src/elements/cubo-grid/cubo-grid.js';
import type { KubiSheet } from '../../src/elements/kubi-sheet/kubi-sheet.js';
import type { TriadBoard } from '../../src/elements/triad-board/triad-board.js';
import type { TricuboSheet } from '../../src/elements/tricubo-sheet/tricubo-sheet.js';
import type { TriominoTable } from '../../src/elements/triomino-table/triomino-table.js';
import { setViewport } from '@web/test-runner-commands';
import { ELEMENTS, needsBuild } from './built.js';
import { FIRST_MOVES, START } from './first-moves.js';
import { ScriptPage } from './script-page.js';

const BOARD = `<triad-board position="${START}"></triad-board>`;

/** The scripts that a page has loaded. */
const scriptsOf = ({ window }: ScriptPage): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((name) => name.endsWith('.js'));

describe('a page with one script tag', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  for (const { tag } of ELEMENTS) {
    const { position, clicks, move } = FIRST_MOVES[tag];

    for (const script of ['tabletop-elements.js', `${tag}.js`]) {
      it(`and one tag has a <${tag}> to play on: ${script}`, async () => {
        page = await ScriptPage.open(
          `<script type="module" src="/cdn/${script}"></script>`,
          `<${tag} position="${position}"></${tag}>`,
        );
        await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes', { timeout: 4000 });
        for (const target of clicks) await page.click(target);
        const { match } = page.document.querySelector(tag) as
          TriadBoard | KubiSheet | TricuboSheet | CuboGrid | TriominoTable;
        expect(match.entries.map(({ text }) => text)).to.deep.equal([move]);
      });
    }

    it(`has what <${tag}> loads later, and no other element with its own script`, async () => {
      page = await ScriptPage.open(
        `<script type="module" src="/cdn/${tag}.js"></script>`,
        `<${tag} marks="nowhere" mode="replay"></${tag}>`,
      );
      await waitUntil(() => page.find('.moves'), 'no replay comes');
      await waitUntil(() => page.find('[part=error]'), 'the mistake is not said');
      page.find('[data-tool=help]')?.click();
      await waitUntil(() => page.find(`dialog ${tag}`)?.shadowRoot, 'no help comes');
      const defined = ELEMENTS.filter((each) => page.window.customElements.get(each.tag));
      expect(defined.map((each) => each.tag)).to.deep.equal([tag]);
      expect(scriptsOf(page).filter((name) => !name.startsWith(`/cdn/chunks/${tag}/`))).to.deep.equal([
        `/cdn/${tag}.js`,
      ]);
    });

    it(`loads for a diagram of <${tag}> nothing but its own script, and what it is drawn with`, async () => {
      page = await ScriptPage.open(
        `<script type="module" src="/cdn/${tag}.js"></script>`,
        `<${tag} mode="diagram"></${tag}>`,
      );
      await waitUntil(() => page.find('.frame'), 'nothing is drawn');
      // What would be loaded at first sight comes some frames later.
      for (let frames = 0; frames < 5; frames++) {
        await new Promise((done) => page.window.requestAnimationFrame(done));
        await page.window.fetch('/package.json');
      }
      const scripts = scriptsOf(page).filter(
        (name) => !/\/chunks\/(?:cubo-grid|triomino-table)\/(?:en-)?(?:details|numbers)-/.test(name),
      );
      expect(scripts).to.deep.equal([`/cdn/${tag}.js`]);
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
    const german = loaded().filter((name) => /\/chunks\/[a-z-]+\/de-/.test(name));
    const words = await Promise.all(german.map(async (name) => (await fetch(name)).text()));
    expect(words.join())
      .to.contain('ist am Zug')
      .and.not.match(/Kubi|Cubo|Tricubo/);
  });

  it('defines no global, and leaves in the page nothing but a style sheet that gives way to all others', async () => {
    page = await ScriptPage.open(`<script type="module" src="/cdn/tabletop-elements.js"></script>`, BOARD);
    await waitUntil(() => page.find('.toolbar'));
    const empty = await ScriptPage.open('', '');
    const known = new Set(Reflect.ownKeys(empty.window));
    empty.close();
    const added = Reflect.ownKeys(page.window).filter((key) => !known.has(key));
    // Lit leaves the numbers of its versions, for its warning of several copies, and a map of its own.
    expect(added.filter((key) => !/^(lit[A-Z]|reactiveElementVersions$)/.test(String(key)))).to.be.empty;
    expect(page.document.head.querySelectorAll('style, link')).to.have.lengthOf(0);
    const [sheet, ...others] = page.document.adoptedStyleSheets;
    expect(others).to.be.empty;
    const selectors = [...(sheet as CSSStyleSheet).cssRules].flatMap((rule) =>
      rule instanceof page.window.CSSStyleRule ? rule.selectorText : [],
    );
    expect(selectors.filter((selector) => !/^(?::where\([^)]*(?:\([^)]*\))?\))+(?:::before)?$/.test(selector))).to.be
      .empty;
  });
});

describe('tabletop-elements/classes.js in a page', () => {
  needsBuild();

  for (const { tag, name } of ELEMENTS) {
    it(`defines nothing until it is told to: ${name}`, async () => {
      const built: string = '/dist/classes.js';
      const classes = (await import(built)) as Record<string, typeof TriadBoard>;
      expect(customElements.get(tag)).to.equal(undefined);
      classes[name]?.define();
      expect(customElements.get(tag) === classes[name]).to.be.true;
    });

    it(`defines it also under a tag of the page’s own: ${name}`, async () => {
      const built: string = '/dist/classes.js';
      const classes = (await import(built)) as Record<string, typeof TriadBoard>;
      classes[name]?.define(`our-${tag}`);
      const element = document.createElement(`our-${tag}`) as TriadBoard;
      expect(element instanceof (classes[name] as typeof TriadBoard)).to.be.true;
      expect(element.match.length).to.equal(0);
    });
  }
});
