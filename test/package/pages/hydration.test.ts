import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { needsBuild, needsLists } from '../built.js';
import { SERVED, tagOf } from '../served-games.js';
import type { ServedGame } from '../served-games.js';
import { ServerPage, bundled, rendering, CLIENT } from '../server-page.js';
import { needs } from '../../runner/browser.js';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { waitUntil } from '../../wait-until.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

/** Also what lets readers play has its place then. */
const ROOM = '<link rel="stylesheet" href="/cdn/tabletop-elements.css" />';
const LANGS = ['en', 'de'] as const;
const MODES = ['diagram', 'replay', 'play'] as const;
/** Every game has words of its own, which a diagram has as well; how they come to be others is the same in all games. */
const isTried = ({ tag }: ServedGame, mode: string, lang: string): boolean =>
  lang === 'en' || mode === 'diagram' || tag === 'triad-board';
const PAGES = SERVED.flatMap((game) =>
  LANGS.flatMap((lang) =>
    MODES.filter((mode) => isTried(game, mode, lang)).map((mode) => ({
      game,
      lang,
      mode,
      markup: tagOf(game, `mode="${mode}" ${game[mode]}`, lang),
    })),
  ),
);

const START = '2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0';
const SAVED = { format: 1, game: 'triad', seats: 2, start: START, moves: [{ move: 'b1d1' }] };

const BOARDS = {
  saved: `<triad-board position="${START}" persist="hydration"></triad-board>`,
  automatic: '<triad-board dice="auto"></triad-board>',
  recorded: `<triad-board mode="replay">
    <script type="text/plain">triad 1; roll 111233 112233; d1d4</script>
  </triad-board>`,
  diagram: `<triad-board mode="diagram" lang="de" position="${START}" marks="b1"></triad-board>`,
  game: `<triad-board position="${START}"></triad-board>`,
  placed: `<game-toolbar for="below"></game-toolbar>
    <triad-board id="below" controls="none" position="${START}"></triad-board>
    <game-moves for="below"></game-moves>`,
} as const;

let drawn: Promise<readonly string[]> | undefined;
/** What a server makes of all these pages, which is asked once. */
const drawAll = () =>
  (drawn ??= rendering(...PAGES.map(({ markup }) => markup), ...Object.values(BOARDS)).then(({ pages }) => pages));

let bundle: Promise<string> | undefined;
const bundleClient = () => (bundle ??= bundled('hydration', CLIENT));

