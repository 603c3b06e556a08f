import { expect, fixture, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { needs } from '../../runner/browser.js';
import { BoardPage } from './board-page.js';

const FAR = 5000;

/** A board of some width far below the fold, with something after it. */
async function farBoard(width: number): Promise<{ page: BoardPage; after: Element }> {
  const top = await fixture<HTMLElement>(
    html`<div>
      <div style="block-size: ${FAR}px"></div>
      <div style="inline-size: ${width}px"><triad-board></triad-board></div>
      <p>What comes after.</p>
    </div>`,
  );
  await frames();
  const page = new BoardPage(top.querySelector('triad-board') as TriadBoard);
  return { page, after: top.querySelector('p') as Element };
}

/** More than an observer needs to report what is seen. */
async function frames(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
}

const isAwake = (page: BoardPage) => page.find('.toolbar') !== null;
const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

describe('a board far below the fold', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => scrollTo(0, 0));
  after(() => setViewport({ width: 800, height: 600 }));

  it('has its game, but no tools until it comes near', async () => {
    needs('sight beyond the screen');
    const { page } = await farBoard(480);
    expect(isAwake(page)).to.be.false;
    page.board.play('roll 112233 112233');
    await page.board.updateComplete;
    expect(page.all('.cell[data-die]')).to.have.lengthOf(12);
    scrollTo(0, FAR / 2);
    await frames();
    expect(isAwake(page)).to.be.false;
    scrollTo(0, FAR - innerHeight);
    await waitUntil(() => isAwake(page), 'no tools come');
  });

  it('gets its tools when the keyboard comes to it first', async () => {
    const { page } = await farBoard(480);
    page.find('.grid[tabindex="0"]')?.focus({ preventScroll: true });
    await waitUntil(() => isAwake(page), 'no tools come');
  });

  it('takes moves that are typed at it as soon as it has come near', async () => {
    const { page } = await farBoard(480);
    page.board.play('roll 112233 112233');
    page.board.scrollIntoView();
    await waitUntil(() => isAwake(page));
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.board.match.length).to.equal(2);
  });

  for (const height of [700, 900]) {
    for (const width of [240, 320, 480, 639, 640, 720, 1080]) {
      it(`${width} wide on a screen ${height} high has the height from the start that it will have`, async () => {
        await setViewport({ width: 1200, height });
        const { page, after } = await farBoard(width);
        const before = topOf(after);
        page.board.scrollIntoView();
        await waitUntil(() => isAwake(page));
        await frames();
        expect(topOf(after)).to.be.closeTo(before, 1);
      });
    }
  }
});

describe('a board that is seen at once', () => {
  for (const width of [320, 480, 720]) {
    it(`${width} wide moves nothing when its tools come`, async () => {
      const holder = await fixture<HTMLElement>(html`<div style="inline-size: ${width}px"></div>`);
      const board = document.createElement('triad-board');
      holder.append(board);
      await board.updateComplete;
      const page = new BoardPage(board);
      expect(isAwake(page)).to.be.false;
      const before = board.offsetHeight;
      await page.ready();
      expect(isAwake(page)).to.be.true;
      expect(board.offsetHeight).to.be.closeTo(before, 1);
    });
  }
});
