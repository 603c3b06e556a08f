import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { needs } from '../../../runner/browser.js';
import { POINTERS, carry, finger, fingers, mouse, releaseAll, tapAside } from '../../pointers.js';
import { onPhone, swipeFrom } from '../../swiping.js';
import { withoutMotion } from '../../without-motion.js';
import { BRIDGE, BUY, ONE_TILE, TWO_PLAYERS, TriominoPage } from './page.js';
import type { Point } from './page.js';

const WHOLE = 'Show the whole table';

/** With a tile chosen, so that there are places on the table. */
async function open(): Promise<TriominoPage> {
  const page = await TriominoPage.open({ position: BRIDGE });
  page.tile('344').click();
  await page.element.updateComplete;
  page.board.scrollIntoView({ block: 'center' });
  return page;
}

/** What of these lies outside the drawing, or is cut off by it. */
function hidden(page: TriominoPage, selector: string): number {
  const board = page.board.getBoundingClientRect();
  return [...page.root.querySelectorAll(selector)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1;
  }).length;
}

describe('the table of Triomino', () => {
  withoutMotion();
  after(() => setViewport({ width: 800, height: 600 }));

  it('holds all tiles and all places as it grows', async () => {
    await setViewport({ width: 320, height: 800 });
    const page = await TriominoPage.open({ position: ONE_TILE.replace('055', '334,335'), seed: 'grow' });
    for (const tile of ['345', '335']) {
      page.tile(tile).click();
      await page.settled();
      expect(hidden(page, '.board .laid .face, .board .ghost .face')).to.equal(0);
      page.find('.place')?.click();
      await page.element.updateComplete;
    }
    expect([page.laid.length, page.isMoved]).to.deep.equal([3, false]);
  });
});

for (const pointer of POINTERS) {
  describe(`the table of Triomino, moved with a ${pointer.name}`, () => {
    afterEach(releaseAll);

    it('follows beside the places, and nothing is laid', async () => {
      const page = await open();
      const from = page.onScreen(150, 80);
      await carry(pointer, from, [from[0] + 80, from[1]]);
      await pointer.up();
      await page.atRest();
      expect(page.onScreen(150, 80)[0] - from[0]).to.be.closeTo(80, 3);
      expect([page.isMoved, page.moves, page.chosen]).to.deep.equal([true, [], '344']);
    });

    // The rest is the same for both: elements hear pointers.
    if (pointer === finger) return;

    it('never leaves the middle, however far it is moved', async () => {
      const page = await open();
      for (let i = 0; i < 3; i++) {
        const from = page.middle(page.board);
        await carry(pointer, from, [from[0] + 300, from[1]]);
        await pointer.up();
      }
      await page.atRest();
      const [x, , width] = page.view;
      expect(x + width / 2).to.be.at.least(-97);
    });

    it('stays where a press on a place moves a little', async () => {
      const page = await open();
      const [x, y] = page.middle(page.ghost('344@4,0'));
      await pointer.down([x, y]);
      await pointer.move([x + 2, y]);
      await pointer.up();
      await page.until(() => page.moves.length > 0);
      expect([page.isMoved, page.moves]).to.deep.equal([false, ['344@4,0']]);
    });
  });
}

describe('the table of Triomino, moved with the mouse', () => {
  afterEach(releaseAll);

  it('lays nothing where that ends over a place', async () => {
    const page = await open();
    const [x, y] = page.middle(page.ghost('344@4,0'));
    await carry(mouse, [x - 100, y], [x, y]);
    await mouse.up();
    await page.atRest();
    expect([page.isMoved, page.moves]).to.deep.equal([true, []]);
  });

  it('lies still when the button is no longer down', async () => {
    const page = await open();
    const from = page.onScreen(150, 80);
    await carry(mouse, from, [2, 2]);
    await mouse.up();
    await page.atRest();
    const { view } = page;
    await mouse.move(from);
    await page.element.updateComplete;
    expect(page.view).to.deep.equal(view);
  });
});

