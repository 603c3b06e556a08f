import { expect, html } from '@open-wc/testing';
import { fingers, releaseAll } from '../../pointers.js';
import { holding, onPhone, swipeFrom } from '../../swiping.js';
import { TriadPage } from './page.js';
import { HEMMED_IN, START, TRIAD_AHEAD } from './positions.js';

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
