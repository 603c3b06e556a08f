import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { MOMENTS, openMoment } from './moments.js';

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [320, 1080] as const) {
    describe(`<kubi-sheet> for everybody, ${scheme}, ${width} pixels wide`, () => {
      before(async () => {
        await setViewport({ width, height: 700 });
        // Without motion, so that nothing is measured while it is half faded in.
        await emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
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

      for (const moment of MOMENTS) {
        it(`has nothing to object to ${moment.what}`, async () => {
          const page = await openMoment(moment);
          await expect(page.element).to.be.accessible();
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
        });
      }
    });
  }
}

describe('the audit of <kubi-sheet>', () => {
  it('does look at the words on the sheet and beside it', async () => {
    const page = await openMoment({ what: '', attributes: {} });
    page.element.style.setProperty('--tabletop-paper', '#ddd');
    page.element.style.setProperty('--tabletop-paper-text', '#ccc');
    let complaint = '';
    try {
      await expect(page.element).to.be.accessible();
    } catch (error) {
      complaint = String(error);
    }
    expect(complaint).to.include('color-contrast');
  });
});
