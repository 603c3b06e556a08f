import { expect, html } from '@open-wc/testing';
import { holding, onPhone, swipeFrom } from '../swiping.js';
import { NOWHERE, ROLLED } from './rolled.js';
import { crossed } from './sheets.js';
import { SheetPage } from './sheet-page.js';

describe('scrolling a page with a finger on <kubi-sheet>', () => {
  onPhone();

  const open = (position: string) =>
    SheetPage.within(html`<div style="padding-block-end: 2000px"><kubi-sheet position=${position}></kubi-sheet></div>`);

  const places: Readonly<Record<string, readonly [position: string, selector: string]>> = {
    'the sums': [ROLLED, '.sums [data-sum="7"]'],
    'the countdown': [ROLLED, '.countdown'],
    'an empty place': [ROLLED, '.slot[data-slot="1"]'],
    'the sentence that says what is to be done': [ROLLED, '.status'],
    'the button to enter': [ROLLED, '.primary'],
    'dice that are to be rolled': [crossed('146'), '.hand-die'],
    'a number to cross': ['- 0,0,0,0,0,0,0,0,0,0,0', '.number-box'],
  };
  for (const [what, [position, selector]] of Object.entries(places)) {
    it(`works from ${what}`, async () => {
      const page = await open(position);
      expect(await swipeFrom(page, page.find(selector) as Element)).to.be.above(50);
      expect(page.position).to.equal(position);
      expect(page.all('input:checked, [data-draft]').length).to.equal(0);
    });
  }

  it('does not take a die from under the finger that moves it', async () => {
    const page = await open(ROLLED);
    expect(await swipeFrom(page, page.dice[0] as Element)).to.equal(0);
    expect(page.placed).to.deep.equal(NOWHERE);
  });

  it('is given up by the five dice alone, and only while they can be placed', async () => {
    const page = await open(ROLLED);
    expect(holding(page).map(({ dataset }) => dataset['die'])).to.deep.equal(['0', '1', '2', '3', '4']);
    await page.played('1|23|46');
    expect(holding(page).length).to.equal(0);
  });
});
