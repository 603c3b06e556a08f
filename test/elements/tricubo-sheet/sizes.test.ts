import { expect } from '@open-wc/testing';
import { testNarrow } from '../narrow.js';
import { onScreen } from '../on-screen.js';
import { LONG_NAMES, MOMENTS, openMoment } from './moments.js';
import { expectWhole, valuesAstray } from './whole.js';

const isOfTwelve = ({ attributes }: (typeof MOMENTS)[number]) => attributes['sheet'] !== undefined;

for (const width of [240, 320, 480, 720, 1280]) {
  describe(`a <tricubo-sheet> in a place ${width} wide`, () => {
    onScreen(1400, 900);

    for (const moment of MOMENTS) {
      // Twelve values cannot stand beside each other where the page is as narrow as a page can be.
      if (width === 240 && isOfTwelve(moment)) continue;
      it(`is whole, ${moment.what}`, async () => {
        const page = await openMoment(moment, { width });
        expectWhole(page, moment.attributes['names'] === LONG_NAMES);
      });
    }

    if (width === 240) return;
    for (const moment of MOMENTS.filter((each) => !isOfTwelve(each))) {
      it(`has each value over its column, ${moment.what}`, async () => {
        const page = await openMoment(moment, { width });
        expect(valuesAstray(page)).to.deep.equal([]);
      });
    }
  });
}

testNarrow({
  tag: 'tricubo-sheet',
  moments: MOMENTS,
  open: openMoment,
  pressed: '.entry',
  inSixes: '.pick',
  small: '.target, .listed, input:not([type=radio], .visually-hidden)',
});
