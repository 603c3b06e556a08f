import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { CuboPage } from './cubo-page.js';
import { DiagramPage, EXAMPLE } from './diagram-page.js';
import { ReplayPage } from './replay-page.js';
import { BUILDING } from './running.js';

const BLACK = 'rgb(0, 0, 0)';

const MODES: Readonly<Record<string, () => Promise<CuboPage>>> = {
  play: () => CuboPage.open({ position: BUILDING }),
  'play, with a covered square': () => CuboPage.open({ position: `1 0 build 0 | ${EXAMPLE} c - 0 | r6r1b6b2` }),
  'play, with a die chosen': async () => {
    const page = await CuboPage.open({ position: BUILDING });
    await page.click(page.cell('a1'));
    return page;
  },
  replay: () => ReplayPage.open({ ply: '9' }),
  diagram: () => DiagramPage.open({ position: EXAMPLE, marks: 'a1' }),
};

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`a page with squares of Cubo that is printed, ${colorScheme}`, () => {
    before(async () => {
      document.documentElement.style.colorScheme = 'light dark';
      await emulateMedia({ colorScheme });
    });

    after(async () => {
      document.documentElement.style.colorScheme = '';
      await emulateMedia({ colorScheme: 'light' });
    });

    afterEach(() => emulateMedia({ media: 'screen' }));

    for (const [mode, open] of Object.entries(MODES)) {
      it(`has black numbers on paper, and nothing to press or to wait for, in ${mode} mode`, async () => {
        const page = await open();
        await emulateMedia({ media: 'print' });
        const { backgroundColor, color } = getComputedStyle(page.find('.square') as Element);
        expect([backgroundColor, color]).to.deep.equal(['rgba(0, 0, 0, 0)', BLACK]);
        const tools = page
          .all('.panel, .tool, .button, .move-field, .moves, .clock, .cover, .seat-actions')
          .filter((tool) => tool.checkVisibility());
        expect(tools.map(({ className }) => className)).to.be.empty;
        expect(page.cell('a1').checkVisibility()).to.be.true;
      });
    }

    it('keeps red and blue dice apart without colours', async () => {
      const page = await DiagramPage.open({ position: EXAMPLE });
      await emulateMedia({ media: 'print' });
      const rim = (name: 'a1' | 'c3') => getComputedStyle(page.cell(name), '::after').borderTopWidth;
      expect(rim('a1')).to.not.equal(rim('c3'));
    });

    it('has the author’s marks in black', async () => {
      const page = await DiagramPage.open({ position: EXAMPLE, marks: 'a1 2' });
      const colours = () => [
        getComputedStyle(page.find('.ring') as Element).stroke,
        getComputedStyle(page.find('[data-line="2"]') as Element).outlineColor,
      ];
      expect(colours()).to.not.include(BLACK);
      await emulateMedia({ media: 'print' });
      expect(colours()).to.deep.equal([BLACK, BLACK]);
    });
  });
}
