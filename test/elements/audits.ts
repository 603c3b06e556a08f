import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { GamePage } from './game-page.js';
import type { Moment, Shown } from './moments.js';

type Scheme = 'light' | 'dark';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** A screen of this width in a scheme, without motion, so that nothing is measured while it is half faded in. */
function onAuditedScreen(width: number, colorScheme: Scheme): void {
  before(async () => {
    await setViewport({ width, height: 700 });
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
}

/** At each of these moments an audit has nothing to object to, narrow and wide, in the light and in the dark. */
export function auditMoments<Page extends GamePage>(
  tag: string,
  moments: readonly Moment<Page>[],
  openMoment: (moment: Moment<Page>, shown?: Shown) => Promise<Page>,
  { lang = 'en', widths = [320, 1080], schemes = SCHEMES } = {},
): void {
  for (const scheme of schemes) {
    for (const width of widths) {
      describe(`<${tag} lang="${lang}"> for everybody, ${scheme}, ${width} pixels wide`, () => {
        onAuditedScreen(width, scheme);

        for (const moment of moments) {
          it(`has nothing to object to ${moment.what}`, async () => {
            const page = await openMoment(moment, { lang });
            await expect(page.element).to.be.accessible();
            expect(document.documentElement.scrollWidth).to.be.at.most(width);
          });
        }
      });
    }
  }
}

/** What an audit objects to where the words on a sheet can hardly be read. */
export async function complaintOnPalePaper({ element }: GamePage): Promise<string> {
  element.style.setProperty('--tabletop-paper', '#ddd');
  element.style.setProperty('--tabletop-paper-text', '#ccc');
  try {
    await expect(element).to.be.accessible();
    return '';
  } catch (error) {
    return String(error);
  }
}