describe('the table of Triomino under two fingers', () => {
  afterEach(releaseAll);

  /** Fingers go from some points of the drawing to others, in steps, and leave. */
  async function draw(page: TriominoPage, from: readonly Point[], to: readonly Point[]): Promise<void> {
    const start = from.map(([x, y]) => page.onScreen(x, y));
    const end = to.map(([x, y]) => page.onScreen(x, y));
    await fingers.down(...start);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await fingers.move(
        ...start.map(([x, y], i): Point => {
          const [toX, toY] = end[i] as Point;
          return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)];
        }),
      );
    }
    await page.atRest();
    await fingers.up();
    await page.atRest();
  }

  for (const [what, x, toX] of [
    ['beside the places', [100, 200], [50, 250]],
    ['on two places', [50, 250], [10, 290]],
    ['one of them on a place', [50, 150], [10, 190]],
  ] as const) {
    it(`grows where they part, ${what}, and nothing is laid`, async () => {
      const page = await open();
      const [, , before] = page.view;
      const pairOf = ([left, right]: Point): Point[] => [
        [left, 57],
        [right, 57],
      ];
      await draw(page, pairOf(x), pairOf(toX));
      expect(page.view[2]).to.be.below(before);
      expect([page.isMoved, page.moves, page.chosen]).to.deep.equal([true, [], '344']);
      await page.click(page.ghost('344@4,0'));
      expect(page.moves, 'is played on as before').to.deep.equal(['344@4,0']);
    });
  }

  it('shrinks where they come together, and goes with them', async () => {
    const page = await open();
    await page.clickButton('Zoom in');
    const [, , before] = page.view;
    await draw(page, [[50, 40], [210, 40]], [[110, 40], [150, 40]]); // prettier-ignore
    expect(page.view[2]).to.be.above(before);
    const from = page.onScreen(150, 60);
    await draw(page, [[100, 60], [200, 60]], [[100, 120], [200, 120]]); // prettier-ignore
    expect([page.onScreen(150, 60)[1] - from[1] > 10, page.moves, window.scrollY]).to.deep.equal([true, [], 0]);
  });

  it('is played on as before when it is taken out of the page under a finger and is back: one finger is one', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    const from = page.onScreen(150, 80);
    await carry(finger, from, [from[0] + 60, from[1]]);
    const putBack = page.takeAway();
    await finger.up();
    await putBack();
    await page.clickButton('Zoom out');
    await page.clickButton('Show the whole table');
    await page.atRest();
    page.tile('344').click();
    await page.element.updateComplete;
    page.board.scrollIntoView({ block: 'center' });
    // Else the browser could take it for the second tap of two.
    await tapAside();
    const [x, y] = page.middle(page.ghost('344@4,0'));
    await finger.down([x, y]);
    await finger.move([x + 2, y]);
    await finger.up();
    await page.until(() => page.moves.length > 0);
    expect([page.moves, page.isMoved]).to.deep.equal([['344@4,0'], false]);
  });
});

describe('the table of Triomino on a phone', () => {
  onPhone();
  before(() => void (document.body.style.minHeight = '3000px'));
  after(() => void (document.body.style.minHeight = ''));

  it('lets the page scroll from it while all of it is shown, again and again', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    expect(await swipeFrom(page, page.board)).to.be.above(100);
    await page.element.updateComplete;
    expect(page.isMoved).to.equal(false);
    expect(await swipeFrom(page, page.board)).to.be.above(100);
  });

  it('takes the finger once it is zoomed', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    await page.clickButton('Zoom in');
    const { view } = page;
    expect(await swipeFrom(page, page.board)).to.equal(0);
    expect(page.view[1]).to.be.above(view[1]);
  });
});

