import { expect, html } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { LinksPage } from '../links-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { GAME, PLIES } from '../games/triad-board/records.js';
import { watchWarnings } from '../watch-warnings.js';

const CLEAN = location.pathname + location.search;

let page: LinksPage;
let watch: ReturnType<typeof watchWarnings>;

const replay = (id?: string) => html`<triad-board id=${id ?? ''} mode="replay" record=${GAME}></triad-board>`;
const board = () => new TriadPage(page.first.element as unknown as TriadBoard);

/** Opens a page whose address has this fragment. */
async function openAt(hash: string, games: unknown): Promise<void> {
  history.replaceState({}, '', CLEAN + hash);
  page = await LinksPage.open(
    html`<div>
      <p data-goes><a href="#board:3">third</a> <a href="#board:last">last</a> <a href="#ply-5">older</a></p>
      ${games}
    </div>`,
  );
  await page.settle();
}

beforeEach(() => (watch = watchWarnings()));
afterEach(() => {
  watch.stop();
  page.close();
  history.replaceState({}, '', CLEAN);
  scrollTo(0, 0);
});

describe('the address of a page', () => {
  for (const [hash, plies] of [
    ['#board:3', [1, 3]],
    ['#board:last', [1, 7]],
    ['#figure:4', [1, 4]],
    ['#ply-5', [5, 1]],
    ['#%62oard:3', [1, 3]],
    ['#board', [1, 1]],
    ['#board:x', [1, 1]],
    ['#nobody:3', [1, 1]],
    ['#%E0%A4%A:3', [1, 1]],
  ] as const) {
    it(`that ends in ${hash} opens it there`, async () => {
      await openAt(hash, [replay('other'), html`<figure id="figure">${replay('board')}</figure>`]);
      expect(page.plies).to.deep.equal(plies);
      expect(watch.warnings).to.be.empty;
    });
  }

  it('brings the game into sight, and is spoken', async () => {
    await openAt('#board:3', [html`<div style="block-size: 3000px"></div>`, replay('board')]);
    await page.first.until(() => scrollY > 0);
    expect(board().table?.getBoundingClientRect().top).to.be.within(0, innerHeight);
    expect(board().spoken).to.equal(`Step 3 of 7. ${PLIES[3].status}`);
  });

  it('counts once: the reader goes on, other attributes change, and the element moves in the page', async () => {
    await openAt('#board:3', replay('board'));
    page.first.element.goTo(5);
    page.first.element.marks = 'c3';
    await page.settle();
    page.top.prepend(page.first.element);
    await page.settle();
    expect(page.plies).to.deep.equal([5]);
  });

  it('leads an element that comes later, as in a site with a router', async () => {
    await openAt('#board:3', replay('board'));
    page.first.element.replaceWith(
      Object.assign(document.createElement('triad-board'), { id: 'board', mode: 'replay', record: GAME }),
    );
    await page.first.ready();
    await page.settle();
    expect(page.plies).to.deep.equal([3]);
  });

  it('with a ply that does not exist is told in the console', async () => {
    await openAt('#board:99', replay('board'));
    expect([...page.plies, page.first.element.error]).to.deep.equal([1, undefined]);
    expect(watch.warnings).to.have.lengthOf(1);
  });

  it('is followed when it changes, by links of the page that name it, each time they are pressed, and by back', async () => {
    await openAt('', replay('board'));
    await page.follow('third');
    expect([...page.plies, location.hash, board().spoken]).to.deep.equal([
      3,
      '#board:3',
      `Step 3 of 7. ${PLIES[3].status}`,
    ]);
    page.first.element.goTo(5);
    await page.follow('third');
    expect(page.plies).to.deep.equal([3]);
    await page.follow('last');
    expect([...page.plies, location.hash]).to.deep.equal([7, '#board:last']);
    history.back();
    await page.first.until(() => page.plies[0] === 3);
    expect([...page.plies, location.hash]).to.deep.equal([3, '#board:3']);
    location.hash = '#board:4';
    await page.first.until(() => page.plies[0] === 4);
    expect(page.plies).to.deep.equal([4]);
  });

  it('is followed when a router changes it', async () => {
    await openAt('', replay('board'));
    history.pushState({}, '', `${CLEAN}#board:4`);
    if (!('navigation' in globalThis)) dispatchEvent(new PopStateEvent('popstate'));
    await page.first.until(() => page.plies[0] === 4);
    expect(page.plies).to.deep.equal([4]);
  });
});