describe('a game that a server has drawn', () => {
  needsBuild();
  let page: ServerPage;
  let pages: readonly string[];
  let client: string;
  before(async () => {
    [pages, client] = await Promise.all([drawAll(), bundleClient()]);
  });
  before(() => setViewport({ width: 800, height: 1100 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  const pageOf = (game: ServedGame, mode: string, lang: string) =>
    pages[PAGES.findIndex((each) => each.game === game && each.mode === mode && each.lang === lang)] ?? '';

  const live = () => waitUntil(() => !page.find('style + style'), 'it does not come to life');

  for (const [i, { game, lang, mode }] of PAGES.entries()) {
    it(`comes to life as it is: <${game.tag}>, ${mode}, ${lang}`, async () => {
      page = await ServerPage.open(ROOM, `${pages[i]}<p>What stands below.</p>`);
      for (let frames = 0; frames < 3; frames++)
        await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      // A browser may paint a sheet of which it has read a half.
      const { shift: asRead } = page.watched;
      expect(asRead, 'before any script').to.be.at.most(0.02);
      const before = page.drawn;
      const looks = before.map((each) => each.outerHTML);
      expect(before.length).to.be.greaterThan(10);
      await page.load(client);
      await live();
      if (mode !== 'diagram') await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
      const kept = before.filter((each) => each.isConnected);
      if (mode === 'diagram') {
        expect(kept).to.deep.equal(before);
        expect(page.drawn).to.deep.equal(before);
        expect(kept.map((each) => each.outerHTML)).to.deep.equal(looks);
      } else {
        for (const name of ['.container', '.frame', '.panel', '.sheets, .squares, .table, .board']) {
          expect(kept, name).to.include(page.find(name));
        }
      }
      expect(page.watched.troubles).to.deep.equal([]);
      // As the tools come, a little may move inside the element.
      expect(page.watched.shift - asRead).to.be.at.most(mode === 'diagram' ? 0.01 : 0.03);
    });
  }

  describe('for a reader with an open list of moves', () => {
    needsLists();

    for (const game of SERVED) {
      it(`can be played then: <${game.tag}>`, async () => {
        page = await ServerPage.open('', pageOf(game, 'play', 'en'));
        await page.load(client);
        await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
        const { match } = page.element as unknown as AnyElement;
        for (const target of game.clicks) await page.click(target);
        await waitUntil(() => match.length === 1, 'no move is made');
        expect(page.watched.troubles).to.deep.equal([]);
      });
    }
  });
});

/** The same for a page with this game alone. */
const TRIAD = ['hydrate', 'triad-board'].map((name) => `import 'tabletop-elements/${name}.js';`).join('\n');
const CONTROLS = ['toolbar', 'moves'].map((name) => `import 'tabletop-elements/game-${name}.js';`).join('\n');

describe('a board that a server has drawn', () => {
  needsBuild();
  let page: ServerPage;
  let pages: readonly string[];
  let client: string;
  before(async () => {
    await setViewport({ width: 800, height: 1100 });
    [pages, client] = await Promise.all([drawAll(), bundleClient()]);
    pages = pages.slice(PAGES.length);
  });
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  const open = async (name: keyof typeof BOARDS, head = '') => {
    page = await ServerPage.open(head, `${pages[Object.keys(BOARDS).indexOf(name)]}<p>What stands below.</p>`);
    return page.element as TriadBoard;
  };

  const cells = () => page.drawn.filter((each) => each.matches('.cell')).map((each) => each.getAttribute('aria-label'));
  const boards = () => page.drawn.filter((each) => each.matches('.board'));

  it('is drawn anew where the reader has played on, and saved it', async () => {
    localStorage.setItem('hydration', JSON.stringify(SAVED));
    try {
      await open('saved');
      expect(cells().join()).to.contain('b1, White');
      await page.load(client);
      await waitUntil(() => cells().join().includes('d1, White'), 'the saved game does not come');
      expect(boards()).to.have.lengthOf(1);
      expect(page.watched.troubles).to.deep.equal([]);
    } finally {
      localStorage.removeItem('hydration');
    }
  });

  it('is drawn anew where dice have been rolled that the server could not know', async () => {
    await open('automatic');
    expect(cells().join()).to.not.contain('White');
    await page.load(client);
    await waitUntil(() => cells().join().includes('White'), 'no dice come');
    expect(boards()).to.have.lengthOf(1);
    expect(page.watched.troubles).to.deep.equal([]);
  });

  it('is drawn anew where the record stands inside it', async () => {
    const board = await open('recorded');
    await page.load(client);
    await waitUntil(() => page.find('.moves'), 'no moves come');
    expect(board.match.length).to.equal(2);
    expect(boards()).to.have.lengthOf(1);
    expect(cells().join()).to.contain('White');
    expect(page.watched.troubles).to.deep.equal([]);
  });

  it('can be played by a script that does not wait, and shows it', async () => {
    const board = await open('game');
    const isLoaded = page.load(client);
    await page.window.customElements.whenDefined('triad-board');
    board.play('b1d1');
    await isLoaded;
    await waitUntil(() => cells().join().includes('d1, White'), 'the move is not shown');
    expect(cells().join()).to.not.contain('b1, White');
    expect(boards()).to.have.lengthOf(1);
  });

  it('comes to life beside other elements that Lit takes over', async () => {
    const support = `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';`;
    const both = await bundled('both', `${support}\n${TRIAD}`);
    const board = await open('game');
    const before = page.find('.board');
    await page.load(both);
    await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
    expect(page.find('.board')).to.equal(before);
    await page.click('[data-cell="1"]');
    await page.click('[data-cell="3"]');
    expect(board.match.length).to.equal(1);
    expect(page.find('.status')?.textContent, 'what stands where nothing stood before').to.contain('Black');
    expect(page.watched.troubles).to.deep.equal([]);
  });

  for (const [when, code] of [
    ['before', `${TRIAD}\n${CONTROLS}`],
    ['after', `${TRIAD.replace("import 'tabletop-elements/hydrate.js';", `$&\n${CONTROLS}`)}`],
  ] as const) {
    it(`comes to life with its controls elsewhere in the page, where it is defined ${when} them`, async () => {
      const placed = await bundled(`placed-${when}`, code);
      const board = await open('placed', ROOM);
      const before = page.find('.board');
      await page.load(placed);
      const inside = (selector: string) =>
        page.document
          .querySelector(selector.split(' ')[0] ?? '')
          ?.shadowRoot?.querySelector<HTMLElement>(selector.split(' ')[1] ?? '');
      await waitUntil(() => inside('game-toolbar [data-tool=undo]') && inside('game-moves .moves'), 'no controls come');
      expect(page.find('.board') === before, 'the same board').to.equal(true);
      board.play('b1d1');
      await waitUntil(
        () => inside('game-moves [aria-current=step]')?.textContent?.includes('b1d1'),
        'no move is listed',
      );
      inside('game-toolbar [data-tool=undo]')?.click();
      await waitUntil(() => board.match.length === 0 || board.match.ply === 0, 'no move is taken back');
      expect(page.find('.toolbar'), 'tools in the game').to.equal(null);
      expect(page.watched.troubles).to.deep.equal([]);
      expect(page.watched.shift, 'how far anything moves').to.be.at.most(0.03);
    });
  }

  it('speaks, although the server has written nothing there', async () => {
    const board = await open('game');
    await page.load(client);
    await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
    board.play('b1d1');
    await waitUntil(() => page.find('[role=status]')?.textContent?.includes('d1'), 'nothing is said');
  });

  for (const name of ['diagram', 'game'] as const) {
    it(`is there once only where a script of cdn/ draws it again: ${name}`, async () => {
      const board = await open(name);
      await page.load('/cdn/triad-board.js');
      await board.updateComplete;
      await waitUntil(() => name === 'diagram' || page.find('.panel .toolbar'), 'nothing to play with comes');
      expect(boards()).to.have.lengthOf(1);
      expect(board.shadowRoot?.querySelector('style')).to.equal(null);
      expect(page.watched.troubles).to.deep.equal([]);
    });
  }

  it('keeps everything below where it is; without the server it would move', async () => {
    await open('diagram');
    await page.load(client);
    await waitUntil(() => !page.find('style + style'), 'it does not come to life');
    expect(page.watched.shift).to.be.at.most(0.01);
    needs('counted layout shifts');
    page.close();
    page = await ServerPage.open('', `${BOARDS.diagram}<p>What stands below.</p>`);
    await new Promise((resolve) => page.window.requestAnimationFrame(() => setTimeout(resolve, 50)));
    await page.load(client);
    await waitUntil(() => page.watched.shift > 0.01, 'a shift is not measured');
  });
});
