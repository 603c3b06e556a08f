import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { GAME } from '../games/triad-board/records.js';
import { waitUntil } from '../../wait-until.js';

const poster = () => Object.assign(document.createElement('img'), { slot: 'poster', alt: 'A board' });

/** A board below the window, or in it. */
async function boardAt(top: string, attributes: Record<string, string>): Promise<TriadPage> {
  const board = makeBoard(attributes);
  board.append(poster());
  await fixture(html`<div style="padding-block-start: ${top}">${board}</div>`);
  await board.updateComplete;
  return new TriadPage(board);
}

const seesPoster = ({ board }: TriadPage) => board.querySelector('img')?.assignedSlot !== null;

/** What comes near the screen would have come by then. */
const frames = async () => {
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
};

describe('a game that is loaded near the screen', () => {
  before(() => setViewport({ width: 800, height: 600 }));
  beforeEach(() => scrollTo(0, 0));

  for (const mode of ['play', 'replay', 'diagram']) {
    it(`shows its poster until then, and draws nothing: ${mode}`, async () => {
      const page = await boardAt('3000px', { loading: 'lazy', mode, record: GAME });
      await frames();
      expect([seesPoster(page), page.find('.frame'), page.find('.toolbar')]).to.deep.equal([true, null, null]);
      page.board.scrollIntoView();
      await waitUntil(() => page.find(mode === 'diagram' ? '.cell' : '.toolbar'), 'it does not come');
      expect(seesPoster(page)).to.equal(false);
    });
  }

  it('is there for scripts before', async () => {
    const page = await boardAt('3000px', { loading: 'lazy', record: GAME });
    const { length } = page.board.match;
    page.board.undo();
    await page.board.updateComplete;
    expect([page.board.match.ply, seesPoster(page)]).to.deep.equal([length - 1, true]);
  });

  it('loads no file before', async () => {
    const page = await boardAt('3000px', { loading: 'lazy', src: '/nowhere.txt' });
    await frames();
    const asked = performance.getEntriesByType('resource').some(({ name }) => name.includes('/nowhere.txt'));
    expect([asked, page.board.error]).to.deep.equal([false, undefined]);
  });
});

it('a game that is loaded at once can be played before it comes near the screen', async () => {
  const page = await boardAt('3000px', { loading: 'eager' });
  await waitUntil(() => page.find('.toolbar'), 'it does not come');
  expect(seesPoster(page)).to.equal(false);
});

it('a game shows its poster while its record is on the way', async () => {
  const fetch = window.fetch.bind(window);
  let answer: ((record: Response) => void) | undefined;
  window.fetch = () => new Promise((resolve) => (answer = resolve));
  const page = new TriadPage(makeBoard({ src: '/game.txt' }));
  page.board.append(poster());
  await fixture(html`<div>${page.board}</div>`);
  await waitUntil(() => answer, 'the record is not asked for');
  expect([seesPoster(page), page.find('.frame')]).to.deep.equal([true, null]);
  answer?.(new Response(GAME));
  window.fetch = fetch;
  await waitUntil(() => page.find('.toolbar'), 'it does not come');
  expect([seesPoster(page), page.board.error, page.board.match.length > 0]).to.deep.equal([false, undefined, true]);
});

it('a game whose time of loading is none says so, and comes as usual', async () => {
  const page = await boardAt('0px', { loading: 'later' });
  expect([page.board.error?.message, page.find('.frame') !== null]).to.deep.equal([
    'loading is "later", expected auto or lazy or eager',
    true,
  ]);
});
