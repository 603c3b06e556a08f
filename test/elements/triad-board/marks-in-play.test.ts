import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { MODES, drawingOf, isCovered, openMarked } from './drawings.js';
import { POINTERS, carry, releaseAll, tap } from '../pointers.js';
import { START } from './positions.js';

/** Arrows lie over the middles of b1 and b3. */
const OVER = 'a1-f1 b2-b6 b1 b3';
const AFTER_MOVE = 'ccbbaa/6/6/1B4/6/A1BBCC b 0-0 1';

const open = async () => {
  const page = await BoardPage.open({ position: START, marks: OVER });
  expect(['b1', 'b3', 'c3'].map((cell) => isCovered(page, cell))).to.deep.equal([true, true, false]);
  return page;
};

describe('playing on a board with marks', () => {
  afterEach(releaseAll);

  it('is done by clicks on the dice and cells under the drawing', async () => {
    const page = await open();
    await page.clickCell('b1');
    expect(page.marked('chosen')).to.deep.equal(['b1']);
    await page.clickCell('b3');
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('is done by taps through the drawing', async () => {
    const page = await open();
    await tap(page.middle(page.cell('b1')));
    await page.board.updateComplete;
    await tap(page.middle(page.cell('b3')));
    expect(page.position).to.equal(AFTER_MOVE);
  });

  for (const pointer of POINTERS) {
    it(`is done by dragging dice with a ${pointer.name} from under the drawing to under it`, async () => {
      const page = await open();
      await carry(pointer, page.middle(page.cell('b1')), page.middle(page.cell('b3')));
      await pointer.up();
      expect(page.position).to.equal(AFTER_MOVE);
    });
  }

  it('is done by key, and the focus is never on the drawing', async () => {
    const page = await open();
    page.cell('b1').focus();
    await page.press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(page.position).to.equal(AFTER_MOVE);
    await page.press('Tab');
    expect(page.focusedName).to.equal('Name of White');
  });

  it('begins with the roll, though marks lie over its button', async () => {
    const page = await BoardPage.open({ marks: 'a3-f3 a4-f4 a1-f6 c3 d4' });
    await page.clickButton('Roll the dice');
    expect(page.board.match.length).to.equal(1);
  });

  it('leaves a chosen die chosen while marks come, change and go', async () => {
    const page = await BoardPage.open({ position: START });
    await page.clickCell('b1');
    for (const marks of ['b1 b3', 'b1-b3', '']) {
      page.board.setAttribute('marks', marks);
      await page.board.updateComplete;
      expect(page.marked('chosen')).to.deep.equal(['b1']);
      expect(page.focusedCell).to.equal('b1');
    }
    await page.clickCell('b3');
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('loads no other game for other marks, and tells of no change', async () => {
    const page = await BoardPage.open({ position: START, marks: 'c3' });
    page.board.play('b1b3');
    const { match } = page.board;
    const changes = page.listen('game-change');
    page.board.marks = 'd4';
    await page.board.updateComplete;
    expect(page.board.match === match).to.be.true;
    expect(changes).to.be.empty;
  });
});

describe('the drawing of marks', () => {
  for (const mode of MODES) {
    it(`is not what a pointer meets in a ${mode}`, async () => {
      const page = await openMarked(mode, { marks: OVER });
      expect(isCovered(page, 'b1')).to.be.true;
      const [x, y] = page.middle(page.cell('b1'));
      expect(page.root.elementFromPoint(x, y) === page.cell('b1')).to.be.true;
      const rim = drawingOf(page)?.getBoundingClientRect() ?? new DOMRect();
      expect(page.root.elementFromPoint(rim.left + 1, rim.top + 1)?.matches('.drawing, .drawing *')).to.be.false;
    });
  }
});
