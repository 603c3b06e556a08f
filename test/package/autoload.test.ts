import { expect, waitUntil } from '@open-wc/testing';
import { ELEMENTS, needsBuild } from './built.js';
import { ScriptPage } from './script-page.js';

const SCRIPT = '/cdn/tabletop-elements.js';
const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';
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
      const others = ELEMENTS.filter((each) => each.tag !== tag).map((each) => `/${each.tag}-`);
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
    expect(loadedBy(page).some((name) => name.includes('/chunks/tabletop-elements/triad-board-'))).to.be.false;
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
    expect(loadedBy(page).filter((name) => name.includes('/triad-board-'))).to.have.lengthOf(1);
  });

  it('says where an element’s own script comes second, and the first one stays', async () => {
    const opened = await watched(load(SCRIPT), '<triad-board></triad-board>');
    ({ page } = opened);
    await isDefined(page, 'triad-board');
    const first = page.window.customElements.get('triad-board');
    const script = page.document.createElement('script');
    Object.assign(script, { type: 'module', src: '/cdn/triad-board.js' });
    page.document.head.append(script);
    await waitUntil(() => opened.warnings.length > 0, 'nothing is said');
    expect(opened.warnings).to.deep.equal(['<triad-board> is already defined']);
    expect(page.window.customElements.get('triad-board')).to.equal(first);
  });
});
