import { expect } from '@open-wc/testing';
import { clipped, overlapping, spaceOut, stickingOut } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { LONG_NAMES, MOMENTS, momentOf, openMoment } from './moments.js';
import { PLACES, WORDS, expectWhole } from './whole.js';

for (const width of [320, 720, 1080]) {
  describe(`a <triomino-table> ${width} wide`, () => {
    onScreen(width, 900);
    let endSpacing = () => {};
    afterEach(() => endSpacing());

    for (const moment of MOMENTS.filter(({ what }) => !what.includes('seconds'))) {
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

describe('the measuring of a <triomino-table>', () => {
  onScreen(320, 900);

  it('does see what is clipped, overlaps or sticks out', async () => {
    const page = await openMoment(momentOf('of two, to move'));
    expectWhole(page);
    const facts = page.find('.facts > span') as HTMLElement;
    facts.style.cssText = 'position: relative; left: 300px';
    expect(stickingOut(page, PLACES)).to.not.be.empty;
    facts.style.cssText = 'translate: 0 70px';
    expect(overlapping(page, PLACES)).to.not.be.empty;
    const round = page.find('.meta p') as HTMLElement;
    round.style.cssText = 'inline-size: 20px; white-space: nowrap';
    expect(clipped(page, WORDS)).to.have.lengthOf(1);
  });
});
