import { expect } from '@open-wc/testing';
import { POINTERS, carry, finger, fingers, mouse, releaseAll } from '../pointers.js';
import type { Pointer } from '../pointers.js';
import { ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

/** The middle of 453@-1,0, where 345 fits. */
const PLACE = [0, 28.9] as const;

/** A tile is in the hand, over the place where it fits. */
async function dragging(pointer: Pointer, attributes: Readonly<Record<string, string>> = {}): Promise<TriominoPage> {
  const page = await TriominoPage.open({ position: ONE_TILE, ...attributes });
  await page.uncover();
  await carry(pointer, page.middle(page.tile('345')), page.onScreen(...PLACE));
  await page.until(() => page.find('.board [data-over]') !== null);
  expect(page.find('.board [data-over]') !== null).to.equal(true);
  return page;
}

/** Nothing is in the hand, nothing is chosen, and the next presses are heard once the tile is back. */
async function expectAllAsBefore(page: TriominoPage): Promise<void> {
  await page.element.updateComplete;
  expect([page.ghosts, page.chosen, page.moves, page.find('[data-dragged]')]).to.deep.equal([[], undefined, [], null]);
  expect(page.all('.rack-tile').map(({ style }) => style.length)).to.deep.equal([0, 0, 0]);
  await page.until(() => page.root.getAnimations().length === 0);
  await page.click(page.tile('445'));
  await page.click(page.ghost('544@0,1'));
  expect(page.moves).to.deep.equal(['544@0,1']);
}

for (const pointer of POINTERS) {
  describe(`a drag with a ${pointer.name} that comes to nothing on <triomino-table>`, () => {
    afterEach(releaseAll);

    for (const [what, selector] of [
      ['on the rack', '.rack-tile'],
      ['on a button', '.actions button'],
      ['on a laid tile', '.board .laid path'],
      ['outside the element', undefined],
    ] as const) {
      it(`ends ${what}`, async () => {
        const page = await dragging(pointer);
        const refusals = page.listen('game-refuse');
        await pointer.move(selector ? page.middle(page.find(selector) as Element) : [2, 2]);
        await pointer.up();
        await expectAllAsBefore(page);
        expect(refusals).to.be.empty;
      });
    }

    it('is over when a script moves meanwhile', async () => {
      const page = await dragging(pointer);
      await page.played('544@0,1');
      expect([page.find('[data-dragged]'), page.ghosts]).to.deep.equal([null, []]);
      await pointer.up();
      expect([page.moves, page.rack]).to.deep.equal([['544@0,1'], ['055', '345']]);
      expect(page.all('.rack-tile').map(({ style }) => style.length)).to.deep.equal([0, 0]);
    });

    it('is over when the time is up meanwhile', async () => {
      const page = await dragging(pointer, { position: TWO_PLAYERS, 'turn-seconds': '20', dice: 'remote' });
      await page.pass(20_000);
      await pointer.up();
      await page.element.updateComplete;
      expect([page.moves, page.ghosts, page.find('[data-dragged]')]).to.deep.equal([['timeout'], [], null]);
    });

    it('is forgotten when the element is taken out of the page meanwhile', async () => {
      const page = await dragging(pointer);
      const parent = page.element.parentElement;
      page.element.remove();
      await pointer.up();
      parent?.append(page.element);
      await expectAllAsBefore(page);
    });

    it('is forgotten when the element is hidden meanwhile', async () => {
      const page = await dragging(pointer);
      page.element.hidden = true;
      await new Promise(requestAnimationFrame);
      await pointer.up();
      page.element.hidden = false;
      await expectAllAsBefore(page);
    });

    it('ends where another game is loaded, and the tile of that one stays', async () => {
      const page = await dragging(pointer);
      page.element.position = `${ONE_TILE} | 30`;
      await page.element.updateComplete;
      await pointer.up();
      await expectAllAsBefore(page);
    });
  });
}

describe('Escape while dragging on <triomino-table>', () => {
  afterEach(releaseAll);

  it('puts the tile back, and the release does nothing', async () => {
    const page = await dragging(mouse);
    await page.press('Escape');
    expect([page.ghosts, page.find('[data-dragged]')]).to.deep.equal([[], null]);
    await mouse.up();
    await expectAllAsBefore(page);
  });
});

describe('a finger that is taken away from <triomino-table>', () => {
  afterEach(releaseAll);

  it('puts the tile back', async () => {
    const page = await dragging(finger);
    await fingers.cancel();
    await expectAllAsBefore(page);
  });
});

describe('a mouse that is quicker than its events on <triomino-table>', () => {
  afterEach(releaseAll);

  it('does not leave the tile hanging when it is let go far outside', async () => {
    const page = await TriominoPage.open({ position: ONE_TILE });
    await mouse.down(page.middle(page.tile('345')));
    await mouse.move([2, 2]);
    await mouse.up();
    await mouse.move(page.middle(page.tile('055')));
    await expectAllAsBefore(page);
  });
});
