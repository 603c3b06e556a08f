import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { BoardPage } from './board-page.js';
import { MODES, arrowsOf, drawingOf, isMarked, openMarked, ringsOf } from './drawings.js';

const RINGS = ['a1', 'c3', 'f6', 'd1'];
const ARROWS = ['b1-b4', 'a6-f1', 'e5-c4', 'f3-a3', 'd4-e5'];
const marks = [...RINGS, ...ARROWS].join(' ');

function expectInPlace(page: BoardPage): void {
  const rings = ringsOf(page);
  expect(rings.map(({ cell }) => cell)).to.deep.equal(RINGS);
  for (const { cell, offset, size } of rings) {
    expect(offset, `the middle of the ring on ${cell}`).to.be.below(0.02);
    expect(size, `the ring on ${cell}`).to.be.within(0.8, 1);
  }
  const arrows = arrowsOf(page);
  expect(arrows.map(({ cells }) => cells)).to.deep.equal(ARROWS);
  for (const { cells, offsets, astray, head } of arrows) {
    expect(offsets[0], `the beginning of ${cells}`).to.be.below(0.45);
    expect(offsets[1], `the end of ${cells}`).to.be.below(0.3);
    expect(astray, `the line of ${cells}`).to.be.below(0.02);
    expect(head, `the head of ${cells}`).to.equal('end');
  }
}

describe('the author’s marks', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const mode of MODES) {
    for (const width of [240, 399, 400, 1080]) {
      it(`are on their cells in a ${mode} ${width} wide, from either side`, async () => {
        const page = await openMarked(mode, { marks });
        const container = page.board.parentElement as HTMLElement;
        container.style.inlineSize = `${width}px`;
        await new Promise(requestAnimationFrame);
        expect(page.board.offsetWidth).to.equal(width);
        expectInPlace(page);
        const [x] = page.middle(page.cell('a1'));
        page.board.flipped = true;
        await page.board.updateComplete;
        expect(page.middle(page.cell('a1'))[0]).to.be.above(x);
        expectInPlace(page);
      });
    }

    it(`are on their cells in a ${mode} on a page from right to left, zoomed and scaled`, async () => {
      const page = await openMarked(mode, { marks });
      const container = page.board.parentElement as HTMLElement;
      container.dir = 'rtl';
      container.style.zoom = '1.25';
      container.style.transform = 'scale(0.5)';
      expectInPlace(page);
    });

    it(`are followed in a ${mode} while they change, and go when nothing is marked any more`, async () => {
      const page = await openMarked(mode, { marks: 'c3' });
      const seen = async (change: () => void) => {
        change();
        await page.board.updateComplete;
        return [...ringsOf(page), ...arrowsOf(page)].map((each) => ('cell' in each ? each.cell : each.cells));
      };
      expect(await seen(() => undefined)).to.deep.equal(['c3']);
      expect(await seen(() => page.board.setAttribute('marks', 'd4 a1-a2'))).to.deep.equal(['d4', 'a1-a2']);
      expect(await seen(() => (page.board.marks = 'b2, e5; F6'))).to.deep.equal(['b2', 'e5', 'f6']);
      for (const nothing of ['', null, undefined]) {
        expect(await seen(() => (page.board.marks = 'c3'))).to.deep.equal(['c3']);
        expect(await seen(() => (page.board.marks = nothing)), String(nothing)).to.be.empty;
        expect(isMarked(page)).to.be.false;
      }
      page.board.setAttribute('marks', 'c4');
      expect(await seen(() => page.board.removeAttribute('marks'))).to.be.empty;
      expect(isMarked(page)).to.be.false;
    });
  }

  it('stay on their cells when the game goes on and the mode changes', async () => {
    const page = await openMarked('play', { marks });
    const drawing = drawingOf(page);
    page.board.play('f6f4');
    await page.board.updateComplete;
    expectInPlace(page);
    for (const mode of ['diagram', 'replay', 'play'] as const) {
      page.board.mode = mode;
      await page.until(() => mode === 'diagram' || page.find('.toolbar') !== null);
      expectInPlace(page);
    }
    expect(drawingOf(page) === drawing).to.be.true;
  });

  it('are not drawn twice for a cell that is named twice', async () => {
    const page = await openMarked('diagram', { marks: 'c3 C3, d4;c3' });
    expect(ringsOf(page).map(({ cell }) => cell)).to.deep.equal(['c3', 'd4']);
  });

  it('are not drawn twice for an arrow that is named twice', async () => {
    const page = await openMarked('diagram', { marks: 'b1-b4 B1-b4' });
    expect(arrowsOf(page).map(({ cells }) => cells)).to.deep.equal(['b1-b4']);
  });

  it('can be an arrow there and back', async () => {
    const page = await openMarked('diagram', { marks: 'b1-b4 b4-b1' });
    expect(arrowsOf(page).map(({ cells, head }) => `${cells} ${head}`)).to.deep.equal(['b1-b4 end', 'b4-b1 end']);
  });

  it('have the page’s colour, and the same line whatever the board’s colours are', async () => {
    const page = await openMarked('diagram', { marks: 'c3 a1-a2' });
    page.board.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    const [ring, arrow] = ['.ring', '.arrow'].map((part) => getComputedStyle(page.root.querySelector(part) as Element));
    expect([ring?.stroke, ring?.fill, arrow?.fill]).to.deep.equal(['rgb(1, 2, 3)', 'none', 'rgb(1, 2, 3)']);
  });
});
