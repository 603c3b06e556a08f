import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { GamePage } from './game-page.js';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

interface PrintedPages<Page extends GamePage> {
  /** The element in each of its modes. */
  readonly open: Readonly<Record<string, () => Promise<Page>>>;
  /** A diagram with a mark. */
  readonly openMarked: () => Promise<Page>;
  /** Where the author’s mark has its colour. */
  readonly marked: string;
  /** Where marks in ink are. */
  readonly ink: string;
}

/** What holds in every game with sheets for a page that is printed by the browser itself. */
export function testPrintedPages<Page extends GamePage>({ open, openMarked, marked, ink }: PrintedPages<Page>): void {
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

      for (const [mode, openIn] of Object.entries(open)) {
        it(`has white paper with black print and marks, in ${mode} mode`, async () => {
          const page = await openIn();
          page.element.style.setProperty('--tabletop-paper', 'pink');
          page.element.style.setProperty('--tabletop-ink', 'red');
          await emulateMedia({ media: 'print' });
          const { backgroundColor, color } = getComputedStyle(page.find('.sheet') as Element);
          expect([backgroundColor, color]).to.deep.equal([WHITE, BLACK]);
          const strokes = page.all(ink).map((path) => getComputedStyle(path).stroke);
          expect([...new Set(strokes)]).to.deep.equal([BLACK]);
        });

        it(`has no tools and no fields on paper, in ${mode} mode`, async () => {
          const page = await openIn();
          await emulateMedia({ media: 'print' });
          const tools = page
            .all('.panel, .tool, .button, .move-field, .moves')
            .filter((tool) => tool.checkVisibility());
          expect(tools.length).to.equal(0);
          expect(page.find('.sheet')?.checkVisibility()).to.be.true;
          expect(getComputedStyle(page.find('.sheet') as Element).breakInside).to.equal('avoid');
        });
      }

      it('has the author’s marks in black', async () => {
        const page = await openMarked();
        const color = () => getComputedStyle(page.find(marked) as Element).borderTopColor;
        expect(color()).to.not.equal(BLACK);
        await emulateMedia({ media: 'print' });
        expect(color()).to.equal(BLACK);
      });
    });
  }
}
