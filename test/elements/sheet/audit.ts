import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { GamePage } from '../game-page.js';
import type { Moment, Shown } from '../moments.js';

/** At each of these moments an audit has nothing to object to, in the light on a narrow screen and in the dark on a wide one. */
export function auditMoments<Page extends GamePage>(
  tag: string,
  moments: readonly Moment<Page>[],
  openMoment: (moment: Moment<Page>, shown?: Shown) => Promise<Page>,
): void {
  for (const [colorScheme, width] of [
    ['light', 320],
    ['dark', 1080],
  ] as const) {
    describe(`<${tag}> for everybody, ${colorScheme}, ${width} wide`, () => {
      before(async () => {
        await setViewport({ width, height: 700 });
        // Nothing is measured while it is half faded in.
        await emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        document.documentElement.style.colorScheme = 'light dark';
        // The audit takes a page without a background for white.
        document.body.style.background = 'Canvas';
      });

      after(async () => {
        await setViewport({ width: 800, height: 600 });
        await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        document.documentElement.style.colorScheme = '';
        document.body.style.background = '';
      });

      for (const moment of moments) {
        it(`has nothing to object to ${moment.what}`, async () => {
          const page = await openMoment(moment);
          await expect(page.element).to.be.accessible();
        });
      }
    });
  }

  it(`the audit of <${tag}> does look at the words on the sheet`, async () => {
    const { element } = await openMoment({ what: '', attributes: {} });
    element.style.cssText = '--tabletop-paper: #ddd; --tabletop-paper-text: #ccc';
    const complaint = await Promise.resolve(expect(element).to.be.accessible()).then(() => '', String);
    expect(complaint).to.include('color-contrast');
  });
}
