import { expect } from '@open-wc/testing';
import { clipped, outOfReach, overlapping, smallerThan, spaceOut, stickingOut } from '../../fit.js';
import { onScreen } from '../../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';
import type { TriadPage } from './page.js';
import { START } from './positions.js';

/** The panel is below the board up to 639 pixels and beside it from 640 on. */
const WIDTHS = [240, 320, 480, 639, 640, 1080] as const;

/** What is to be used and what to be read: in the dialog that lies over the page, else on the board and beside it. */
function reachable(page: TriadPage): { controls: string; texts: string } {
  if (page.find('dialog')) return { controls: 'dialog :is(button, textarea)', texts: 'dialog :is(h3, p, figcaption)' };
  const uncovered = page.find('.over-board') ? ':not(.cell)' : '';
  return { controls: `button:not(.listed)${uncovered}, input`, texts: '.status, .error, .listed' };
}

describe('a <triad-board> of any width', () => {
  onScreen(1080, 900);
  let endSpacing = () => {};
  afterEach(() => endSpacing());

  const resize = (page: TriadPage, width: number) => {
    (page.board.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  };

  for (const [lang, moments] of [
    ['de', MOMENTS],
    ['fr', MOMENTS],
  ] as const) {
    for (const moment of moments) {
      it(`is whole, and nothing of it lies on anything else, also spaced out, ${moment.what}, ${lang}`, async () => {
        const page = await openMoment(moment, 1080, lang);
        for (const isSpaced of [false, true]) {
          if (isSpaced) endSpacing = spaceOut(page);
          for (const width of WIDTHS) {
            resize(page, width);
            expect(clipped(page), `clipped, ${width}`).to.deep.equal([]);
            expect(overlapping(page), `overlapping, ${width}`).to.deep.equal([]);
            expect(stickingOut(page), `sticking out, ${width}`).to.deep.equal([]);
            expect(page.board.scrollWidth).to.be.at.most(page.board.clientWidth);
          }
        }
      });
    }
  }

  it('has its panel beside the board where there is room, and a square board with square cells', async () => {
    const page = await openMoment({ what: '', properties: { position: START } }, 1080);
    for (const width of WIDTHS) {
      resize(page, width);
      const [board, panel, cell] = ['.board', '.panel', '.cell'].map(
        (selector) => page.find(selector)?.getBoundingClientRect() ?? new DOMRect(),
      );
      if (!board || !panel || !cell) throw new Error('all are there');
      if (width < 880) expect(panel.top, String(width)).to.be.at.least(board.bottom);
      else expect(panel.left, String(width)).to.be.at.least(board.right);
      for (const box of [board, cell]) expect(box.height).to.be.closeTo(box.width, 1);
    }
  });
});

describe('a <triad-board> at four times the size on a screen of 1280 by 1024, in German', () => {
  onScreen(320, 256);

  for (const moment of MOMENTS) {
    it(`can be used with a finger and read to its end without scrolling sideways, ${moment.what}`, async () => {
      const page = await openMoment(moment, 320, 'de');
      const { controls, texts } = reachable(page);
      expect(outOfReach(page, controls), 'controls').to.deep.equal([]);
      expect(outOfReach(page, texts), 'texts').to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.equal(320);
      expect(page.all(controls).length > 0).to.equal(moment.properties.mode !== 'diagram');
      expect(smallerThan(44, page, '.tool, .button')).to.deep.equal([]);
      expect(smallerThan(24, page, '.cell, .listed, input')).to.deep.equal([]);
    });
  }
});

describe('the measuring of a <triad-board>', () => {
  onScreen(320, 640);
  const open = () => openMoment({ what: '', properties: { position: START } }, 320);

  it('does space text out, inside of the board as well', async () => {
    const page = await open();
    const end = spaceOut(page);
    await page.showTyping();
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
    await page.showTyping();
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
