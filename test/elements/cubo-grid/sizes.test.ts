import { testNarrow } from '../narrow.js';
import { onScreen } from '../on-screen.js';
import { LONG_NAMES, MOMENTS, openMoment } from './moments.js';
import { expectWhole } from './whole.js';

for (const width of [240, 320, 480, 720, 1080, 1280]) {
  describe(`a <cubo-grid> in a place ${width} wide`, () => {
    onScreen(1400, 900);

    for (const moment of MOMENTS) {
      it(`is whole, ${moment.what}`, async () => {
        const page = await openMoment(moment, { width });
        expectWhole(page, moment.attributes['names'] === LONG_NAMES);
      });
    }
  });
}

testNarrow({
  tag: 'cubo-grid',
  // Several need more room, dice that are covered are not to be reached, and the pad has a test of its own.
  moments: MOMENTS.filter(({ what }) => !/^(of |after the call|entering|with some)/.test(what)),
  open: openMoment,
  pressed: '.take',
  inSixes: '.pick',
  small: 'button.cell, .listed, input:not([type=radio], .visually-hidden)',
});
