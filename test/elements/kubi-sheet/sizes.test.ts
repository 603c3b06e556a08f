import { expect } from '@open-wc/testing';
import { outOfReach, smallerThan } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';

describe('a <kubi-sheet> in German, at four times the size on a screen of 1280 by 1024', () => {
  onScreen(320, 256);

  for (const moment of MOMENTS) {
    it(`can be used and read to its end without scrolling sideways, ${moment.what}`, async () => {
      const page = await openMoment(moment, { lang: 'de' });
      const isCovered = page.find('dialog') !== null;
      const controls = isCovered ? 'dialog :is(button, textarea)' : 'button:not(.listed), input, .number-box, .entry';
      const texts = isCovered ? 'dialog :is(h3, p, figcaption)' : '.status, .error, .listed, .legend, .sheet th';
      expect(outOfReach(page, controls), 'controls').to.deep.equal([]);
      expect(outOfReach(page, texts), 'texts').to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.equal(320);
      expect(page.all(controls).length > 0).to.equal(moment.attributes['mode'] !== 'diagram');
    });
  }
});

for (const width of [240, 320]) {
  describe(`a <kubi-sheet> ${width} wide under a finger`, () => {
    onScreen(width, 640);

    // Six in a row cannot be wider than that where the page is as narrow as a page can be.
    const six = width < 320 ? 36 : 44;
    for (const moment of MOMENTS) {
      it(`has nothing too small to hit, ${moment.what}`, async () => {
        const page = await openMoment(moment, { lang: 'de' });
        expect(smallerThan(44, page, '.tool, .button, button.hand-die, .seat-button, .entry')).to.deep.equal([]);
        expect(smallerThan(six, page, '.number-box, .pick')).to.deep.equal([]);
        expect(smallerThan(24, page, '.listed, input:not([type=radio])')).to.deep.equal([]);
      });
    }
  });
}
