import { expect } from '@open-wc/testing';
import { outOfReach, smallerThan } from '../fit.js';
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

describe('a <tricubo-sheet> in German, at four times the size on a screen of 1280 by 1024', () => {
  onScreen(320, 256);

  for (const moment of MOMENTS) {
    it(`can be used and read to its end without scrolling sideways, ${moment.what}`, async () => {
      const page = await openMoment(moment, { lang: 'de' });
      const isCovered = page.find('dialog') !== null;
      const controls = isCovered ? 'dialog :is(button, textarea)' : 'button:not(.listed), input, .entry';
      const texts = isCovered ? 'dialog :is(h3, p, figcaption)' : '.status, .error, .listed, .sheet th';
      expect(outOfReach(page, controls), 'controls').to.deep.equal([]);
      expect(outOfReach(page, texts), 'texts').to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.equal(320);
      expect(page.all(controls).length > 0).to.equal(moment.attributes['mode'] !== 'diagram');
    });
  }
});

for (const width of [240, 320]) {
  describe(`a <tricubo-sheet> ${width} wide under a finger`, () => {
    onScreen(width, 640);

    // Six in a row cannot be wider than that where the page is as narrow as a page can be.
    const six = width < 320 ? 36 : 44;
    for (const moment of MOMENTS) {
      it(`has nothing too small to hit, ${moment.what}`, async () => {
        const page = await openMoment(moment, { lang: 'de' });
        expect(smallerThan(44, page, '.tool, .button, button.hand-die, .seat-button, .entry')).to.deep.equal([]);
        expect(smallerThan(six, page, '.pick')).to.deep.equal([]);
        expect(smallerThan(24, page, '.target, .listed, input:not([type=radio], .visually-hidden)')).to.deep.equal([]);
      });
    }
  });
}
