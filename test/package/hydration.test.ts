import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { GameElement } from '../../src/elements/game-element.js';
import { needsBuild } from './built.js';
import { SERVED, tagOf } from './served-games.js';
import type { ServedGame } from './served-games.js';
import { ServerPage, bundled, rendering, snippet } from './server-page.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

/** Also what lets readers play has its place then. */
const ROOM = '<link rel="stylesheet" href="/cdn/tabletop-elements.css" />';
const LANGS = ['en', 'de'] as const;
const MODES = ['diagram', 'replay', 'play'] as const;
const PAGES = SERVED.flatMap((game) =>
  LANGS.flatMap((lang) =>
    MODES.map((mode) => ({ game, lang, mode, markup: tagOf(game, `mode="${mode}" ${game[mode]}`, lang) })),
  ),
);

describe('a game that a server has drawn', () => {
  needsBuild();
  let page: ServerPage;
  let pages: readonly string[];
  let client: string;
  before(async () => {
    ({ pages } = await rendering(...PAGES.map(({ markup }) => markup)));
    client = await bundled('hydration', await snippet('client'));
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
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(page.watched.shift, 'before any script').to.be.at.most(0.01);
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
      expect(page.watched.shift).to.be.at.most(mode === 'diagram' ? 0.01 : 0.03);
    });
  }

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
