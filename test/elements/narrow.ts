import { expect } from '@open-wc/testing';
import { outOfReach, smallerThan } from './fit.js';
import type { GamePage } from './game-page.js';
import type { Moment, Shown } from './moments.js';
import { onScreen } from './on-screen.js';

/** A game to be met on narrow screens, and what is special to it. */
export interface Narrow<Page extends GamePage> {
  readonly tag: string;
  readonly moments: readonly Moment<Page>[];
  readonly open: (moment: Moment<Page>, shown: Shown) => Promise<Page>;
  /** What can be pressed beside buttons, fields and choices in words, if anything. */
  readonly pressed: string;
  /** What stands six in a row. */
  readonly inSixes: string;
  /** What may be smaller than other targets. */
  readonly small: string;
}

/** What a reader needs who has a narrow screen, or a wide one at four times the size, and a finger. */
export function testNarrow<Page extends GamePage>({ tag, moments, open, pressed, inSixes, small }: Narrow<Page>): void {
  describe(`a <${tag}> in German, at four times the size on a screen of 1280 by 1024`, () => {
    onScreen(320, 256);

    for (const moment of moments) {
      it(`can be used and read to its end without scrolling sideways, ${moment.what}`, async () => {
        const page = await open(moment, { lang: 'de' });
        const isCovered = page.find('dialog') !== null;
        const controls = isCovered ? 'dialog :is(button, textarea)' : `button:not(.listed), input, ${pressed}`;
        const texts = isCovered ? 'dialog :is(h3, p, figcaption)' : '.status, .error, .listed, .legend, .sheet th';
        expect(outOfReach(page, controls), 'controls').to.deep.equal([]);
        expect(outOfReach(page, texts), 'texts').to.deep.equal([]);
        expect(document.documentElement.scrollWidth).to.equal(320);
        expect(page.all(controls).length > 0).to.equal(moment.attributes['mode'] !== 'diagram');
      });
    }
  });

  for (const width of [240, 320]) {
    describe(`a <${tag}> ${width} wide under a finger`, () => {
      onScreen(width, 640);

      // Six in a row cannot be wider than that where the page is as narrow as a page can be.
      const six = width < 320 ? 36 : 44;
      for (const moment of moments) {
        it(`has nothing too small to hit, ${moment.what}`, async () => {
          const page = await open(moment, { lang: 'de' });
          expect(smallerThan(44, page, '.tool, .button, button.hand-die, .seat-button, .entry')).to.deep.equal([]);
          expect(smallerThan(six, page, inSixes)).to.deep.equal([]);
          expect(smallerThan(24, page, small)).to.deep.equal([]);
        });
      }
    });
  }
}
