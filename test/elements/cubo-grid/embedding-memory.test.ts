import { expect } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { memorySuite } from '../come-and-go.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

interface Kind {
  readonly properties: object;
  /** What a reader does, and leaves in the middle. */
  readonly use: (page: CuboPage) => Promise<void>;
}

/** Clicks without the mouse, which would take its time. */
async function click(page: CuboPage, element: HTMLElement | null | undefined): Promise<void> {
  element?.click();
  await page.element.updateComplete;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'while a countdown runs, with a die that is chosen and a question': {
    properties: { position: table('oo') },
    async use(page) {
      await page.played('#0 call', '#0 take -', '#1 swap a1c3');
      await click(page, page.cell('a1', 1));
      await click(page, page.find('[data-tool=new-game]'));
      page.cell('b1', 1).focus();
      expect([page.time, page.find('.question') !== null]).to.deep.equal(['6', true]);
    },
  },
  'in a round of practice, with the best square of the one before': {
    properties: { position: table('o'), seed: 'memory' },
    async use(page) {
      await page.played('call', 'take -');
      expect(page.best).to.contain('Best possible');
      await page.played('roll all');
      await page.pass(1500);
      expect(page.time).to.equal('0:59');
    },
  },
  'paused, and with thrown dice that are being entered': {
    properties: { dice: 'enter', seats: 'human human' },
    async use(page) {
      await click(page, page.find('.keys [data-value="6"]'));
      page.element.paused = true;
      await page.element.updateComplete;
    },
  },
  'played back at its own pace': {
    properties: {
      mode: 'replay',
      record: `cubo 1; start=${JSON.stringify(table('oo'))}; #0 swap a1c3 @500; #0 call @2000; #0 take - @2500`,
      ply: '0',
    },
    async use(page) {
      await click(page, page.find('[data-tool=playback]'));
      expect(page.clock.pending).to.equal(1);
    },
  },
};

for (const [what, { properties, use }] of Object.entries(KINDS)) {
  describe(`squares of Cubo that come and go, ${what},`, function () {
    this.timeout(30_000);

    const clock = new FakeClock();

    memorySuite({
      rounds: 200,
      make: (round) =>
        Object.assign(document.createElement('cubo-grid'), properties, { clock, lang: round % 3 === 0 ? 'de' : 'en' }),
      async use(element) {
        element.lang = 'en';
        await use(await new CuboPage(element).ready());
      },
    });

    it('set no alarm any more', () => {
      expect(clock.pending).to.equal(0);
    });
  });
}

describe('squares of Cubo by the clock of the machine', function () {
  this.timeout(30_000);

  memorySuite({
    rounds: 200,
    make: () => Object.assign(document.createElement('cubo-grid'), { position: table('o') }),
    async use(element) {
      const page = await new CuboPage(element).ready();
      expect(page.time).to.equal('1:00');
    },
  });
});