describe('the view of the table of Triomino', () => {
  withoutMotion();
  afterEach(releaseAll);

  async function wheel(page: TriominoPage, [x, y]: Point, deltaY: number, held = ['Control']): Promise<void> {
    if (held.length > 0) needs('wheels with keys');
    const turned = new Promise((resolve) => page.board.addEventListener('wheel', resolve, { once: true }));
    await sendMouse({ type: 'move', position: [x, y] });
    for (const key of held) await sendKeys({ down: key });
    await executeServerCommand('wheel', { deltaY });
    await turned;
    for (const key of held) await sendKeys({ up: key });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await page.atRest();
  }

  it('is zoomed with the wheel and Control round what is under the mouse, and the page stays', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    const [, , before] = page.view;
    const at = page.onScreen(250, 80);
    await wheel(page, at, -120);
    expect([page.isMoved, page.view[2] < before]).to.deep.equal([true, true]);
    const [x, y] = page.onScreen(250, 80);
    expect([Math.abs(x - at[0]) <= 1, Math.abs(y - at[1]) <= 1]).to.deep.equal([true, true]);
    expect([window.scrollY, window.visualViewport?.scale]).to.deep.equal([0, 1]);
  });

  it('leaves the wheel to the page without Control', async () => {
    document.body.style.minHeight = '3000px';
    const page = await TriominoPage.open({ position: BRIDGE });
    page.board.scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    await wheel(page, page.onScreen(50, 40), 60, []);
    await page.until(() => window.scrollY > scrollY);
    expect([window.scrollY > scrollY, page.isMoved]).to.deep.equal([true, false]);
    document.body.style.minHeight = '';
    window.scrollTo(0, 0);
  });

  it('can be zoomed only so far, with the wheel and with the tools', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    const widthOfTile = () => (page.board.clientWidth / page.view[2]) * 100;
    const press = async (label: string) => {
      for (let i = 0; i < 20; i++) {
        page.button(label)?.click();
        await page.element.updateComplete;
      }
    };
    await press('Zoom in');
    expect(widthOfTile()).to.be.closeTo(400, 1);
    await wheel(page, page.onScreen(100, 80), -400);
    expect(widthOfTile()).to.be.closeTo(400, 1);
    await press('Zoom out');
    expect(widthOfTile(), 'tiles of 36 pixels').to.be.closeTo(36, 1);
  });

  const BACK: Readonly<Record<string, (page: TriominoPage) => Promise<unknown>>> = {
    'with the tool': (page) => page.clickButton('Show the whole table'),
    async 'when another game begins'(page) {
      page.element.restart();
      await page.element.updateComplete;
    },
    'when another position is shown': (page) => page.set({ position: `${BRIDGE} | 7` }),
  };
  for (const [what, comeBack] of Object.entries(BACK)) {
    it(`shows all again ${what}`, async () => {
      const page = await TriominoPage.open({ position: BRIDGE });
      const whole = page.view;
      expect(page.button(WHOLE)).to.equal(undefined);
      await page.clickButton('Zoom in');
      expect([page.isMoved, page.button(WHOLE) !== undefined]).to.deep.equal([true, true]);
      await comeBack(page);
      expect([page.isMoved, page.view]).to.deep.equal([false, whole]);
    });
  }

  it('shows all again when a tile is laid out of sight, and only then', async () => {
    const page = await TriominoPage.open({ position: BRIDGE, seed: 'view' });
    for (let i = 0; i < 2; i++) await wheel(page, page.onScreen(50, 50), -300);
    const { view } = page;
    await page.clickButton(BUY);
    await page.played('344@0,0');
    expect([page.isMoved, page.view]).to.deep.equal([true, view]);
    await page.played('302@4,-1');
    expect([page.isMoved, hidden(page, '.board .laid')]).to.deep.equal([false, 0]);
  });

  it('can be changed while the tiles are covered, and by one who only looks on', async () => {
    for (const viewer of ['', '1']) {
      const page = await TriominoPage.open({ position: TWO_PLAYERS, viewer });
      page.button('Zoom in')?.click();
      await page.element.updateComplete;
      expect(page.isMoved, viewer).to.equal(true);
    }
  });
});
