import { expect } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { memorySuite } from '../come-and-go.js';
import { ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

interface Kind {
  readonly properties: object;
  /** What a reader does, and leaves in the middle. */
  readonly use: (page: TriominoPage) => Promise<void>;
}

/** Clicks without the mouse, which would take its time. */
async function click(page: TriominoPage, element: HTMLElement | null | undefined): Promise<void> {
  element?.click();
  await page.element.updateComplete;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'while the time of a turn runs, with a tile that is chosen, a moved table and a question': {
    properties: { position: TWO_PLAYERS, turnSeconds: 20, seed: 'memory' },
    async use(page) {
      await click(page, page.primary);
      await click(page, page.tile('345'));
      await click(page, page.place(0));
      await click(page, page.primary);
      await page.pass(3000);
      await click(page, page.tile('334'));
      await click(page, page.button('Zoom in'));
      await click(page, page.find('[data-tool=new-game]'));
      page.tile('012').focus();
      expect([page.time, page.isMoved, page.find('.question') !== null]).to.deep.equal(['0:17', true, true]);
    },
  },
  'with a tile in the hand and a placement of the author': {
    properties: { position: ONE_TILE, placement: '544@0,1', marks: '344' },
    async use(page) {
      const [clientX, clientY] = page.middle(page.tile('345'));
      const press = { pointerId: 1, isPrimary: true, clientX, clientY, bubbles: true, composed: true };
      page.tile('345').setPointerCapture = () => undefined;
      page.tile('345').dispatchEvent(new PointerEvent('pointerdown', press));
      page.tile('345').dispatchEvent(new PointerEvent('pointermove', { ...press, clientY: clientY - 80 }));
      await page.element.updateComplete;
      expect(page.find('[data-dragged]') !== null).to.equal(true);
    },
  },
  'with real tiles that are being entered': {
    properties: { dice: 'enter', seats: 'human human', viewer: '1' },
    async use(page) {
      await click(page, page.padTile('012'));
      expect(page.all('.pad-tile[aria-pressed="true"]')).to.have.lengthOf(1);
    },
  },
};

for (const [what, { properties, use }] of Object.entries(KINDS)) {
  describe(`tables of Triomino that come and go, ${what},`, function () {
    this.timeout(30_000);

    const clock = new FakeClock();

    memorySuite({
      rounds: 200,
      make: (round) =>
        Object.assign(document.createElement('triomino-table'), properties, {
          clock,
          lang: round % 3 === 0 ? 'de' : 'en',
        }),
      async use(element) {
        element.lang = 'en';
        await use(await new TriominoPage(element).ready());
      },
    });

    it('set no alarm any more', () => {
      expect(clock.pending).to.equal(0);
    });
  });
}
