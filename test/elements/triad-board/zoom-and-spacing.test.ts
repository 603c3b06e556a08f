import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { BoardPage } from './board-page.js';
import { clipped, outOfReach, overlapping, smallerThan, spaceOut, stickingOut } from '../fit.js';
import { LANGUAGES } from './languages.js';
import { MOMENTS, openMoment } from './moments.js';
import { START } from './positions.js';

/** What is to be used and what to be read: in the dialog that lies over the page, else on the board and beside it. */
function reachable(page: BoardPage): { controls: string; texts: string } {
  if (page.find('dialog')) return { controls: 'dialog :is(button, textarea)', texts: 'dialog :is(h3, p, figcaption)' };
  const uncovered = page.find('.over-board') ? ':not(.cell)' : '';
  return { controls: `button:not(.listed)${uncovered}, input`, texts: '.status, .error, .listed' };
}

/** A page without a margin and without movement, so wide and so high. */
function onScreen(width: number, height: number): void {
  before(async () => {
    await setViewport({ width, height });
    await emulateMedia({ reducedMotion: 'reduce' });
    document.body.style.margin = '0';
  });

  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
    document.body.style.margin = '';
  });
}

for (const width of [240, 320, 480, 720, 1080]) {
  describe(`a <triad-board> ${width} wide for a reader who spaces all text out`, () => {
    onScreen(width, 900);
    let endSpacing = () => {};
    afterEach(() => endSpacing());

    for (const lang of width < 400 ? LANGUAGES : ['de', 'fr']) {
      for (const moment of MOMENTS) {
        it(`is whole, and nothing of it lies on anything else, ${moment.what}, ${lang}`, async () => {
          const page = await openMoment(moment, width, lang);
          endSpacing = spaceOut(page);
          expect(clipped(page), 'clipped').to.deep.equal([]);
          expect(overlapping(page), 'overlapping').to.deep.equal([]);
          expect(stickingOut(page), 'sticking out').to.deep.equal([]);
          expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
        });
      }
    }
  });
}

for (const lang of ['en', 'de']) {
  describe(`a <triad-board> at four times the size on a screen of 1280 by 1024, ${lang}`, () => {
    onScreen(320, 256);

    for (const moment of MOMENTS) {
      it(`can be used and read to its end without scrolling sideways, ${moment.what}`, async () => {
        const page = await openMoment(moment, 320, lang);
        expect(overlapping(page), 'overlapping').to.deep.equal([]);
        const { controls, texts } = reachable(page);
        expect(outOfReach(page, controls), 'controls').to.deep.equal([]);
        expect(outOfReach(page, texts), 'texts').to.deep.equal([]);
        expect(document.documentElement.scrollWidth).to.equal(320);
        expect(page.all(controls).length > 0).to.equal(moment.properties.mode !== 'diagram');
      });
    }
  });
}

for (const width of [240, 320]) {
  describe(`a <triad-board> ${width} wide under a finger`, () => {
    onScreen(width, 640);

    for (const moment of MOMENTS) {
      it(`has nothing too small to hit, ${moment.what}`, async () => {
        const page = await openMoment(moment, width, 'de');
        expect(smallerThan(44, page, '.tool, .button')).to.deep.equal([]);
        expect(smallerThan(24, page, '.cell, .listed, input')).to.deep.equal([]);
      });
    }
  });
}

describe('the measuring of a <triad-board>', () => {
  const open = () => openMoment({ what: '', properties: { position: START } }, 320);

  it('does space text out, inside of the board as well', async () => {
    const page = await open();
    const end = spaceOut(page);
    for (const element of [page.find('.status'), page.button('Play'), page.find('input')]) {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(element as Element);
      expect(parseFloat(letterSpacing)).to.be.closeTo(0.12 * parseFloat(fontSize), 0.01);
      expect(parseFloat(lineHeight)).to.be.closeTo(1.5 * parseFloat(fontSize), 0.01);
    }
    end();
    expect(getComputedStyle(page.find('.status') as Element).letterSpacing).to.equal('normal');
  });

  it('does see what is clipped, overlaps, sticks out, is small or out of reach', async () => {
    const page = await open();
    const play = page.button('Play') as HTMLElement;
    play.style.cssText = 'inline-size: 12px; padding: 0';
    expect(clipped(page)).to.deep.equal(['button “Play”']);
    expect(smallerThan(44, page, '.button')).to.have.lengthOf(1);
    play.style.cssText = 'margin-block-start: -60px; inline-size: 300px; translate: 60px';
    expect(overlapping(page)).to.not.be.empty;
    expect(stickingOut(page)).to.deep.equal(['button “Play”']);
    play.style.cssText = 'position: fixed; inset-block-start: -60px';
    expect(outOfReach(page, '.button')).to.deep.equal(['button “Play”']);
  });
});
