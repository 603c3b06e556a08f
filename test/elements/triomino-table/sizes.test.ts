import { testNarrow } from '../narrow.js';
import { onScreen } from '../on-screen.js';
import { LONG_NAMES, MOMENTS, openMoment } from './moments.js';
import { expectWhole } from './whole.js';

for (const width of [240, 320, 480, 720, 1080, 1280]) {
  describe(`a <triomino-table> in a place ${width} wide`, () => {
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
  tag: 'triomino-table',
  // Help and a clock that is running have tests of their own.
  moments: MOMENTS.filter(({ what }) => !/help|seconds/.test(what)),
  open: openMoment,
  pressed: '.place',
  inSixes: '.rack-tile, .pad-tile, .place',
  small: '.listed, input:not([type=radio], .visually-hidden)',
});
