import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { needs } from '../../runner/browser.js';
import { BoardPage } from './board-page.js';
import { carry, finger, releaseAll } from '../pointers.js';
import { HEMMED_IN } from './positions.js';

const touchAction = (element: Element) => getComputedStyle(element).touchAction;

/** A swipe runs on after the finger has left. */
async function rest(): Promise<void> {
  for (let before = -1, still = 0; still < 5; still = window.scrollY === before ? still + 1 : 0) {
    before = window.scrollY;
    await new Promise(requestAnimationFrame);
  }
}

describe('scrolling a page with a finger on <triad-board>', () => {
  before(() => setViewport({ width: 400, height: 600 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await releaseAll();
    await rest();
    window.scrollTo(0, 0);
  });

  const open = () =>
    BoardPage.within(
      html`<div style="padding-block-end: 2000px"><triad-board position=${HEMMED_IN}></triad-board></div>`,
    );

  /** Swipes upward from a cell. */
  const swipeFrom = async (page: BoardPage, name: string) => {
    needs('fingers that scroll');
    const [x, y] = page.middle(page.cell(name));
    await carry(finger, [x, y], [x, y - 160]);
    await finger.up();
    await new Promise(requestAnimationFrame);
  };

  const places = [
    { what: 'an empty cell', name: 'c3' },
    { what: 'a die that cannot move', name: 'f3' },
    { what: 'a die of the opponent', name: 'e4' },
  ];
  for (const { what, name } of places) {
    it(`works from ${what}`, async () => {
      const page = await open();
      await swipeFrom(page, name);
      expect(window.scrollY).to.be.above(50);
      expect(page.status).to.equal('White to move.');
      expect(page.position).to.equal(HEMMED_IN);
    });
  }

  it('does not take a die from under the finger that moves it', async () => {
    const page = await open();
    await swipeFrom(page, 'a1');
    expect(window.scrollY).to.equal(0);
  });

  it('is given up by those dice alone that can move', async () => {
    const page = await open();
    const holding = page.all('*').filter((element) => touchAction(element) === 'none');
    expect(holding.map((element) => page.nameOf(element))).to.deep.equal(['a1']);
    expect(touchAction(page.board)).to.equal('auto');
  });
});
