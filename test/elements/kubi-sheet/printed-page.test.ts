import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { DiagramPage } from './diagram-page.js';
import { SheetPage } from './sheet-page.js';
import { FILLED } from './sheets.js';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

const OPEN: Readonly<Record<string, () => Promise<SheetPage>>> = {
  play: () => SheetPage.open({ position: FILLED }),
  replay: () => SheetPage.open({ mode: 'replay', position: FILLED }),
  diagram: () => DiagramPage.open({ position: FILLED }),
};

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`a page with sheets that is printed, ${colorScheme}`, () => {
    before(async () => {
      document.documentElement.style.colorScheme = 'light dark';
      await emulateMedia({ colorScheme });
    });

    after(async () => {
      document.documentElement.style.colorScheme = '';
      await emulateMedia({ colorScheme: 'light' });
    });

    afterEach(() => emulateMedia({ media: 'screen' }));

    for (const [mode, open] of Object.entries(OPEN)) {
      it(`has white paper with black print and marks, in ${mode} mode`, async () => {
        const page = await open();
        page.element.style.setProperty('--tabletop-paper', 'pink');
        page.element.style.setProperty('--tabletop-ink', 'red');
        await emulateMedia({ media: 'print' });
        const { backgroundColor, color } = getComputedStyle(page.find('.sheet') as Element);
        expect([backgroundColor, color]).to.deep.equal([WHITE, BLACK]);
        const strokes = page.all('.tally .ink, .boxes .ink').map((ink) => getComputedStyle(ink).stroke);
        expect([...new Set(strokes)]).to.deep.equal([BLACK]);
      });

      it(`has no tools and no fields on paper, in ${mode} mode`, async () => {
        const page = await open();
        await emulateMedia({ media: 'print' });
        const tools = page.all('.panel, .tool, .button, .move-field, .moves').filter((tool) => tool.checkVisibility());
        expect(tools.length).to.equal(0);
        expect(page.find('.sheet')?.checkVisibility()).to.be.true;
        expect(getComputedStyle(page.find('.sheet') as Element).breakInside).to.equal('avoid');
      });
    }

    it('has the author’s marks in black', async () => {
      const page = await DiagramPage.open({ position: FILLED, marks: '7' });
      const color = () => getComputedStyle(page.find('[data-traits~=marked] > *') as Element).borderTopColor;
      expect(color()).to.not.equal(BLACK);
      await emulateMedia({ media: 'print' });
      expect(color()).to.equal(BLACK);
    });
  });
}
