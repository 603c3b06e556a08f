import { expect } from '@open-wc/testing';
import { memorySuite } from '../come-and-go.js';
import { humans, rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

interface Kind {
  readonly properties: object;
  /** What a reader does, and leaves in the middle. */
  readonly use: (page: TricuboPage) => Promise<void>;
}

/** Clicks without the mouse, which would take its time. */
async function click(page: TricuboPage, element: HTMLElement | null | undefined): Promise<void> {
  element?.click();
  await page.element.updateComplete;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'played on, with a die that is chosen and a question': {
    properties: { position: rolled(2) },
    async use(page) {
      await click(page, page.die('L'));
      await click(page, page.rowTarget(3));
      await click(page, page.die('M'));
      await click(page, page.find('[data-tool=new-game]'));
      page.rowTarget(4)?.focus();
      expect([page.moves, page.chosenDie, page.find('.question') !== null]).to.deep.equal([['L'], 'M', true]);
    },
  },
  'with rows that are ticked on a sheet of one’s own': {
    properties: {
      position: rolled(5, '166'),
      sheet: { values: [3, 9, 1], purple: 1, fields: ['L'], fieldPoints: [0, 4], jokers: 1, ranks: [] },
    },
    async use(page) {
      await click(page, page.die('M'));
      await click(page, page.interimTarget(2));
      expect((page.interimTarget(2) as HTMLInputElement).checked).to.be.true;
    },
  },
  'in which thrown dice are being entered': {
    properties: { seats: humans(3), dice: 'enter' },
    async use(page) {
      await click(page, page.named('Add a 6'));
      expect(page.thrown[0]).to.equal(6);
    },
  },
  'looked through, with own moves that are tried': {
    properties: { mode: 'replay', record: 'tricubo 1; seats=2; roll 346; L {first}; M; roll 122', marks: '2 3i' },
    async use(page) {
      await click(page, page.step('Forward'));
      await click(page, page.button('Try your own moves'));
      await click(page, page.die('M'));
      expect([page.moves, page.chosenDie]).to.deep.equal([['roll 346', 'L'], 'M']);
    },
  },
  'shown as diagrams': {
    properties: { mode: 'diagram', position: '6,3,5,6,7 -,7,4,10,- LMSt | - 4 0 346', marks: '2c3 t' },
    async use(page) {
      await page.element.updateComplete;
      expect(page.find('.roll') !== null).to.be.true;
    },
  },
};

for (const [what, { properties, use }] of Object.entries(KINDS)) {
  describe(`sheets of Tricubo that come and go, ${what},`, function () {
    this.timeout(30_000);

    memorySuite({
      rounds: 200,
      make: (round) =>
        Object.assign(document.createElement('tricubo-sheet'), properties, { lang: round % 3 === 0 ? 'de' : 'en' }),
      async use(element) {
        element.lang = 'en';
        const page = new TricuboPage(element);
        if (element.mode !== 'diagram') await page.ready();
        await use(page);
      },
    });
  });
}
