import { expect } from '@open-wc/testing';
import { POINTERS, aMoment, carry, finger, mouse, releaseAll } from '../pointers.js';
import { BRIDGE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

/** Chosen, so that there are places on the table. */
async function open(): Promise<TriominoPage> {
  const page = await TriominoPage.open({ position: BRIDGE });
  await page.click(page.tile('344'));
  page.board.scrollIntoView({ block: 'center' });
  return page;
}

for (const pointer of POINTERS) {
  describe(`the table of Triomino, moved with a ${pointer.name}`, () => {
    afterEach(releaseAll);

    it('follows beside the places, and nothing is laid', async () => {
      const page = await open();
      const from = page.onScreen(150, 80);
      await carry(pointer, from, [from[0] + 80, from[1]]);
      await pointer.up();
      await page.atRest();
      const [x] = page.onScreen(150, 80);
      expect(Math.abs(x - from[0] - 80)).to.be.below(3);
      expect([page.isMoved, page.moves, page.chosen]).to.deep.equal([true, [], '344']);
    });

    it('never leaves the middle, however far it is moved', async () => {
      const page = await open();
      for (let i = 0; i < 6; i++) {
        const from = page.middle(page.board);
        await carry(pointer, from, [from[0] + (i === 0 ? 200 : 100), from[1]]);
        await pointer.up();
      }
      await page.atRest();
      const [x, , width] = page.view;
      expect(x + width / 2).to.be.at.least(-97);
    });

    it('stays where a press on a place moves a little', async () => {
      const page = await open();
      await aMoment();
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

describe('a table of Triomino that is taken out of the page under a finger', () => {
  afterEach(releaseAll);

  it('is played on as before when it is back: one finger is one', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    const from = page.onScreen(150, 80);
    await carry(finger, from, [from[0] + 60, from[1]]);
    const parent = page.element.parentElement;
    page.element.remove();
    await finger.up();
    parent?.append(page.element);
    await page.element.updateComplete;
    await page.clickButton('Zoom out');
    await page.clickButton('Show the whole table');
    await aMoment();
    await page.click(page.tile('344'));
    const [x, y] = page.middle(page.ghost('344@4,0'));
    await finger.down([x, y]);
    await finger.move([x + 2, y]);
    await finger.up();
    await page.until(() => page.moves.length > 0);
    expect([page.moves, page.isMoved]).to.deep.equal([['344@4,0'], false]);
  });
});
