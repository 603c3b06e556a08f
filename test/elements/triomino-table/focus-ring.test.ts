import { expect } from '@open-wc/testing';
import { onScreen } from '../on-screen.js';
import type { TriominoPage } from './triomino-page.js';
import { MOMENTS, openMoment } from './moments.js';

const FOCUSABLE = 'button, input, textarea, [tabindex]:not(h2)';

/** The width of the ring round an element. */
function ringOf(element: HTMLElement): number {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isSeen = outlineStyle === 'solid' && !/, 0\)$|transparent/.test(outlineColor);
  return isSeen ? parseFloat(outlineWidth) : 0;
}

/** What can have the focus and does not show it. */
async function withoutRing(page: TriominoPage): Promise<string[]> {
  // After any key browsers show where the focus is; Firefox only where it is asked to.
  await page.press('Shift');
  const dialog = page.find('dialog[open]');
  const all = page
    .all(FOCUSABLE)
    .filter((each) => each.checkVisibility() && !each.closest('[inert]') && (!dialog || dialog.contains(each)));
  return all.flatMap((element) => {
    element.focus({ focusVisible: true });
    const isShown = page.focused === element && ringOf(element) >= 3;
    return isShown ? [] : [`${element.localName}.${element.className} ${element.ariaLabel ?? element.textContent}`];
  });
}

describe('the focus on <triomino-table>', () => {
  onScreen(1280, 900);

  for (const moment of MOMENTS.filter(({ attributes }) => attributes['mode'] !== 'diagram')) {
    it(`is seen on everything that can have it, ${moment.what}`, async () => {
      const page = await openMoment(moment);
      expect(page.all(FOCUSABLE).length).to.be.above(4);
      expect(await withoutRing(page)).to.deep.equal([]);
    });
  }
});
