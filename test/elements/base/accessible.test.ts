import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { MOMENTS, openMoment } from '../games/triad-board/moments.js';
import type { Moment } from '../games/triad-board/moments.js';
import { TriadPage } from '../games/triad-board/page.js';
import { CROWDED, IMPOSSIBLE, START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';

const COMMENTED = GAME.replace('c6d5xd6', 'c6d5xd6 {A triad.}');

/** What a reader may have before them beside the moments at which everything has to fit. */
const MORE: readonly Moment[] = [
  { what: 'with a chosen die', properties: { position: START }, act: (page) => page.clickCell('a1') },
  { what: 'after a refusal', properties: { position: CROWDED }, act: (page) => page.clickCells('b2', 'b4') },
  { what: 'with marks', properties: { position: START, marks: 'a1 c3 b1-b4' } },
  { what: 'in a record with a comment', properties: { mode: 'replay', record: COMMENTED, ply: 3, names: 'Ann, Bob' } },
  { what: 'without a record', properties: { mode: 'replay' } },
  { what: 'before a ply that there is not', properties: { mode: 'replay', record: GAME, ply: 99 } },
  {
    what: 'before a diagram of what no game reaches',
    properties: { mode: 'diagram', position: IMPOSSIBLE, marks: 'a1' },
  },
];

for (const { scheme, width } of [
  { scheme: 'light', width: 320 },
  { scheme: 'dark', width: 1080 },
] as const) {
  describe(`an element for everybody, ${scheme}, ${width} pixels wide`, () => {
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

    for (const moment of [...MOMENTS, ...MORE]) {
      it(`has nothing to object to ${moment.what}, and fits the screen`, async () => {
        const page = await openMoment(moment, width - 16);
        await page.until(() => page.cell('a1').checkVisibility({ contentVisibilityAuto: true }));
        await expect(page.board).to.be.accessible();
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
        const dialog = page.find('dialog');
        if (!dialog) return;
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        expect(Math.min(left, top)).to.be.at.least(0);
        expect(right).to.be.at.most(width);
        expect(bottom).to.be.at.most(700);
        expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
      });
    }
  });
}

describe('the audit', () => {
  const complaint = async ({ board }: TriadPage): Promise<string> => {
    try {
      await expect(board).to.be.accessible();
      return '';
    } catch (error) {
      return String(error);
    }
  };

  it('does look at the words on buttons', async () => {
    const page = await TriadPage.open({ position: START });
    page.board.style.setProperty('--tabletop-surface', '#ddd');
    page.board.style.setProperty('--tabletop-text', '#ccc');
    expect(await complaint(page)).to.include('color-contrast');
  });

  it('does look into a dialog', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickButton('Share');
    await page.until(() => page.find('dialog') !== null);
    page.find('dialog')?.style.setProperty('color', '#eee');
    expect(await complaint(page)).to.include('color-contrast');
  });
});
