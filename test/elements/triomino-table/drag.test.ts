import { expect } from '@open-wc/testing';
import { POINTERS, carry, releaseAll } from '../pointers.js';
import type { Pointer } from '../pointers.js';
import { BRIDGE, ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage, numbersOf } from './triomino-page.js';

/** What the numbers of a tile in the rack are now, from its lone corner on. */
const picture = (page: TriominoPage, tile: string) => numbersOf(page.tile(tile));

/** Takes a tile from the rack to a point that is known once the places are shown. */
async function drag(page: TriominoPage, pointer: Pointer, tile: string, to: () => readonly [number, number]) {
  const [x, y] = page.middle(page.tile(tile));
  await carry(pointer, [x, y], [x, y - 20]);
  await page.until(() => page.find('[data-dragged]') !== null);
  await pointer.move(to());
  await page.until(() => page.find('[data-dragged]')?.style.length === 2);
  await page.element.updateComplete;
}

async function drop(page: TriominoPage, pointer: Pointer): Promise<void> {
  await pointer.up();
  await page.element.updateComplete;
}

const isOver = (page: TriominoPage) => page.find('.board [data-over]') !== null;

for (const pointer of POINTERS) {
  describe(`a tile of the rack in the hand of a ${pointer.name}`, () => {
    afterEach(releaseAll);

    it('shows where it fits, turns to fit over a place, and is laid there', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      const made = page.listen('game-move');
      await drag(page, pointer, '345', () => page.middle(page.ghost('453@-1,0')));
      await page.until(() => isOver(page));
      expect([page.ghosts, page.badges, picture(page, '345')]).to.deep.equal([['453@-1,0'], ['12'], '453']);
      expect(page.moves).to.be.empty;
      await drop(page, pointer);
      expect(made.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['reader 453@-1,0']);
      expect([page.laid.at(-1), page.ghosts, page.rack]).to.deep.equal(['453@-1,0', [], ['055', '445']]);
    });

    it('turns back beside the place, and returns to the rack when it is let go there', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      const refusals = page.listen('game-refuse');
      await drag(page, pointer, '345', () => page.middle(page.ghost('453@-1,0')));
      await page.until(() => isOver(page));
      await pointer.move(page.onScreen(200, 160));
      await page.until(() => !isOver(page));
      expect(picture(page, '345')).to.equal('345');
      await drop(page, pointer);
      expect([page.ghosts, page.chosen, page.moves, refusals]).to.deep.equal([[], undefined, [], []]);
      expect([page.find('[data-dragged]'), page.tile('345').style.length]).to.deep.equal([null, 0]);
    });

    it('is laid on that of several places over which it is let go', async () => {
      const page = await TriominoPage.open({ position: BRIDGE });
      await drag(page, pointer, '344', () => page.middle(page.ghost('344@0,0')));
      await pointer.move(page.middle(page.ghost('344@4,0')));
      await page.until(() => page.find('[data-over]')?.dataset['cell'] === '1');
      await drop(page, pointer);
      expect(page.moves).to.deep.equal(['344@4,0']);
    });

    it('takes the place of one that is chosen', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      await page.click(page.tile('445'));
      expect(page.ghosts).to.deep.equal(['544@0,1']);
      await drag(page, pointer, '345', () => page.middle(page.ghost('453@-1,0')));
      expect(page.ghosts).to.deep.equal(['453@-1,0']);
      await drop(page, pointer);
      expect(page.moves).to.deep.equal(['453@-1,0']);
    });

    it('that fits nowhere comes back wherever it is let go', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      await drag(page, pointer, '055', () => page.onScreen(25, 43));
      expect(page.ghosts).to.be.empty;
      await drop(page, pointer);
      expect([page.moves, page.rack, page.find('[data-dragged]')]).to.deep.equal([[], ['055', '345', '445'], null]);
    });

    it('leaves no click behind: the next press chooses', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      await drag(page, pointer, '345', () => page.onScreen(200, 160));
      await drop(page, pointer);
      expect(page.chosen).to.equal(undefined);
      await page.click(page.tile('445'));
      expect([page.chosen, page.ghosts]).to.deep.equal(['445', ['544@0,1']]);
    });

    it('is of whoever is to move: another one’s stays', async () => {
      const page = await TriominoPage.open({ position: TWO_PLAYERS, viewer: '1' });
      const [x, y] = page.middle(page.tile('334'));
      await carry(pointer, [x, y], page.onScreen(25, 43));
      await drop(page, pointer);
      expect([page.find('[data-dragged]'), page.ghosts, page.moves]).to.deep.equal([null, [], []]);
    });
  });
}
