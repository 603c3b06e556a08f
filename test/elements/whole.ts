import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { outOfReach, smallerThan, spaceOut } from './fit.js';
import type { GamePage } from './game-page.js';

/** How small what is pressed may be, from which width on and up to which. */
export interface Target {
  readonly selector: string;
  readonly least: number;
  readonly from?: number;
  readonly to?: number;
}

/** What of a game has to be whole, and at which moments. */
interface Whole<Page extends GamePage, Moment extends { readonly what: string }> {
  readonly tag: string;
  readonly moments: readonly Moment[];
  /** Opens a moment in German, whose words are longest, in a box as wide as the page. */
  readonly open: (moment: Moment) => Promise<Page>;
  /** What is clipped, lies on something else or sticks out. */
  readonly broken: (page: Page) => readonly string[];
  readonly targets: readonly Target[];
  /** What is used, and what is read, however small the screen, where no dialog lies over it. */
  readonly controls: string;
  readonly texts: string;
  /** Where a moment needs more room than this width has. */
  readonly isTooWide?: (moment: Moment, width: number) => boolean;
}

/** A screen as narrow as can be, two phones, a tablet and a desk. */
const WIDTHS = [240, 320, 480, 720, 1280] as const;
const SCREEN = { width: 1280, height: 900 };
/** A desk’s screen, where everything is four times as large. */
const MAGNIFIED = { width: 320, height: 256 };

const DIALOG = { controls: 'dialog :is(button, textarea)', texts: 'dialog :is(h3, p, figcaption)' };

/** What is before a reader gets narrower: a dialog with the screen, everything else with the box it is in. */
async function resize(page: GamePage, width: number): Promise<void> {
  if (page.find('dialog')) await setViewport({ ...SCREEN, width });
  else (page.element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  // What is drawn anew for its size, comes with the next frame.
  await new Promise(requestAnimationFrame);
}

/**
 * Opens each moment of a game once and looks at all that has to do with its sizes and looks: nothing is cut off at any width, also for a reader who
 * spaces all text out, a finger hits everything, the smallest screen suffices, and an audit has nothing to object to. Every other moment is in the dark.
 */
export function describeWhole<Page extends GamePage, Moment extends { readonly what: string }>(
  whole: Whole<Page, Moment>,
): void {
  const { tag, moments, open, broken, targets, controls, texts, isTooWide = () => false } = whole;

  async function check(moment: Moment, width: number): Promise<void> {
    const page = await open(moment);
    const expectNone = (things: readonly string[], where: string) =>
      expect(things, `${where}: ${things.join()}`).to.be.empty;
    const expectWhole = (where: string) => expectNone(broken(page), where);
    for (const each of WIDTHS.filter((some) => !isTooWide(moment, some))) {
      await resize(page, each);
      expectWhole(`${each} wide`);
      for (const { selector, least, from = 0, to = 1280 } of targets) {
        if (each >= from && each <= to) expectNone(smallerThan(least, page, selector), `too small, ${each} wide`);
      }
    }
    await resize(page, width);
    await expectAccessible(page.element);
    (page.element.parentElement as HTMLElement).style.inlineSize = '';
    await setViewport(MAGNIFIED);
    const isCovered = page.find('dialog') !== null;
    expectNone(outOfReach(page, isCovered ? DIALOG.controls : controls), 'out of reach');
    expectNone(outOfReach(page, isCovered ? DIALOG.texts : texts), 'not to be read');
    expect(document.documentElement.scrollWidth).to.equal(MAGNIFIED.width);
    await setViewport(SCREEN);
    (page.element.parentElement as HTMLElement).style.inlineSize = '320px';
    const endSpacing = spaceOut(page);
    try {
      expectWhole('spaced out');
    } finally {
      endSpacing();
    }
  }

  for (const [colorScheme, width, first] of [
    ['light', 320, 0],
    ['dark', 1080, 1],
  ] as const) {
    describe(`<${tag}>, ${colorScheme}`, () => {
      before(async () => {
        // Nothing is measured while it is half faded in.
        await emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        document.documentElement.style.colorScheme = 'light dark';
        // The audit takes a page without a background for white.
        document.body.style.cssText = 'background: Canvas; margin: 0';
      });
      beforeEach(() => setViewport(SCREEN));

      after(async () => {
        await setViewport({ width: 800, height: 600 });
        await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        document.documentElement.style.colorScheme = '';
        document.body.style.cssText = '';
      });

      for (const moment of moments.filter((_, i) => i % 2 === first)) {
        it(`is whole, in reach and readable for everybody ${moment.what}`, () => check(moment, width));
      }
    });
  }
}
