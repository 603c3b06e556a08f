import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { TriadPage } from './page.js';
import type { Attributes } from './page.js';
import { START } from './positions.js';
import { GAME } from './records.js';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

const MODES: readonly Attributes[] = [
  { mode: 'play', position: START },
  { mode: 'replay', record: GAME },
  { mode: 'diagram', position: START, marks: 'c3 b1-b4' },
];

/** How a die is drawn: its face, and the colour of its strokes. */
function drawn(page: TriadPage, cell: string) {
  const { backgroundColor: face } = getComputedStyle(page.cell(cell), '::before');
  return { face, strokes: getComputedStyle(page.cell(cell), '::after').backgroundColor };
}

const styleOf = (page: TriadPage, selector: string, part?: string) =>
  getComputedStyle(page.find(selector) as Element, part);

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`a page with boards that is printed by the browser, ${colorScheme}`, () => {
    before(async () => {
      document.documentElement.style.colorScheme = 'light dark';
      await emulateMedia({ colorScheme });
    });

    after(async () => {
      document.documentElement.style.colorScheme = '';
      await emulateMedia({ colorScheme: 'light' });
    });

    afterEach(() => emulateMedia({ media: 'screen' }));

    for (const attributes of MODES) {
      it(`has a whole board in black and white, whatever its colours, and no tools, in ${attributes['mode']} mode`, async () => {
        const page = await TriadPage.open(attributes);
        const tokens = { board: 'red', cell: 'pink', 'seat-0': 'yellow', 'seat-1': 'orange', 'seat-1-ink': 'blue' };
        for (const [name, color] of Object.entries(tokens)) page.board.style.setProperty(`--tabletop-${name}`, color);
        await emulateMedia({ media: 'print' });
        expect(drawn(page, 'a1')).to.deep.equal({ face: WHITE, strokes: BLACK });
        expect(drawn(page, 'f6')).to.deep.equal({ face: BLACK, strokes: WHITE });
        expect(styleOf(page, '.frame').printColorAdjust).to.equal('exact');
        expect(styleOf(page, '.frame').breakInside, 'torn in two').to.equal('avoid');

        expect(styleOf(page, '.board').backgroundColor).to.equal(WHITE);
        const { backgroundColor, borderStyle, borderWidth, borderColor } = getComputedStyle(page.cell('c3'));
        expect([backgroundColor, borderStyle, borderWidth]).to.deep.equal([WHITE, 'solid', '1px']);
        expect(borderColor)
          .to.not.equal(WHITE)
          .and.not.to.match(/, 0\)$/);
        const names = page.all('.name').filter((name) => name.checkVisibility());
        expect(names).to.have.lengthOf(2);
        for (const name of names) expect(getComputedStyle(name).color).to.equal(BLACK);
        expect(styleOf(page, '[data-rank]', '::before').color).to.equal(BLACK);
        expect(styleOf(page, '[data-file]', '::after').color).to.equal(BLACK);
        const { width, height } = page.find('.board')?.getBoundingClientRect() ?? new DOMRect();
        expect(width).to.be.within(300, 448);
        expect(height).to.be.closeTo(width, 1);

        const tools = page.all('.panel, .tool, .button, .move-field, .moves');
        expect(tools.filter((tool) => tool.checkVisibility())).to.have.lengthOf(0);
        if (attributes['marks']) {
          expect([styleOf(page, '.ring').stroke, styleOf(page, '.arrow').fill]).to.deep.equal([BLACK, BLACK]);
        }
      });
    }
  });
}
