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

/** What makes a move is too late at once; what only chooses a tile is void when the alarm rings. */
const DOINGS: Readonly<Record<string, (page: TriominoPage) => void | Promise<void>>> = {
  'a press on a place': (page) => {
    page.ghost('453@-1,0').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  },
  'a press on a place in the list': (page) => page.place(0).click(),
  'the button that buys': (page) => page.button('Buy a tile (−5)')?.click(),
  'a press on another tile, and the alarm': async (page) => {
    await page.click(page.tile('445'));
    await page.pass(0);
  },
  'a press on the tile, and the alarm': async (page) => {
    await page.click(page.tile('345'));
    await page.pass(0);
  },
};

for (const [what, act] of Object.entries(DOINGS)) {
  describe(`${what} in the moment the time is up`, () => {
    it('comes too late, and tells the next one nothing', async () => {
      const page = await late('auto');
      await act(page);
      await page.element.updateComplete;
      expect(page.moves.map((move) => move.split(' ')[0])).to.deep.equal(['timeout', 'draw']);
      expect([page.isCovered, page.ghosts, page.places, leaks(page, undefined)]).to.deep.equal([true, [], [], []]);
    });

    it('comes too late where the tile has still to be drawn', async () => {
      const page = await late('remote');
      await act(page);
      await page.element.updateComplete;
      expect(page.moves).to.deep.equal(['timeout']);
      expect([page.ghosts, page.places, page.status.includes('fits nowhere')]).to.deep.equal([[], [], false]);
    });
  });
}
