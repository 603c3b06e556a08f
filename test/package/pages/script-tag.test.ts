import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ELEMENTS, heldModules, needsBuild, needsLists } from '../built.js';
import { FIRST_MOVES, KNOWN, START } from '../first-moves.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';
import type { CuboGrid } from '../../../src/elements/games/cubo-grid/cubo-grid.js';
import type { KubiSheet } from '../../../src/elements/games/kubi-sheet/kubi-sheet.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import type { TricuboSheet } from '../../../src/elements/games/tricubo-sheet/tricubo-sheet.js';
import type { TriominoTable } from '../../../src/elements/games/triomino-table/triomino-table.js';

const BOARD = `<triad-board position="${START}"></triad-board>`;

/** The scripts that a page has loaded. */
const scriptsOf = ({ window }: ScriptPage): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((name) => name.endsWith('.js'));

describe('a page with one script tag', () => {
  needsBuild();
  needsLists();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  for (const { tag } of KNOWN) {
    const { position, clicks, move } = FIRST_MOVES[tag];

    for (const script of ['tabletop-elements.js', `${tag}.js`]) {
      it(`and one tag has a <${tag}> to play on: ${script}`, async () => {
        page = await ScriptPage.open(
          `<script type="module" src="/cdn/${script}"></script>`,
          `<${tag} position="${position}"></${tag}>`,
        );
        await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
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
      const held = await heldModules();
      const modules = scriptsOf(page).flatMap((name) => held.get(name) ?? []);
      const others = ELEMENTS.filter((each) => each.tag !== tag).flatMap((each) => [each.tag, each.game] as string[]);
      expect(modules).to.include(`src/elements/games/${tag}/define.ts`);
      expect(modules.filter((file) => file.split(/[/.]/).some((part) => others.includes(part)))).to.be.empty;
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
      const scripts = scriptsOf(page);
      expect(scripts).to.include(`/cdn/${tag}.js`);
      expect(scripts.filter((name) => /play|replay|help|share|print|marks|error|dialog|\/(?:de|fr|it|nl)-/.test(name)))
        .to.be.empty;
    });
  }

  for (const { tag, game } of KNOWN) {
    it(`and a puzzle has its game to play on: ${game}`, async () => {
      page = await ScriptPage.open(
        '<script type="module" src="/cdn/tabletop-elements.js"></script>',
        `<game-puzzle game="${game}" number="1"></game-puzzle>`,
      );
      const held = () => page.document.querySelector('game-puzzle')?.shadowRoot?.querySelector(tag);
      await waitUntil(() => held()?.shadowRoot?.querySelector('.panel .status'), 'no game comes');
    });
  }

  it('loads a game only near the screen, where it says so, and shows its poster until then', async () => {
    page = await ScriptPage.open(
      `<script type="module" src="/cdn/tabletop-elements.js"></script>`,
      `<p style="block-size: 4000px"></p><cubo-grid loading="lazy"><img slot="poster" alt="Cubo" /></cubo-grid>${BOARD}
       <p style="block-size: 4000px"></p><triad-board loading="lazy"></triad-board>`,
    );
    await waitUntil(() => page.document.querySelector('triad-board')?.shadowRoot, 'the other does not come');
    expect(page.document.querySelector('cubo-grid:defined')).to.equal(null);
    expect(page.document.querySelector('img')?.checkVisibility()).to.equal(true);
    page.window.scrollTo(0, 3800);
    await waitUntil(() => page.find('.toolbar'), 'it does not come near the screen');
    expect(page.document.querySelector('img')?.checkVisibility()).to.equal(false);
    expect(page.document.querySelectorAll('triad-board')[1]?.shadowRoot?.querySelector('.frame')).to.equal(null);
  });

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
    expect(loaded().some((name) => /\/chunks\/(?:[a-z]+-)?de-/.test(name))).to.be.false;
    page.document.documentElement.lang = 'de';
    await waitUntil(() => page.find('.status')?.textContent?.includes('ist am Zug'), 'it stays English');
    const german = loaded().filter((name) => /\/chunks\/(?:[a-z]+-)?de-/.test(name));
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
    // What was asked for in advance has come.
    await waitUntil(() => !page.document.head.querySelector('style, link'), 'something is left in the head');
    const [sheet, ...others] = page.document.adoptedStyleSheets;
    expect(others).to.be.empty;
    const selectors = [...(sheet as CSSStyleSheet).cssRules].flatMap((rule) =>
      rule instanceof page.window.CSSStyleRule ? rule.selectorText : [],
    );
    const withoutArguments = (selector: string): string => {
      const outer = selector.replace(/\([^()]*\)/g, '');
      return outer === selector ? selector : withoutArguments(outer);
    };
    expect(selectors.filter((selector) => !/^(?::where|::before|[\s,>])+$/.test(withoutArguments(selector)))).to.be
      .empty;
  });
});

