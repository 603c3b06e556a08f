import { expect } from '@open-wc/testing';
import { leaks } from './secrets.js';
import { TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

/** The time of the first player is over, and no alarm has rung yet. */
async function late(dice: string): Promise<TriominoPage> {
  const page = await TriominoPage.open({
    position: TWO_PLAYERS,
    names: 'Ann, Bob',
    'turn-seconds': '20',
    dice,
    seed: 'late',
  });
  await page.uncover();
  page.tile('345').click();
  await page.element.updateComplete;
  page.clock.sleep(20_000);
  return page;
}

const DOINGS: Readonly<Record<string, (page: TriominoPage) => void>> = {
  'a press on a place': (page) => page.ghost('453@-1,0').dispatchEvent(new MouseEvent('click', { bubbles: true })),
  'a press on a place in the list': (page) => page.place(0).click(),
  'a press on another tile': (page) => page.tile('445').click(),
  'a press on the tile': (page) => page.tile('345').click(),
  'the button that buys': (page) => page.button('Buy a tile (−5)')?.click(),
};

for (const [what, act] of Object.entries(DOINGS)) {
  describe(`${what} in the moment the time is up`, () => {
    it('comes too late, and tells the next one nothing', async () => {
      const page = await late('auto');
      act(page);
      await page.element.updateComplete;
      expect(page.moves.map((move) => move.split(' ')[0])).to.deep.equal(['timeout', 'draw']);
      expect([page.isCovered, page.ghosts, page.places, leaks(page, undefined)]).to.deep.equal([true, [], [], []]);
    });

    it('comes too late where the tile has still to be drawn', async () => {
      const page = await late('remote');
      act(page);
      await page.element.updateComplete;
      expect(page.moves).to.deep.equal(['timeout']);
      expect([page.ghosts, page.places, page.status.includes('fits nowhere')]).to.deep.equal([[], [], false]);
    });
  });
}
