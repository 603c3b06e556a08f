import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { BoardPage } from './board-page.js';
import { DiagramPage } from './diagram-page.js';
import { START } from './positions.js';
import { GAME } from './replay-records.js';

const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;
const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? NaN;

/** Where the cells are on their board, and on which side of them the names of files and ranks stand. */
function geometry(page: BoardPage) {
  const board = page.find('.board')?.getBoundingClientRect() ?? new DOMRect();
  return page.all('.cell').map((cell) => {
    const { left, top } = cell.getBoundingClientRect();
    const rank = getComputedStyle(cell.parentElement as Element, '::before');
    return [page.nameOf(cell), Math.round(left - board.left), Math.round(top - board.top), rank.left, rank.right];
  });
}

const MODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  play: { mode: 'play', position: START },
  replay: { mode: 'replay', record: GAME },
  diagram: { mode: 'diagram', position: START },
};

async function open(attributes: Readonly<Record<string, string>>): Promise<BoardPage> {
  const page = await DiagramPage.open(attributes);
  return page.until(() => attributes['mode'] === 'diagram' || page.find('.toolbar') !== null);
}

describe('an English <triad-board> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });

  after(async () => {
    document.dir = '';
    await setViewport({ width: 800, height: 600 });
  });

  describe('its board', () => {
    for (const [mode, attributes] of Object.entries(MODES)) {
      it(`lies as it does in every other page, in ${mode} mode`, async () => {
        const page = await open(attributes);
        expect(right(page.cell('a1'))).to.be.at.most(left(page.cell('b1')) + 1);
        const mirrored = geometry(page);
        document.dir = 'ltr';
        const usual = geometry(page);
        document.dir = 'rtl';
        expect(mirrored).to.deep.equal(usual).and.to.have.lengthOf(36);
      });

      it(`has its strips the other way round, in ${mode} mode`, async () => {
        const page = await open(attributes);
        const seat = page.find('.seat');
        expect(right(seat?.querySelector('.tray'))).to.be.at.most(left(seat?.querySelector('.name')));
        expect(right(seat?.querySelector('.name'))).to.be.at.most(left(seat?.querySelector('.chip')));
      });
    }

    it('has its marks where they point', async () => {
      const page = await DiagramPage.open({ position: START, marks: 'a1 f6' });
      await page.until(() => page.find('.drawing') !== null);
      const rings = [...page.root.querySelectorAll('.ring')];
      expect(rings.map((ring) => page.middle(ring))).to.deep.equal(
        ['a1', 'f6'].map((cell) => page.middle(page.cell(cell))),
      );
    });

    it('has its panel on the left, where there is room beside it', async () => {
      await setViewport({ width: 1080, height: 800 });
      const page = await BoardPage.open({ position: START });
      expect(right(page.find('.panel'))).to.be.at.most(left(page.find('.board')));
      await setViewport({ width: 800, height: 600 });
    });
  });

  describe('its record', () => {
    const names = (tools: readonly Element[]) =>
      [...tools].sort((a, b) => left(a) - left(b)).map((tool) => (tool as HTMLElement).title);

    it('has its steps in the order of the board: back is left, forward is right', async () => {
      const page = await BoardPage.open({ mode: 'replay', record: GAME, ply: '3' });
      expect(names(page.all('.steps .tool'))).to.deep.equal(['To the start', 'Back', 'Forward', 'To the end']);
    });

    it('goes forward with the right arrow, and to the step on the right', async () => {
      const page = await BoardPage.open({ mode: 'replay', record: GAME, ply: '3' });
      page.find('[role=table]')?.focus();
      await page.press('ArrowRight');
      expect(page.board.ply).to.equal(4);
      await page.press('ArrowLeft', 'ArrowLeft');
      expect(page.board.ply).to.equal(2);
      page.button('Back')?.focus();
      const [x] = page.middle(page.focused as Element);
      await page.press('ArrowRight');
      expect(page.focusedName).to.equal('Forward');
      expect(page.middle(page.focused as Element)[0]).to.be.above(x);
    });

    it('goes in the list of moves where the arrow points', async () => {
      const page = await BoardPage.open({ mode: 'replay', record: GAME, ply: '0' });
      page.find('.listed[aria-current=step]')?.focus();
      const steps: number[] = [];
      for (let ply = 1; ply <= page.board.match.length; ply++) {
        const [x, y] = page.middle(page.focused as Element);
        await page.press('ArrowRight');
        expect(page.board.ply).to.equal(ply);
        const [toX, toY] = page.middle(page.focused as Element);
        if (toY === y) steps.push(toX - x);
      }
      expect(steps).to.have.length.above(2);
      expect(steps.every((step) => step > 0)).to.be.true;
    });
  });
});
