import { expect } from '@open-wc/testing';
import { clipped, overlapping, spaceOut, stickingOut } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';
import { PLACES, WORDS, expectLabelsApart, expectWhole } from './whole.js';

for (const width of [320, 480, 1080]) {
  describe(`a <kubi-sheet> ${width} wide`, () => {
    onScreen(width, 900);
    let endSpacing = () => {};
    afterEach(() => endSpacing());

    for (const moment of MOMENTS) {
      for (const lang of ['en', 'de']) {
        it(`is whole, also for a reader who spaces all text out, ${moment.what}, ${lang}`, async () => {
          const page = await openMoment(moment, { lang });
          expectWhole(page);
          endSpacing = spaceOut(page);
          expectWhole(page);
        });
      }
    }
  });
}

describe('the measuring of a <kubi-sheet>', () => {
  onScreen(320, 900);

  it('does see what is clipped, overlaps or sticks out on a sheet and beside it', async () => {
    const page = await openMoment({ what: '', attributes: {}, moves: ['x146', 'roll 12346'] });
    expectWhole(page);
    const total = page.find('tfoot .points') as HTMLElement;
    total.style.cssText = 'position: relative; left: 60px';
    expect(stickingOut(page, PLACES)).to.include('points “0”');
    total.style.cssText = '';
    const [die] = page.dice;
    die!.style.cssText = 'translate: 10px';
    expect(overlapping(page, PLACES)).to.be.empty;
    die!.style.cssText = 'translate: 60px';
    expect(overlapping(page, PLACES)).to.not.be.empty;
    die!.style.cssText = '';
    const entry = page.find('.entry span') as HTMLElement;
    entry.style.cssText = 'inline-size: 30px; block-size: 20px';
    expect(clipped(page, WORDS)).to.have.lengthOf(1);
    entry.style.cssText = '';
    (page.find('.place-label') as HTMLElement).style.cssText = 'letter-spacing: 2em';
    expect(() => expectLabelsApart(page)).to.throw();
  });
});
