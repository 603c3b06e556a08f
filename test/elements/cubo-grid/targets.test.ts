import { expect } from '@open-wc/testing';
import { outOfReach, smallerThan } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, momentOf, openMoment } from './moments.js';

const PRESSED = 'button, input';
/** Dice that are covered are not to be hit. */
const REACHED = ':is(button, input):not(.seat:has(.cover) .cell)';
const isPlayed = ({ attributes, what }: (typeof MOMENTS)[number]) =>
  attributes['mode'] === undefined && !/help|sharing|mistake/.test(what);

for (const width of [720, 1080]) {
  describe(`what a finger is to hit on <cubo-grid> for several players, ${width} wide`, () => {
    onScreen(width, 900);

    for (const moment of MOMENTS.filter((each) => isPlayed(each) && each.what.startsWith('of '))) {
      it(`is 44 pixels large and within reach, ${moment.what}`, async () => {
        const page = await openMoment(moment);
        expect(smallerThan(44, page, PRESSED)).to.deep.equal([]);
        if (moment.attributes['paused'] === undefined) expect(outOfReach(page, REACHED)).to.deep.equal([]);
        expect(page.all(PRESSED).length).to.be.above(8);
      });
    }
  });
}

describe('what a finger is to hit on <cubo-grid> for one', () => {
  onScreen(320, 900);

  it('is 44 pixels large after the call', async () => {
    const page = await openMoment(momentOf('after the call'), { lang: 'de' });
    expect(smallerThan(44, page, PRESSED)).to.deep.equal([]);
    expect(outOfReach(page, '.take, .taking button')).to.deep.equal([]);
    expect(page.all('.take')).to.have.lengthOf(4);
  });

  it('is a die of more than 60 pixels', async () => {
    const page = await openMoment(momentOf('building'));
    expect(smallerThan(60, page, '.square .cell')).to.deep.equal([]);
  });
});
