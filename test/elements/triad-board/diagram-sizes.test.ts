import { expect, html, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { DiagramPage } from './diagram-page.js';
import { START } from './positions.js';

const FAR = 5000;
const LONG = 'Wolfeschlegelsteinhausenbergerdorffson';

const boxOf = (page: DiagramPage, selector: string) => page.find(selector)?.getBoundingClientRect() ?? new DOMRect();
const heightOf = (page: DiagramPage) => page.board.getBoundingClientRect().height;

/** A diagram in a container of some width, `above` pixels below the top of the page, and not yet seen where that is far. */
async function diagramOf(width: number, { above = 0, caption = '' } = {}): Promise<DiagramPage> {
  return DiagramPage.within(
    html`<div>
      <div style="block-size: ${above}px"></div>
      <div style="inline-size: ${width}px">
        <triad-board mode="diagram" position=${START} marks="a1 f6" names="${LONG}, ${LONG}">
          ${caption && html`<p slot="caption">${caption}</p>`}
        </triad-board>
      </div>
      <div style="block-size: ${above}px"></div>
    </div>`,
  );
}

async function seen(page: DiagramPage): Promise<DiagramPage> {
  page.board.scrollIntoView();
  await waitUntil(() => page.isDrawn, 'it is not drawn');
  return page;
}

describe('the size of a diagram', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => scrollTo(0, 0));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [width, shown] of [
    [240, 240],
    [320, 320],
    [480, 448],
    [1080, 448],
  ] as const) {
    it(`is ${shown} in the middle of a container ${width} wide, with a square board`, async () => {
      const page = await seen(await diagramOf(width));
      const [frame, board, cell] = ['.frame', '.board', '.cell'].map((selector) => boxOf(page, selector));
      if (!frame || !board || !cell) throw new Error('all are there');
      const host = page.board.getBoundingClientRect();
      expect(host.width).to.equal(width);
      expect([frame.width, board.width]).to.deep.equal([shown, shown]);
      expect(frame.left - host.left).to.be.closeTo((width - shown) / 2, 0.5);
      expect(board.height).to.be.closeTo(board.width, 0.5);
      expect(cell.height).to.be.closeTo(cell.width, 0.5);
    });

    it(`is little higher than the board, ${width} wide, since the names take one line each`, async () => {
      const page = await seen(await diagramOf(width));
      expect(boxOf(page, '.frame').height - boxOf(page, '.board').height).to.be.within(70, 100);
    });

    it(`keeps what it holds inside, ${width} wide`, async () => {
      const page = await seen(await diagramOf(width, { caption: 'A caption of several lines. '.repeat(9) }));
      expect(page.board.scrollWidth).to.be.at.most(width);
      const { left, right } = boxOf(page, '.frame');
      const out = page.all('.frame *:not(.visually-hidden)').filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
      });
      expect(out.map((element) => element.className)).to.be.empty;
    });

    it(`is from birth what it will be, ${width} wide`, async () => {
      const page = await diagramOf(width);
      const before = heightOf(page);
      expect(heightOf(await seen(page))).to.be.closeTo(before, 1);
    });

    it(`is the same far below the fold as in sight, ${width} wide`, async () => {
      const page = await diagramOf(width, { above: FAR });
      const before = heightOf(page);
      expect(heightOf(await seen(page))).to.be.closeTo(before, 1);
    });

    it(`counts its caption far below the fold, ${width} wide`, async () => {
      const page = await diagramOf(width, {
        above: FAR,
        caption: 'Two lines, at least where it is narrow. '.repeat(2),
      });
      const before = heightOf(page);
      expect(heightOf(await seen(page))).to.be.closeTo(before, 1);
    });
  }
});
