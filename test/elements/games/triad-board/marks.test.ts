import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { POINTERS, releaseAll } from '../../pointers.js';
import { MODES, arrowsOf, drawingOf, isCovered, isMarked, openMarked, ringsOf } from './drawings.js';
import { TriadPage } from './page.js';
import { START } from './positions.js';

const RINGS = ['a1', 'c3', 'f6', 'd1'];
const ARROWS = ['b1-b4', 'a6-f1', 'e5-c4', 'f3-a3', 'd4-e5'];
const marks = [...RINGS, ...ARROWS].join(' ');

function expectInPlace(page: TriadPage): void {
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

describe('the author’s marks on a board', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const mode of MODES) {
    it(`are on their cells in a ${mode}, whatever its width and from either side`, async () => {
      const page = await openMarked(mode, { marks });
      const container = page.board.parentElement as HTMLElement;
      for (const flipped of [false, true]) {
        page.board.flipped = flipped;
        await page.board.updateComplete;
        for (const width of [240, 399, 400, 1080]) {
          container.style.inlineSize = `${width}px`;
          expect(page.board.offsetWidth).to.equal(width);
          expectInPlace(page);
        }
      }
    });

    it(`are on their cells in a ${mode} on a page from right to left, zoomed and scaled`, async () => {
      const page = await openMarked(mode, { marks });
      const container = page.board.parentElement as HTMLElement;
      container.dir = 'rtl';
      container.style.zoom = '1.25';
      container.style.transform = 'scale(0.5)';
      expectInPlace(page);
    });
  }

  it('stay on their cells when the game goes on and the mode changes', async () => {
    const page = await openMarked('play', { marks });
    const drawing = drawingOf(page);
    await page.play('f6f4');
    expectInPlace(page);
    for (const mode of ['diagram', 'replay', 'play'] as const) {
      page.board.mode = mode;
      await page.until(() => mode === 'diagram' || page.find('.toolbar') !== null);
      expectInPlace(page);
    }
    expect(drawingOf(page) === drawing).to.be.true;
  });

  it('can be an arrow there and back, and are not drawn twice for what is named twice', async () => {
    const page = await openMarked('diagram', { marks: 'c3 C3, d4;c3 b1-b4 B1-b4 b4-b1' });
    expect(ringsOf(page).map(({ cell }) => cell)).to.deep.equal(['c3', 'd4']);
    expect(arrowsOf(page).map(({ cells, head }) => `${cells} ${head}`)).to.deep.equal(['b1-b4 end', 'b4-b1 end']);
  });

  it('have the page’s colour', async () => {
    const page = await openMarked('diagram', { marks: 'c3 a1-a2' });
    page.board.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    const [ring, arrow] = ['.ring', '.arrow'].map((part) => getComputedStyle(page.root.querySelector(part) as Element));
    expect([ring?.stroke, ring?.fill, arrow?.fill]).to.deep.equal(['rgb(1, 2, 3)', 'none', 'rgb(1, 2, 3)']);
  });

  const BAD: readonly (readonly [what: string, marks: string, named: string])[] = [
    ['a cell beyond the board', 'g1', 'g1'],
    ['a rank below the board', 'a0', 'a0'],
    ['half a cell', 'c', 'c'],
    ['a bad one among good ones', 'c3 d4 z9 b1-b4', 'z9'],
    ['an arrow to where nothing is', 'c3-z9', 'c3-z9'],
    ['an arrow without an end', 'b1-', 'b1-'],
    ['an arrow to where it begins, in other letters', 'c3-C3', 'c3-c3'],
    ['an arrow over three cells', 'a1-b2-c3', 'a1-b2-c3'],
  ];
  it('are reported by name where they are wrong, and not drawn in part', async () => {
    const page = await TriadPage.open({ position: START });
    for (const [what, bad, named] of BAD) {
      await page.change({ marks: bad });
      expect(page.board.error?.message, what).to.contain(`marks has "${named}"`);
      expect(isMarked(page), what).to.be.false;
    }
  });
});

/** Arrows lie over the middles of b1 and b3. */
const OVER = 'a1-f1 b2-b6 b1 b3';

describe('playing on a board with marks', () => {
  afterEach(releaseAll);

  const open = async () => {
    const page = await TriadPage.open({ position: START, marks: OVER });
    expect(['b1', 'b3', 'c3'].map((cell) => isCovered(page, cell))).to.deep.equal([true, true, false]);
    return page;
  };
  const WAYS: Readonly<Record<string, (page: TriadPage) => Promise<void>>> = {
    clicks: (page) => page.clickCells('b1', 'b3'),
    async taps(page) {
      await page.tapOn(page.cell('b1'));
      await page.tapOn(page.cell('b3'));
    },
    async keys(page) {
      page.cell('b1').focus();
      await page.press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
    },
    ...Object.fromEntries(
      POINTERS.map((pointer) => [`a drag with a ${pointer.name}`, (page: TriadPage) => page.drag('b1', 'b3', pointer)]),
    ),
  };
  for (const [way, move] of Object.entries(WAYS)) {
    it(`is done by ${way} through the drawing`, async () => {
      const page = await open();
      await move(page);
      expect(page.moves).to.deep.equal(['b1b3']);
    });
  }

  it('begins with the roll, though marks lie over its button', async () => {
    const page = await TriadPage.open({ marks: 'a3-f3 a4-f4 a1-f6 c3 d4' });
    await page.clickButton('Roll the dice');
    expect(page.board.match.length).to.equal(1);
  });

  for (const mode of ['replay', 'diagram'] as const) {
    it(`is not what a pointer meets the drawing for in a ${mode}, either`, async () => {
      const page = await openMarked(mode, { marks: OVER });
      expect(isCovered(page, 'b1')).to.be.true;
      expect(page.root.elementFromPoint(...page.middle(page.cell('b1'))) === page.cell('b1')).to.be.true;
    });
  }
});
