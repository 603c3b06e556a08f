import { expect, html } from '@open-wc/testing';
import { fingers, releaseAll } from '../pointers.js';
import { holding, onPhone, swipeFrom } from '../swiping.js';
import { TriadPage } from './page.js';
import { HEMMED_IN, START, TRIAD_AHEAD } from './positions.js';

/** White wins: a legal game from the dice of the seed below, found by playing at random and taking each triad. */
const GAME = ['e1b4', 'd6e5', 'b1e4xe4', 'e5b5xb6', 'd1a4xa4', 'e6b3xb3', 'c1c4xc4'];
const SEED = 'tap';

describe('<triad-board> by tap', () => {
  afterEach(releaseAll);

  it('moves a die by two taps', async () => {
    const page = await TriadPage.open({ position: START });
    await page.tapOn(page.cell('a1'));
    expect(page.marked('chosen')).to.deep.equal(['a1']);
    await page.tapOn(page.cell('a3'));
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  it('takes a finger that trembles for a tap', async () => {
    const page = await TriadPage.open({ position: START });
    const [x, y] = page.middle(page.cell('a1'));
    await fingers.down([x, y]);
    await fingers.move([x + 4, y - 4]);
    await fingers.up();
    await page.until(() => page.marked('chosen').length > 0);
    expect(page.marked('chosen')).to.deep.equal(['a1']);
  });

  it('takes a die off by a third tap', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    for (const cell of ['c1', 'e3', 'd4']) await page.tapOn(page.cell(cell));
    expect(page.position).to.equal('ccc1ba/2a3/6/4B1/6/1A1BBC b 1-0');
  });

  it('plays and wins a whole game', async () => {
    const page = await TriadPage.open({ seed: SEED });
    const ends = page.listen('game-end');
    await page.tapOn(page.button('Roll the dice') as Element);
    for (const text of GAME) {
      const [from = '', to = '', off] = text.match(/[a-f][1-6]/g) ?? [];
      for (const cell of off === undefined ? [from, to] : [from, to, off]) await page.tapOn(page.cell(cell));
    }
    expect(page.board.match.entries.slice(1).map(({ text }) => text)).to.deep.equal(GAME);
    expect(page.status).to.equal('White wins. The third die is off.');
    expect(ends).to.deep.equal([{ winners: [0], scores: [3, 2], reason: 'three-removed' }]);
  });
});

describe('scrolling a page with a finger on <triad-board>', () => {
  onPhone();

  const open = () =>
    TriadPage.within(
      html`<div style="padding-block-end: 2000px"><triad-board position=${HEMMED_IN}></triad-board></div>`,
    );

  const places = [
    { what: 'an empty cell', name: 'c3' },
    { what: 'a die that cannot move', name: 'f3' },
    { what: 'a die of the opponent', name: 'e4' },
  ];
  for (const { what, name } of places) {
    it(`works from ${what}`, async () => {
      const page = await open();
      expect(await swipeFrom(page, page.cell(name))).to.be.above(50);
      expect(page.status).to.equal('White to move.');
      expect(page.position).to.equal(HEMMED_IN);
    });
  }

  it('is given up by those dice alone that can move, so that none is taken from under the finger', async () => {
    const page = await open();
    expect(holding(page).map((element) => page.nameOf(element))).to.deep.equal(['a1']);
    expect(await swipeFrom(page, page.cell('a1'))).to.equal(0);
  });
});
