import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { fingers, releaseAll, tap } from '../pointers.js';
import { START, TRIAD_AHEAD } from './positions.js';

/** White wins: a legal game from the dice of the seed below, found by playing at random and taking each triad. */
const GAME = ['e1b4', 'd6e5', 'b1e4xe4', 'e5b5xb6', 'd1a4xa4', 'e6b3xb3', 'c1c4xc4'];
const SEED = 'tap';

const tapOn = async (page: BoardPage, element: Element) => {
  element.scrollIntoView({ block: 'nearest' });
  await tap(page.middle(element));
  await page.board.updateComplete;
};

describe('<triad-board> by tap', () => {
  afterEach(releaseAll);

  it('moves a die by two taps', async () => {
    const page = await BoardPage.open({ position: START });
    await tapOn(page, page.cell('a1'));
    expect(page.marked('chosen')).to.deep.equal(['a1']);
    await tapOn(page, page.cell('a3'));
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  it('takes a finger that trembles for a tap', async () => {
    const page = await BoardPage.open({ position: START });
    const [x, y] = page.middle(page.cell('a1'));
    await fingers.down([x, y]);
    await fingers.move([x + 4, y - 4]);
    await fingers.up();
    await page.until(() => page.marked('chosen').length > 0);
    expect(page.marked('chosen')).to.deep.equal(['a1']);
  });

  it('takes a die off by a third tap', async () => {
    const page = await BoardPage.open({ position: TRIAD_AHEAD });
    for (const cell of ['c1', 'e3', 'd4']) await tapOn(page, page.cell(cell));
    expect(page.position).to.equal('ccc1ba/2a3/6/4B1/6/1A1BBC b 1-0');
  });

  it('plays and wins a whole game', async () => {
    const page = await BoardPage.open({ seed: SEED });
    const ends = page.listen('game-end');
    await tapOn(page, page.button('Roll the dice') as Element);
    for (const text of GAME) {
      const [from = '', to = '', off] = text.match(/[a-f][1-6]/g) ?? [];
      for (const cell of off === undefined ? [from, to] : [from, to, off]) await tapOn(page, page.cell(cell));
    }
    expect(page.board.match.entries.slice(1).map(({ text }) => text)).to.deep.equal(GAME);
    expect(page.status).to.equal('White wins. The third die is off.');
    expect(ends).to.deep.equal([{ winners: [0], scores: [3, 2], reason: 'three-removed' }]);
  });
});
