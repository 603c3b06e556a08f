import { expect } from '@open-wc/testing';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';
import { SheetPage } from './sheet-page.js';
import { expectWhole } from './whole.js';

const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;
const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? NaN;

const openRolled = async () => (await SheetPage.open({ seed: 'a' })).played('x146', 'roll');

/** Where things are beside the left edge of what they are in. */
function places(page: SheetPage, selector: string, within: string): number[] {
  const edge = left(page.find(within));
  return page.all(selector).map((element) => Math.round(left(element) - edge));
}

describe('an English <kubi-sheet> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });

  after(() => {
    document.dir = '';
  });

  const same = [
    { what: 'its tables', selector: '.sheet :is(th, td)', within: '.sheet' },
    { what: 'its dice and their places', selector: '.hand > *', within: '.hand' },
  ];
  for (const { what, selector, within } of same) {
    it(`has ${what} as in every other page`, async () => {
      const page = await openRolled();
      const mirrored = places(page, selector, within);
      document.dir = 'ltr';
      const usual = places(page, selector, within);
      document.dir = 'rtl';
      expect(mirrored).to.deep.equal(usual).and.to.have.length.above(10);
    });
  }

  it('goes among the dice where the arrow points', async () => {
    const page = await openRolled();
    page.dice[0]?.focus();
    for (let die = 1; die < 5; die++) {
      const [x] = page.middle(page.focused as Element);
      await page.press('ArrowRight');
      expect(page.middle(page.focused as Element)[0]).to.be.above(x);
    }
  });

  it('goes among the tools where the arrow points', async () => {
    const page = await openRolled();
    page.button('Redo')?.focus();
    const [x] = page.middle(page.focused as Element);
    await page.press('ArrowRight');
    expect(page.middle(page.focused as Element)[0]).to.be.above(x);
  });

  it('has the sign of a seat on the right of its name', async () => {
    const page = await SheetPage.open({ seats: 'human human', names: 'Ann, Bob' });
    expect(left(page.find('.seat-sign'))).to.be.at.least(right(page.find('.seat-name')));
  });

  it('has the radio button on the right of its entry', async () => {
    const page = await openRolled();
    expect(left(page.find('.entry input'))).to.be.at.least(right(page.find('.entry span')));
  });

  it('has a minus before its figure', async () => {
    const page = await openRolled();
    const [cell] = page.all('.sums tbody .count');
    const text = cell?.firstChild?.nextSibling ?? cell?.firstChild;
    const range = document.createRange();
    const at = (from: number) => {
      range.setStart(text as Node, from);
      range.setEnd(text as Node, from + 1);
      return range.getBoundingClientRect().left;
    };
    const from = cell?.textContent?.indexOf('−') ?? NaN;
    expect(cell?.textContent?.slice(from)).to.equal('−200');
    expect(at(from)).to.be.below(at(from + 1));
  });

  for (const width of [320, 720] as const) {
    describe(`${width} wide`, () => {
      onScreen(width, 900);
      const few = /^(at the opening|with all dice placed|at the end, of three|of eight, at the opening|entering dice)$/;
      const moments = MOMENTS.filter(({ what }) => few.test(what) && (width < 720 || !what.includes('placed')));
      for (const moment of moments) {
        for (const lang of ['en', 'de']) {
          it(`is whole, ${moment.what}, ${lang}`, async () => expectWhole(await openMoment(moment, { lang })));
        }
      }
    });
  }
});
