import { expect } from '@open-wc/testing';
import { clipped, overlapping, spaceOut, stickingOut } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { LONG_NAMES, MOMENTS, momentOf, openMoment } from './moments.js';
import { PLACES, WORDS, expectWhole } from './whole.js';

for (const width of [320, 720, 1080]) {
  describe(`a <cubo-grid> ${width} wide`, () => {
    onScreen(width, 900);
    let endSpacing = () => {};
    afterEach(() => endSpacing());

    for (const moment of MOMENTS) {
      for (const lang of ['en', 'fr']) {
        it(`is whole for a reader who spaces all text out, ${moment.what}, ${lang}`, async () => {
          const page = await openMoment(moment, { lang });
          endSpacing = spaceOut(page);
          expectWhole(page, moment.attributes['names'] === LONG_NAMES);
        });
      }
    }
  });
}

describe('the measuring of a <cubo-grid>', () => {
  onScreen(320, 900);

  it('does see what is clipped, overlaps or sticks out', async () => {
    const page = await openMoment(momentOf('between two rounds'));
    expectWhole(page);
    const worth = page.find('.worth') as HTMLElement;
    worth.style.cssText = 'position: relative; left: 60px';
    expect(stickingOut(page, PLACES)).to.not.be.empty;
    worth.style.cssText = 'translate: -60px';
    expect(overlapping(page, PLACES)).to.not.be.empty;
    const line = page.find('.explained li') as HTMLElement;
    line.style.cssText = 'inline-size: 20px; white-space: nowrap';
    expect(clipped(page, WORDS)).to.have.lengthOf(1);
  });
});
