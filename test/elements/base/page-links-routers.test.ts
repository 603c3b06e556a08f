// First, so that it listens before the elements do.
import { earlyRouter } from '../early-router.js';
import { expect, html } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { LinksPage } from '../links-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { GAME } from '../games/triad-board/records.js';

/** Goes to an address of the site, and moves the focus there in the next frame. */
function navigate(link: HTMLAnchorElement, log: string[]): void {
  log.push(link.hash);
  history.pushState({}, '', link.href);
  dispatchEvent(new HashChangeEvent('hashchange'));
  requestAnimationFrame(() => {
    const target = document.getElementById(link.hash.slice(1));
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  });
}

interface Router {
  readonly name: string;
  /** Whether it leaves clicks alone that somebody has dealt with. */
  readonly isPolite: boolean;
  readonly target: (page: LinksPage) => EventTarget;
  readonly capture: boolean;
}

/** Where the routers of sites listen, and whether they look at `defaultPrevented`. */
const ROUTERS: readonly Router[] = [
  { name: 'VitePress', isPolite: false, target: () => window, capture: true },
  { name: 'Docusaurus, on the link by React', isPolite: true, target: ({ top }) => top, capture: false },
  { name: 'SvelteKit', isPolite: true, target: () => document.documentElement, capture: false },
  { name: 'Astro', isPolite: true, target: () => document, capture: false },
  { name: 'Next, on the link by React', isPolite: true, target: () => document.body, capture: false },
  { name: 'one that listens on the document first', isPolite: false, target: () => document, capture: true },
];

describe('in a site with a router', () => {
  let page: LinksPage;
  let gone: string[];

  const takeClick =
    ({ isPolite }: Pick<Router, 'isPolite'>) =>
    (click: Event) => {
      const link = (click.target as Element).closest('a');
      if (!link || (isPolite && click.defaultPrevented)) return;
      click.preventDefault();
      navigate(link, gone);
    };

  beforeEach(async () => {
    gone = [];
    page = await LinksPage.open(html`
      <div>
        <a href="#board" data-ply="3">ply</a> <a href="#board" data-marks="c3">marks</a>
        <a href="#board" data-play="a1a3">play</a> <a href="#elsewhere">other</a> <a href="#board:4">address</a>
        <p id="elsewhere"></p>
        <triad-board id="board" mode="replay" record=${GAME}></triad-board>
      </div>
    `);
  });
  afterEach(() => {
    earlyRouter.onClick = undefined;
    page.close();
    history.replaceState({}, '', location.pathname + location.search);
  });

  for (const router of ROUTERS) {
    it(`that works like ${router.name}, links lead the game, and the router has only the others`, async () => {
      const controller = new AbortController();
      const { signal } = controller;
      router.target(page).addEventListener('click', takeClick(router), { capture: router.capture, signal });
      const board = new TriadPage(page.first.element as unknown as TriadBoard);
      await page.follow('ply');
      expect(page.plies).to.deep.equal([3]);
      await page.follow('marks');
      expect(board.label('c3')).to.match(/marked/);
      await page.follow('play');
      expect(board.isTrying).to.be.true;
      expect([gone, location.hash]).to.deep.equal([[], '']);
      await page.follow('other');
      expect([gone, location.hash]).to.deep.equal([['#elsewhere'], '#elsewhere']);
      await page.follow('address');
      expect(gone).to.deep.equal(['#elsewhere', '#board:4']);
      await page.first.until(() => page.plies[0] === 4);
      expect(page.plies).to.deep.equal([4]);
      controller.abort();
    });
  }

  it('that was there before the elements, links lead the game all the same, and keep the focus', async () => {
    earlyRouter.onClick = takeClick({ isPolite: false });
    page.link('ply').focus();
    await page.follow('ply');
    expect(page.plies).to.deep.equal([3]);
    await page.first.until(() => document.activeElement === page.link('ply'));
    expect(document.activeElement === page.link('ply')).to.be.true;
  });
});
