import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, momentOf, openMoment } from './moments.js';
import type { CuboPage } from './cubo-page.js';
import { expectWhole } from './whole.js';

const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;

/** Where things are beside the left edge of what they are in. */
function places(page: CuboPage, selector: string, within: string): number[] {
  const edge = left(page.find(within));
  return page.all(selector).map((element) => Math.round(left(element) - edge));
}

describe('an English <cubo-grid> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });

  after(() => {
    document.dir = '';
  });

  const same = [
    { what: 'its dice', when: 'building', selector: '.square .cell', within: '.square', least: 9 },
    { what: 'what its lines earn', when: 'building', selector: '.edges li, .worth', within: '.square', least: 7 },
    { what: 'its middle', when: 'building', selector: '.middle > span', within: '.middle', least: 4 },
    { what: 'the dice to take', when: 'after the call', selector: '.taking > *', within: '.taking', least: 5 },
    { what: 'a diagram', when: 'before a diagram', selector: '.cell, .edges li', within: '.square', least: 15 },
    {
      what: 'thrown dice',
      when: 'with some of nine dice entered',
      selector: '.thrown > *',
      within: '.thrown',
      least: 9,
    },
  ];
  for (const { what, when, selector, within, least } of same) {
    it(`has ${what} as in every other page`, async () => {
      const page = await openMoment(momentOf(when));
      const mirrored = places(page, selector, within);
      document.dir = 'ltr';
      const usual = places(page, selector, within);
      document.dir = 'rtl';
      expect(mirrored).to.deep.equal(usual).and.to.have.length.at.least(least);
    });
  }

  it('goes among the dice, and swaps them, where the arrow points', async () => {
    const page = await openMoment(momentOf('building'));
    page.cell('a1').focus();
    await page.press('ArrowRight');
    expect(page.focusedName).to.equal('b1, red 2');
    expect(left(page.cell('b1'))).to.be.above(left(page.cell('a1')));
    await chord(page, 'Shift', 'ArrowRight');
    expect([page.moves, page.focusedName]).to.deep.equal([['swap b1c1'], 'c1, red 2']);
  });

  it('goes among the tools where the arrow points', async () => {
    const page = await openMoment(momentOf('building'));
    page.button('Redo')?.focus();
    const x = left(page.focused);
    await page.press('ArrowRight');
    expect(left(page.focused)).to.be.above(x);
  });

  it('has the time on the left, and the sign of a player on the right of the name', async () => {
    const alone = await openMoment(momentOf('building'));
    expect(left(alone.find('.seconds'))).to.be.below(left(alone.find('.clock > :first-child')));
    alone.element.remove();
    const page = await openMoment(momentOf('of two, building'));
    expect(left(page.find('.head .seat-sign'))).to.be.above(left(page.find('.head .name')));
  });

  for (const width of [320, 720] as const) {
    describe(`${width} wide`, () => {
      onScreen(width, 900);
      const few = /^(building|after the call|giving a die|between two rounds|with some|of two, (building|exchanging))/;
      for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
        for (const lang of ['en', 'de']) {
          it(`is whole, ${moment.what}, ${lang}`, async () => {
            expectWhole(await openMoment(moment, { lang }));
          });
        }
      }
    });
  }
});
