import { expect } from '@open-wc/testing';
import { TriominoPage } from './triomino-page.js';

const FOLLOWED = {
  goliath: { start: 'draw', emptyPool: 0, lap: true, bridge: 'one-side', hexagons: [50, 60, 70] },
  pressman: { start: 'triple', emptyPool: -10, lap: false, bridge: 'extended', hexagons: [50, 100, 150] },
} as const;

/** One option set against the variant, and what becomes of it. */
const OTHERWISE = {
  goliath: [
    ['start', 'triple', { start: 'triple' }],
    ['empty-pool', '-10', { emptyPool: -10 }],
    ['lap', 'off', { lap: false }],
    ['bridge', 'extended', { bridge: 'extended' }],
    ['hexagons', '50,100,150', { hexagons: [50, 100, 150] }],
  ],
  pressman: [
    ['start', 'draw', { start: 'draw' }],
    ['empty-pool', '0', { emptyPool: 0 }],
    ['lap', 'on', { lap: true }],
    ['bridge', 'one-side', { bridge: 'one-side' }],
    ['hexagons', '50,60,70', { hexagons: [50, 60, 70] }],
  ],
} as const;

describe('the variant of a game of Triomino', () => {
  for (const variant of ['goliath', 'pressman'] as const) {
    it(`says how the others are where the page says nothing of them: ${variant}`, async () => {
      const page = await TriominoPage.open({ variant });
      expect(page.element.match.options).to.deep.include({ ...FOLLOWED[variant], target: 400, scoring: 'standard' });
    });

    for (const [attribute, text, option] of OTHERWISE[variant]) {
      it(`leaves each of them to the page: ${variant} with ${attribute}="${text}"`, async () => {
        const page = await TriominoPage.open({ variant, [attribute]: text });
        expect(page.element.error).to.equal(undefined);
        const expected = { ...FOLLOWED[variant], ...option };
        expect(page.element.match.options).to.deep.include(expected);
        // The same where the variant comes later.
        page.element.variant = variant === 'goliath' ? 'pressman' : 'goliath';
        await page.element.updateComplete;
        page.element.setAttribute('variant', variant);
        await page.element.updateComplete;
        expect(page.element.match.options).to.deep.include(expected);
        page.element.removeAttribute(attribute);
        await page.element.updateComplete;
        expect(page.element.match.options).to.deep.include(FOLLOWED[variant]);
      });
    }
  }

  it('is that of a record, and what it says otherwise', async () => {
    const page = await TriominoPage.open({ record: 'triomino 1; variant=pressman; lap=on', lap: 'off' });
    expect(page.element.match.options).to.deep.include({ ...FOLLOWED.pressman, lap: true });
  });

  it('begins another game where it changes, as other rules do', async () => {
    const page = await TriominoPage.open({ seed: 'a' });
    await page.played('draw all');
    page.element.variant = 'goliath';
    await page.element.updateComplete;
    expect(page.moves).to.be.empty;
  });
});
