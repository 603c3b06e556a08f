import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, momentOf, openMoment } from './moments.js';
import type { TriominoPage } from './triomino-page.js';
import { expectWhole } from './whole.js';

const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;

/** Where things are beside the left edge of what they are in. */
function places(page: TriominoPage, selector: string, within: string): number[] {
  const edge = left(page.find(within));
  return page.all(selector).map((element) => Math.round(left(element) - edge));
}

describe('an English <triomino-table> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });

  after(() => {
    document.dir = '';
  });

  const same = [
    { what: 'its table', when: 'with a tile chosen', selector: '.board .laid, .board .ghost', within: '.table' },
    { what: 'its rack', when: 'with a tile chosen', selector: '.rack-tile', within: '.rack' },
    { what: 'a diagram', when: 'before a diagram', selector: '.board .laid', within: '.table' },
    {
      what: 'the tiles to enter',
      when: 'with some of nine tiles entered',
      selector: '.pad-tile',
      within: '.pad-tiles',
    },
  ];
  for (const { what, when, selector, within } of same) {
    it(`has ${what} as in every other page`, async () => {
      const page = await openMoment(momentOf(when));
      const mirrored = places(page, selector, within);
      document.dir = 'ltr';
      const usual = places(page, selector, within);
      document.dir = 'rtl';
      expect(mirrored).to.deep.equal(usual).and.to.have.length.at.least(3);
    });
  }

  it('goes among the tools of the view, and those beside the table, where the arrow points', async () => {
    const page = await openMoment(momentOf('to move'));
    for (const name of ['Zoom out', 'Redo']) {
      page.button(name)?.focus();
      const x = left(page.focused);
      await page.press('ArrowRight');
      expect(left(page.focused), name).to.be.above(x);
    }
  });

  it('moves the table where the arrow points', async () => {
    const page = await openMoment(momentOf('zoomed in'));
    const [x] = page.view;
    page.tile('345').focus();
    await chord(page, 'Shift', 'ArrowRight');
    expect(page.view[0]).to.be.above(x);
  });

  it('has the sign of a player on the right of the name', async () => {
    const page = await openMoment(momentOf('of two, to move'));
    expect(left(page.find('.seat .seat-sign'))).to.be.above(left(page.find('.seat .name')));
  });

  for (const width of [320, 720] as const) {
    describe(`${width} wide`, () => {
      onScreen(width, 900);
      const few = /^(to move|with a tile chosen|with many|with some|of two, (covered|to move|between)|of six.*to move)/;
      for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
        for (const lang of ['en', 'de']) {
          it(`is whole, ${moment.what}, ${lang}`, async () => {
            expectWhole(await openMoment(moment, { lang }), moment.what.includes('long names'));
          });
        }
      }
    });
  }
});
