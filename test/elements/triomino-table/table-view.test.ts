import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { needs } from '../../runner/browser.js';
import { releaseAll } from '../pointers.js';
import { BRIDGE, ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

/** What of these lies outside the drawing, or is cut off by it. */
function hidden(page: TriominoPage, selector: string): number {
  const board = page.board.getBoundingClientRect();
  return [...page.root.querySelectorAll(selector)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1;
  }).length;
}

async function wheel(page: TriominoPage, [x, y]: readonly [number, number], deltaY: number, held = ['Control']) {
  if (held.length > 0) needs('wheels with keys');
  await sendMouse({ type: 'move', position: [x, y] });
  for (const key of held) await sendKeys({ down: key });
  await executeServerCommand('wheel', { deltaY });
  for (const key of held) await sendKeys({ up: key });
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  await page.atRest();
}

const width = (page: TriominoPage) => page.view[2];

describe('the table of Triomino', () => {
  for (const screen of [320, 480, 1080]) {
    it(`holds all tiles and all places as it grows, ${screen} wide`, async () => {
      await setViewport({ width: screen, height: 800 });
      const page = await TriominoPage.open({
        position: ONE_TILE.replace('055', '334,335,444,145,455,555'),
        seed: 'grow',
      });
      for (let laid = 1; laid < 6; laid++) {
        for (const tile of page.rack) {
          page.tile(tile).click();
          await page.element.updateComplete;
          expect(hidden(page, '.board .laid, .board .ghost')).to.equal(0);
        }
        page.find('.rack-tile[data-fits]')?.click();
        await page.element.updateComplete;
        page.find('.place')?.click();
        await page.element.updateComplete;
      }
      expect(page.laid).to.have.lengthOf(6);
      expect(page.isMoved).to.equal(false);
      await setViewport({ width: 800, height: 600 });
    });
  }

  it('is zoomed with the wheel and Control round what is under the mouse, and the page stays', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    const { scrollY } = window;
    const at = page.onScreen(250, 80);
    await wheel(page, at, -120);
    expect(page.isMoved).to.equal(true);
    expect(width(page)).to.be.below(442);
    const [x, y] = page.onScreen(250, 80);
    expect([Math.abs(x - at[0]) <= 1, Math.abs(y - at[1]) <= 1]).to.deep.equal([true, true]);
    expect([window.scrollY - scrollY, window.visualViewport?.scale]).to.deep.equal([0, 1]);
  });

  it('leaves the wheel to the page without Control', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    document.body.style.minHeight = '3000px';
    page.board.scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    await wheel(page, page.onScreen(50, 40), 60, []);
    await page.until(() => window.scrollY > scrollY);
    expect([window.scrollY > scrollY, page.isMoved]).to.deep.equal([true, false]);
    document.body.style.minHeight = '';
    window.scrollTo(0, 0);
  });

  it('can be zoomed only so far', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    for (let i = 0; i < 8; i++) await wheel(page, page.onScreen(100, 80), -400);
    expect(width(page)).to.be.closeTo(442 / 8, 1);
    for (let i = 0; i < 12; i++) await wheel(page, page.onScreen(100, 80), 400);
    expect(width(page)).to.be.closeTo(442 * 2, 1);
  });

  it('can be zoomed only so far with the tools, too', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    for (let i = 0; i < 20; i++) await page.clickButton('Zoom in');
    expect(width(page)).to.be.closeTo(442 / 8, 1);
    for (let i = 0; i < 20; i++) await page.clickButton('Zoom out');
    expect(width(page)).to.be.closeTo(442 * 2, 1);
  });

  const BACK: Readonly<Record<string, (page: TriominoPage) => Promise<unknown>>> = {
    'with the tool': (page) => page.clickButton('Show the whole table'),
    async 'with a key'(page) {
      page.tile('344').focus();
      await page.press('0');
    },
    async 'when another game begins'(page) {
      page.element.restart();
      await page.element.updateComplete;
    },
    async 'when another position is shown'(page) {
      page.element.position = `${BRIDGE} | 7`;
      await page.element.updateComplete;
    },
  };
  for (const [what, comeBack] of Object.entries(BACK)) {
    it(`shows all again ${what}`, async () => {
      const page = await TriominoPage.open({ position: BRIDGE });
      const whole = page.view;
      expect(page.canUse('Show the whole table')).to.equal(false);
      await page.clickButton('Zoom in');
      expect([page.isMoved, page.canUse('Show the whole table')]).to.deep.equal([true, true]);
      await comeBack(page);
      expect([page.isMoved, page.view]).to.deep.equal([false, whole]);
    });
  }

  it('shows all again when a tile is laid out of sight, and only then', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    for (let i = 0; i < 4; i++) await wheel(page, page.onScreen(50, 50), -150);
    const { view } = page;
    await page.played('344@0,0');
    expect([page.isMoved, page.view]).to.deep.equal([true, view]);
    await page.played('302@4,-1');
    expect([page.isMoved, hidden(page, '.board .laid')]).to.deep.equal([false, 0]);
  });

  it('keeps its view while tiles are chosen and bought', async () => {
    const page = await TriominoPage.open({ position: BRIDGE, seed: 'view' });
    await page.clickButton('Zoom in');
    const { view } = page;
    await page.click(page.tile('344'));
    await page.clickButton('Buy a tile (−5)');
    expect(page.view).to.deep.equal(view);
  });

  it('can be zoomed while the tiles are covered, and by one who only looks on', async () => {
    for (const viewer of ['', '1']) {
      const page = await TriominoPage.open({ position: TWO_PLAYERS, viewer });
      await page.clickButton('Zoom in');
      expect(page.isMoved).to.equal(true);
    }
  });

  afterEach(releaseAll);
});
