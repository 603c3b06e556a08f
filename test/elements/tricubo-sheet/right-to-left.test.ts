import { expect } from '@open-wc/testing';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';
import { rolled } from './rolled.js';
import { ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';
import { expectWhole } from './whole.js';

const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;
const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? NaN;

/** Where things are beside the left edge of what they are in. */
function places(page: TricuboPage, selector: string, within: string): number[] {
  const edge = left(page.find(within));
  return page.all(selector).map((element) => Math.round(left(element) - edge));
}

describe('an English <tricubo-sheet> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });

  after(() => {
    document.dir = '';
  });

  const same = [
    { what: 'its table', selector: '.sheet :is(th, td, svg)', within: '.sheet', least: 20 },
    { what: 'its colour fields and sums', selector: ':is(.fields li, .sums dd)', within: '.sheet', least: 8 },
    { what: 'its dice', selector: '.hand .place', within: '.hand', least: 3 },
    { what: 'its rounds', selector: '.round', within: '.track', least: 21 },
  ];
  for (const { what, selector, within, least } of same) {
    it(`has ${what} as in every other page`, async () => {
      const page = await TricuboPage.open({ position: ROLLED });
      const mirrored = places(page, selector, within);
      document.dir = 'ltr';
      const usual = places(page, selector, within);
      document.dir = 'rtl';
      expect(mirrored).to.deep.equal(usual).and.to.have.length.at.least(least);
    });
  }

  it('goes among the dice where the arrow points', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    page.die('L').focus();
    for (const die of ['M', 'S'] as const) {
      const [x] = page.middle(page.focused as Element);
      await page.press('ArrowRight');
      expect(page.focused === page.die(die)).to.be.true;
      expect(page.middle(page.focused as Element)[0]).to.be.above(x);
    }
  });

  it('goes among the colour fields where the arrow points', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    page.die('M').focus();
    await page.press('Enter', 'ArrowRight');
    const [x] = page.middle(page.focused as Element);
    await page.press('ArrowRight');
    expect(page.middle(page.focused as Element)[0]).to.be.above(x);
  });

  it('goes among the tools where the arrow points', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    page.button('Redo')?.focus();
    const [x] = page.middle(page.focused as Element);
    await page.press('ArrowRight');
    expect(page.middle(page.focused as Element)[0]).to.be.above(x);
  });

  it('has the sign of a seat on the right of its name, and its small sheet as it is', async () => {
    const page = await TricuboPage.open({ position: rolled(2), names: 'Ann, Bob' });
    expect(left(page.find('.seat-sign'))).to.be.at.least(right(page.find('.seat-name')));
    const { a } = (page.find('.mini') as unknown as SVGSVGElement).getScreenCTM() as DOMMatrix;
    expect(a).to.be.above(0);
  });

  it('has the radio button on the right of its use', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    expect(left(page.find('.entry input'))).to.be.at.least(right(page.find('.entry span')));
  });

  for (const width of [320, 720] as const) {
    describe(`${width} wide`, () => {
      onScreen(width, 900);
      const few =
        /^(at the opening|with a die chosen|with rows ticked to be scored|at the end, of three|entering dice)$/;
      for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
        for (const lang of ['en', 'de']) {
          it(`is whole, ${moment.what}, ${lang}`, async () => {
            expectWhole(await openMoment(moment, { lang }), moment.what.includes('three'));
          });
        }
      }
    });
  }
});
