import { expect } from '@open-wc/testing';
import { MOMENTS, openMoment } from './moments.js';
import type { TricuboPage } from './tricubo-page.js';

const FOCUSABLE = 'button, input, textarea, [tabindex]:not(h2)';

/** The width of the ring round an element, drawn on it or, where it is not seen itself, on the box it stands in. */
function ringOf(element: HTMLElement): number {
  const box = element.matches('.visually-hidden') ? element.closest('.slot') : element;
  if (!box) return 0;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
  const isSeen = outlineStyle === 'solid' && !/, 0\)$|transparent/.test(outlineColor);
  return isSeen ? parseFloat(outlineWidth) : 0;
}

/** What has the focus and does not show it. */
async function withoutRing(page: TricuboPage): Promise<string[]> {
  // After any key browsers show where the focus is; Firefox only where it is asked to.
  await page.press('Shift');
  const dialog = page.find('dialog[open]');
  const all = page
    .all(FOCUSABLE)
    .filter((element) => element.checkVisibility() && (!dialog || dialog.contains(element)));
  return all.flatMap((element) => {
    element.focus({ focusVisible: true });
    const isShown = page.focused === element && ringOf(element) >= 3;
    return isShown ? [] : [`${element.localName}.${element.className} ${element.ariaLabel ?? element.textContent}`];
  });
}

describe('the focus on <tricubo-sheet>', () => {
  for (const moment of MOMENTS.filter(({ attributes }) => attributes['mode'] !== 'diagram')) {
    it(`is seen on everything that can have it, ${moment.what}`, async () => {
      const page = await openMoment(moment);
      expect(page.all(FOCUSABLE).length).to.be.above(4);
      expect(await withoutRing(page)).to.deep.equal([]);
    });
  }

  it('is seen round the box of a row that is ticked', async () => {
    const page = await openMoment(MOMENTS.find(({ what }) => what.startsWith('with rows ticked'))!);
    await page.press('Shift');
    const box = page.interimTarget(2) as HTMLInputElement;
    expect(box.checked).to.be.true;
    const ring = () => ringOf(box);
    expect(ring()).to.equal(0);
    box.focus({ focusVisible: true });
    expect(ring()).to.equal(3);
  });
});
