import { expect } from '@open-wc/testing';
import { outOfReach, smallerThan } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';

const PRESSED = 'button:not(.listed), input, .place';
const isPlayed = ({ attributes, what }: (typeof MOMENTS)[number]) =>
  attributes['mode'] === undefined && !/help|sharing|mistake/.test(what);

for (const width of [240, 320, 360, 480, 720, 1080]) {
  describe(`what a finger is to hit on <triomino-table>, ${width} wide`, () => {
    onScreen(width, 900);

    for (const moment of MOMENTS.filter(isPlayed)) {
      it(`is 44 pixels large and within reach, ${moment.what}`, async () => {
        const page = await openMoment(moment);
        expect(smallerThan(44, page, PRESSED)).to.deep.equal([]);
        expect(outOfReach(page, `:is(${PRESSED}):not([data-tool="whole"])`)).to.deep.equal([]);
        expect(page.all(PRESSED).length).to.be.above(8);
      });
    }
  });
}
