import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { clipped, outOfReach, overlapping, smallerThan, spaceOut, stickingOut } from '../fit.js';
import type { GamePage } from '../game-page.js';
import type { Moment, Shown } from '../moments.js';
import { onScreen } from '../on-screen.js';

/** What a game with sheets consists of, by selectors. */
export interface Parts {
  /** What has words or figures on it. */
  readonly words: string;
  /** And what else has a place of its own. */
  readonly places: string;
  /** What is pressed and stands alone. */
  readonly targets: string;
  /** What stands six in a row, which has less room where the screen is as narrow as can be. */
  readonly inSixes: string;
}

interface Looks<Page extends GamePage> {
  readonly tag: string;
  readonly moments: readonly Moment<Page>[];
  readonly openMoment: (moment: Moment<Page>, shown?: Shown) => Promise<Page>;
  readonly parts: Parts;
  /** What may be clipped or touch its neighbour all the same, by what it is called. */
  readonly mayBreak?: (thing: string) => boolean;
  /** Where a moment needs more room than this width has. */
  readonly isTooWide?: (moment: Moment<Page>, width: number) => boolean;
}

/** The widths of a screen that is as narrow as can be, of a phone, of half a tablet, at twice the size on a desk, and on a desk. */
const WIDTHS = [240, 320, 480, 640, 1280] as const;

/** Nothing is clipped, lies on something else or sticks out, on a screen of any width, in the language with the longest words. */
export function testLooks<Page extends GamePage>(looks: Looks<Page>): void {
  const { tag, moments, openMoment, parts, mayBreak = () => false, isTooWide = () => false } = looks;

  const broken = (page: Page) => ({
    clipped: clipped(page, parts.words).filter((thing) => !mayBreak(thing)),
    overlapping: overlapping(page, parts.places).filter((thing) => !mayBreak(thing)),
    stickingOut: stickingOut(page, parts.places),
    scrolling: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  });
  const WHOLE = { clipped: [], overlapping: [], stickingOut: [], scrolling: 0 };

  describe(`<${tag}> on every screen`, () => {
    onScreen(1280, 900);

    for (const moment of moments) {
      it(`is whole ${moment.what}`, async () => {
        const page = await openMoment(moment, { lang: 'de' });
        for (const width of WIDTHS) {
          if (isTooWide(moment, width)) continue;
          await setViewport({ width, height: 900 });
          expect(broken(page), `${width} wide`).to.deep.equal(WHOLE);
          if (width > 320) continue;
          expect(smallerThan(44, page, parts.targets), `too small, ${width} wide`).to.deep.equal([]);
          const six = width < 320 ? 36 : 44;
          expect(smallerThan(six, page, parts.inSixes), `too small, ${width} wide`).to.deep.equal([]);
        }
      });
    }
  });

  describe(`<${tag}> at four times the size`, () => {
    onScreen(320, 256);
    let endSpacing = () => {};
    afterEach(() => endSpacing());

    for (const moment of moments) {
      it(`can be used and read to its end, also with all text spaced out, ${moment.what}`, async () => {
        const page = await openMoment(moment, { lang: 'de' });
        const controls = page.find('dialog')
          ? 'dialog button'
          : `button:not(.listed, .seat-button[aria-pressed=true]), input, ${parts.targets}`;
        expect(outOfReach(page, controls)).to.deep.equal([]);
        endSpacing = spaceOut(page);
        // There the tray that sticks to the bottom of the screen is in its own place.
        scrollTo(0, document.documentElement.scrollHeight);
        expect(broken(page)).to.deep.equal(WHOLE);
      });
    }
  });
}
