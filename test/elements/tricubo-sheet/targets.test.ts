import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { outOfReach, smallerThan } from '../fit.js';
import { MOMENTS, openMoment } from './moments.js';

/** What has room round it, on the sheet and beside it. */
const LARGE = 'button:not(.target), .entry, .move-field input, .fields .target, tr:has([data-target="row"])';

for (const width of [320, 390]) {
  describe(`what a finger is to hit on <tricubo-sheet>, ${width} pixels wide`, () => {
    before(() => setViewport({ width, height: 844 }));
    after(() => setViewport({ width: 800, height: 600 }));

    const played = MOMENTS.filter(
      ({ attributes, what }) => attributes['mode'] === undefined && !/help|sharing/.test(what),
    );
    for (const moment of played) {
      it(`is 44 pixels large ${moment.what}, and within reach`, async () => {
        const page = await openMoment(moment);
        expect(page.all(LARGE).length).to.be.above(6);
        expect(smallerThan(44, page, LARGE)).to.be.empty;
        expect(outOfReach(page, `${LARGE}, .target`)).to.be.empty;
      });
    }

    it('is a whole cell in the column of interim boxes', async () => {
      for (const what of ['with a row to be scored', 'with rows ticked to be scored']) {
        const page = await openMoment(MOMENTS.find((moment) => moment.what === what)!);
        const cells = page.all('[data-target="interim"]').map((target) => {
          const [box, cell] = [target, target.closest('td')!].map((each) => each.getBoundingClientRect());
          return [box!.width >= cell!.width - 0.5, box!.height >= 44, box!.bottom <= cell!.bottom + 0.5];
        });
        expect(cells, what).to.deep.equal(Array(5).fill([true, true, true]));
        page.element.remove();
      }
    });
  });
}
