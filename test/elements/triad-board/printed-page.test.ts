import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { GAME } from './replay-records.js';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

const MODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  play: { position: START },
  replay: { mode: 'replay', record: GAME },
  diagram: { mode: 'diagram', position: START },
};

/** A board in one of the modes, with all that it shows. */
async function open(attributes: Readonly<Record<string, string>>): Promise<BoardPage> {
  const { mode = 'play', ...rest } = attributes;
  const page = await BoardPage.within(html`<div>${Object.assign(document.createElement('triad-board'), rest)}</div>`);
  page.board.setAttribute('mode', mode);
  await page.until(() => page.find(mode === 'diagram' ? '[role=table]' : '.toolbar') !== null);
  return page;
}

/** How a die is drawn: its face, and the colour of its strokes. */
function drawn(page: BoardPage, cell: string) {
  const { backgroundColor, backgroundImage } = getComputedStyle(page.cell(cell), '::before');
  return { face: backgroundColor, strokes: backgroundImage.match(/rgba?\([^)]*\)/)?.[0] };
}

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`a page with boards that is printed, ${colorScheme}`, () => {
    before(async () => {
      document.documentElement.style.colorScheme = 'light dark';
      await emulateMedia({ colorScheme });
    });

    after(async () => {
      document.documentElement.style.colorScheme = '';
      await emulateMedia({ colorScheme: 'light' });
    });

    afterEach(() => emulateMedia({ media: 'screen' }));

    for (const [mode, attributes] of Object.entries(MODES)) {
      it(`has dice that are black and white, in ${mode} mode`, async () => {
        const page = await open(attributes);
        await emulateMedia({ media: 'print' });
        expect(drawn(page, 'a1')).to.deep.equal({ face: WHITE, strokes: BLACK });
        expect(drawn(page, 'f6')).to.deep.equal({ face: BLACK, strokes: WHITE });
        expect(getComputedStyle(page.find('.frame') as Element).printColorAdjust).to.equal('exact');
      });

      it(`has a white board with lines and black names, in ${mode} mode`, async () => {
        const page = await open(attributes);
        await emulateMedia({ media: 'print' });
        expect(getComputedStyle(page.find('.board') as Element).backgroundColor).to.equal(WHITE);
        const cell = getComputedStyle(page.cell('c3'));
        expect(cell.backgroundColor).to.equal(WHITE);
        expect([cell.borderStyle, cell.borderWidth]).to.deep.equal(['solid', '1px']);
        expect(cell.borderColor)
          .to.not.equal(WHITE)
          .and.not.to.match(/, 0\)$/);
        for (const name of page.all('.name')) expect(getComputedStyle(name).color).to.equal(BLACK);
        for (const [place, side] of [
          ['[data-rank]', '::before'],
          ['[data-file]', '::after'],
        ] as const) {
          expect(getComputedStyle(page.find(place) as Element, side).color).to.equal(BLACK);
        }
      });

      it(`has no tools and no fields on paper, in ${mode} mode`, async () => {
        const page = await open(attributes);
        const onScreen = page.all('.panel').filter((panel) => panel.checkVisibility());
        expect(onScreen).to.have.lengthOf(mode === 'diagram' ? 0 : 1);
        await emulateMedia({ media: 'print' });
        const tools = page.all('.panel, .tool, .button, .move-field, .moves');
        expect(tools.filter((tool) => tool.checkVisibility())).to.have.lengthOf(0);
        expect(page.find('.board')?.checkVisibility()).to.be.true;
      });

      it(`has no board that is torn in two, in ${mode} mode`, async () => {
        const page = await open(attributes);
        await emulateMedia({ media: 'print' });
        expect(getComputedStyle(page.find('.frame') as Element).breakInside).to.equal('avoid');
      });

      it(`is as wide as a diagram is read, in ${mode} mode`, async () => {
        const page = await open(attributes);
        await emulateMedia({ media: 'print' });
        const { width, height } = page.find('.board')?.getBoundingClientRect() ?? new DOMRect();
        expect(width).to.be.within(300, 448);
        expect(height).to.be.closeTo(width, 1);
      });
    }

    it('has the author’s marks in black', async () => {
      const page = await open({ mode: 'diagram', position: START, marks: 'c3 b1-b4' });
      await page.until(() => page.find('.drawing') !== null);
      const mark = () => getComputedStyle(page.find('.ring') as Element).stroke;
      expect(mark()).to.not.equal(BLACK);
      await emulateMedia({ media: 'print' });
      expect(mark()).to.equal(BLACK);
      expect(getComputedStyle(page.find('.arrow') as Element).fill).to.equal(BLACK);
    });

    it('keeps to black and white in a page with colours of its own', async () => {
      const page = await open(MODES['diagram'] ?? {});
      const tokens = { board: 'red', cell: 'pink', 'seat-0': 'yellow', 'seat-1': 'orange', 'seat-1-ink': 'blue' };
      for (const [name, color] of Object.entries(tokens)) page.board.style.setProperty(`--tabletop-${name}`, color);
      await emulateMedia({ media: 'print' });
      expect(drawn(page, 'a1')).to.deep.equal({ face: WHITE, strokes: BLACK });
      expect(drawn(page, 'f6')).to.deep.equal({ face: BLACK, strokes: WHITE });
    });
  });
}
