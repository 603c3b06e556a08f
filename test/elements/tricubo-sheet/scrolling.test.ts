import { expect, html } from '@open-wc/testing';
import { holding, onPhone, swipeFrom } from '../swiping.js';
import { EMPTY, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

describe('scrolling a page with a finger on <tricubo-sheet>', () => {
  onPhone();

  const open = (position: string) =>
    TricuboPage.within(
      html`<div style="padding-block-end: 2000px"><tricubo-sheet position=${position}></tricubo-sheet></div>`,
    );

  const places: Readonly<Record<string, readonly [position: string, selector: string]>> = {
    'a row': [ROLLED, 'tr[data-row="2"] svg'],
    'a row in which a first cross can be made': [EMPTY, 'tr[data-row="2"] svg'],
    'the colour fields': [ROLLED, '.fields'],
    'the sums': [ROLLED, '.sums'],
    'the rounds': [ROLLED, '.track'],
    'a die that can be chosen': [ROLLED, '.hand-die[data-die="1"]'],
    'the sentence that says what is to be done': [ROLLED, '.status'],
    'dice that are to be rolled': ['2,4,1,0,0 .,.,.,.,. L | A 4', '.hand'],
  };
  for (const [what, [position, selector]] of Object.entries(places)) {
    it(`works from ${what}`, async () => {
      const page = await open(position);
      expect(await swipeFrom(page, page.find(selector) as Element)).to.be.above(50);
      expect(page.moves).to.be.empty;
      expect(page.chosenDie).to.equal(undefined);
    });
  }

  for (const die of ['M', 'S'] as const) {
    it(`works from each place that can be pressed on the sheet for a die, ${die}`, async () => {
      const page = await open(ROLLED);
      await page.clickDie(die);
      for (const target of page.all('.target')) {
        expect(await swipeFrom(page, target), target.ariaLabel ?? '').to.be.above(50);
      }
      expect(page.moves).to.be.empty;
      expect(page.chosenDie).to.equal(die);
    });
  }

  it('is given up by nothing', async () => {
    const page = await open(ROLLED);
    await page.clickDie('M');
    expect(holding(page).length).to.equal(0);
  });
});