const SCRIPT = '/cdn/tabletop-elements.js';
const load = (url: string) => `<script type="module" src="${url}"></script>`;
/** The same server under another name, from which a page may load scripts but nothing else. */
const elsewhere = (path: string) => `http://127.0.0.1:${location.port}${path}`;

const definedIn = (page: ScriptPage): string[] =>
  ELEMENTS.filter(({ tag }) => page.window.customElements.get(tag)).map(({ tag }) => tag);

const loadedBy = (page: ScriptPage): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));

const isDefined = (page: ScriptPage, tag: string) =>
  waitUntil(() => page.window.customElements.get(tag), `<${tag}> is not defined`);

/** A page in which warnings are kept. */
async function watched(head: string, body: string): Promise<{ page: ScriptPage; warnings: string[] }> {
  const keep = `<script>window.said = []; console.warn = (...what) => window.said.push(what.join(' '));</script>`;
  const page = await ScriptPage.open(keep + head, body);
  return { page, warnings: (page.window as unknown as { said: string[] }).said };
}

describe('the one script tag', () => {
  needsBuild();
  let page: ScriptPage;
  afterEach(() => page.close());

  for (const { tag } of ELEMENTS) {
    it(`defines <${tag}> where it stands, and nothing else`, async () => {
      page = await ScriptPage.open(load(SCRIPT), `<main><${tag} mode="diagram"></${tag}></main>`);
      await isDefined(page, tag);
      expect(definedIn(page)).to.deep.equal([tag]);
      const others = ELEMENTS.filter((each) => each.tag !== tag).map((each) => `/${each.tag}.js`);
      expect(loadedBy(page).filter((name) => others.some((other) => name.includes(other)))).to.be.empty;
    });
  }

  it('loads nothing but itself in a page without a game', async () => {
    page = await ScriptPage.open(load(SCRIPT), '<p>No game.</p>');
    await page.window.fetch('/package.json');
    expect(loadedBy(page).map((name) => new URL(name).pathname)).to.deep.equal([SCRIPT]);
  });

  it('defines what is added later: alone, inside something else, and made by a script before it is added', async () => {
    page = await ScriptPage.open(load(SCRIPT), '<p>No game yet.</p>');
    const { document } = page;
    document.body.append(document.createElement('kubi-sheet'));
    await isDefined(page, 'kubi-sheet');
    const section = document.createElement('section');
    section.append(document.createElement('triad-board'));
    document.body.append(section);
    await isDefined(page, 'triad-board');
    const grid = document.createElement('cubo-grid');
    Object.assign(grid, { seats: 'human human', mode: 'diagram' });
    document.body.append(grid);
    await isDefined(page, 'cubo-grid');
    await waitUntil(() => grid.shadowRoot?.querySelector('.frame[data-mode=diagram]'), 'what was set before is lost');
    expect(definedIn(page)).to.deep.equal(['triad-board', 'kubi-sheet', 'cubo-grid']);
  });

  it('loads what several elements of a kind need once', async () => {
    page = await ScriptPage.open(load(SCRIPT), '<triad-board></triad-board><triad-board></triad-board>');
    await isDefined(page, 'triad-board');
    page.document.body.append(page.document.createElement('triad-board'));
    await waitUntil(() => page.document.querySelectorAll('triad-board:defined').length === 3);
    const names = loadedBy(page);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('looks into a shadow root that it is shown, now and later', async () => {
    page = await ScriptPage.open(load(SCRIPT), '<div id="host"></div>');
    const root = page.document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.append(page.document.createElement('triad-board'));
    const script = page.document.createElement('script');
    script.type = 'module';
    script.textContent = `import { discover } from '${SCRIPT}'; discover(document.querySelector('#host').shadowRoot);`;
    page.document.head.append(script);
    await isDefined(page, 'triad-board');
    root.append(page.document.createElement('tricubo-sheet'));
    await isDefined(page, 'tricubo-sheet');
  });

  it('leaves alone what another script has defined', async () => {
    const opened = await watched(load('/cdn/triad-board.js') + load(SCRIPT), '<triad-board></triad-board>');
    ({ page } = opened);
    await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
    expect(loadedBy(page).filter((name) => name.endsWith('/triad-board.js'))).to.have.lengthOf(1);
    expect(opened.warnings).to.be.empty;
  });

  it('works from another origin, with what it loads later', async () => {
    page = await ScriptPage.open(load(elsewhere(SCRIPT)), `<triad-board lang="de" position="${START}"></triad-board>`);
    await waitUntil(() => page.find('.status')?.textContent?.includes('ist am Zug'), 'it is not played in German');
    const origins = new Set(loadedBy(page).map((name) => new URL(name).origin));
    expect([...origins]).to.deep.equal([new URL(elsewhere('/')).origin]);
  });

  it('says where it is loaded twice, from two addresses or in two versions, and works', async () => {
    const opened = await watched(load(SCRIPT) + load(`${SCRIPT}?version=2`), '<triad-board></triad-board>');
    ({ page } = opened);
    await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
    expect(opened.warnings).to.have.lengthOf(1);
    expect(opened.warnings[0]).to.match(/is loaded from .*tabletop-elements\.js already; .*version=2 leaves/);
    expect(loadedBy(page).filter((name) => name.endsWith('/triad-board.js'))).to.have.lengthOf(1);
  });

  it('is one with an element’s own script, which may come second', async () => {
    const opened = await watched(load(SCRIPT), '<triad-board></triad-board>');
    ({ page } = opened);
    await isDefined(page, 'triad-board');
    const first = page.window.customElements.get('triad-board');
    const script = page.document.createElement('script');
    const isLoaded = new Promise((resolve) => script.addEventListener('load', resolve));
    Object.assign(script, { type: 'module', src: '/cdn/triad-board.js' });
    page.document.head.append(script);
    await isLoaded;
    expect(opened.warnings).to.be.empty;
    expect(page.window.customElements.get('triad-board')).to.equal(first);
  });

  for (const { tag } of KNOWN) {
    it(`asks at once for what <${tag}> needs until it can be played, and for nothing else`, async () => {
      const asking = `<script type="module">
        window.asked = [];
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const { rel, href } of addedNodes) if (rel === 'modulepreload') window.asked.push(href);
        }).observe(document.head, { childList: true });
      </script>`;
      page = await ScriptPage.open(asking + load(SCRIPT), `<${tag}></${tag}>`);
      await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
      const { asked } = page.window as unknown as { readonly asked: readonly string[] };
      const held = await heldModules();
      const modules = asked.flatMap((name) => held.get(new URL(name).pathname) ?? []);
      expect(modules).to.include.members(['define', 'play'].map((file) => `src/elements/games/${tag}/${file}.ts`));
      expect(asked).to.have.lengthOf(new Set(asked).size);
      expect(loadedBy(page)).to.include.members([...asked]);
    });
  }
});
