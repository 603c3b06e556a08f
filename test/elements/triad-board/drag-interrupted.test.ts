import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { POINTERS, carry, finger, fingers, mouse, releaseAll } from '../pointers.js';
import { needs } from '../../runner/browser.js';
import { START } from './positions.js';

/** Nothing is in the hand, nothing is chosen, and the next click is heard. */
async function expectAllAsBefore(page: BoardPage): Promise<void> {
  await page.board.updateComplete;
  expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
  expect(page.cell('a1').style).to.have.lengthOf(0);
  expect(page.position).to.equal(START);
  await page.clickCell('b1');
  expect(page.marked('chosen')).to.deep.equal(['b1']);
  await page.clickCell('b3');
  expect(page.position).to.equal('ccbbaa/6/6/1B4/6/A1BBCC b 0-0 1');
}

for (const pointer of POINTERS) {
  describe(`a drag with a ${pointer.name} that comes to nothing on <triad-board>`, () => {
    afterEach(releaseAll);

    const places = [
      { what: 'on the rim', selector: '.board', corner: [3, 3] },
      { what: 'on a player’s strip', selector: '.seat', corner: [60, 20] },
      { what: 'outside the element', selector: undefined, corner: [2, 2] },
    ] as const;
    for (const { what, selector, corner } of places) {
      it(`ends ${what}`, async () => {
        const page = await BoardPage.open({ position: START });
        const refusals = page.listen('game-refuse');
        page.board.style.margin = '20px';
        const box = selector === undefined ? undefined : page.find(selector)?.getBoundingClientRect();
        const end = [(box?.left ?? 0) + corner[0], (box?.top ?? 0) + corner[1]] as const;
        await carry(pointer, page.middle(page.cell('a1')), end);
        expect(page.find('.grid')?.dataset['interaction']).to.equal('dragging');
        await pointer.up();
        await expectAllAsBefore(page);
        expect(refusals).to.be.empty;
      });
    }

    it('is over when the script plays meanwhile', async () => {
      const page = await BoardPage.open({ position: START });
      await carry(pointer, page.middle(page.cell('a1')), page.middle(page.cell('a2')));
      page.board.play('f1e2');
      await page.board.updateComplete;
      expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
      await pointer.move(page.middle(page.cell('a3')));
      await pointer.up();
      expect(page.position).to.equal('ccbbaa/6/6/6/4A1/AABBC1 b 0-0 1');
      expect(page.cell('a1').style).to.have.lengthOf(0);
    });

    it('is forgotten when the board is taken out of the page meanwhile', async () => {
      const page = await BoardPage.open({ position: START });
      await carry(pointer, page.middle(page.cell('a1')), page.middle(page.cell('a2')));
      const parent = page.board.parentElement;
      page.board.remove();
      await pointer.up();
      parent?.append(page.board);
      await page.board.updateComplete;
      expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
      expect(page.cell('a1').style).to.have.lengthOf(0);
      if (pointer === finger) needs('fingers that outlive their target');
      await carry(pointer, page.middle(page.cell('b1')), page.middle(page.cell('b3')));
      await pointer.up();
      expect(page.position).to.equal('ccbbaa/6/6/1B4/6/A1BBCC b 0-0 1');
    });
  });
}

describe('a mouse that is quicker than its events on <triad-board>', () => {
  afterEach(releaseAll);

  it('does not leave the die hanging when it is let go far outside', async () => {
    const page = await BoardPage.open({ position: START });
    await mouse.down(page.middle(page.cell('a1')));
    await mouse.move([2, 2]);
    await mouse.up();
    await mouse.move(page.middle(page.cell('c3')));
    await mouse.move(page.middle(page.cell('c4')));
    await expectAllAsBefore(page);
  });
});

describe('Escape while dragging on <triad-board>', () => {
  afterEach(releaseAll);

  it('puts the die back, and the release does nothing', async () => {
    const page = await BoardPage.open({ position: START });
    await carry(mouse, page.middle(page.cell('a1')), page.middle(page.cell('a3')));
    await page.press('Escape');
    expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
    await mouse.up();
    await expectAllAsBefore(page);
  });
});

describe('a finger that is taken away from <triad-board>', () => {
  afterEach(releaseAll);

  it('puts the die back', async () => {
    const page = await BoardPage.open({ position: START });
    await carry(finger, page.middle(page.cell('a1')), page.middle(page.cell('a3')));
    expect(page.find('.grid')?.dataset['interaction']).to.equal('dragging');
    await fingers.cancel();
    await expectAllAsBefore(page);
  });
});

describe('a second finger on <triad-board>', () => {
  afterEach(releaseAll);

  it('takes no die away from the first', async () => {
    const page = await BoardPage.open({ position: START });
    const [a1, a3, f1, f3] = ['a1', 'a3', 'f1', 'f3'].map((name) => page.middle(page.cell(name)));
    await fingers.down(a1!);
    await fingers.move([a1![0], a1![1] - 30]);
    await fingers.down([a1![0], a1![1] - 30], f1!);
    await fingers.move(a3!, f3!);
    await page.board.updateComplete;
    expect(page.marked('chosen')).to.deep.equal(['a1']);
    await fingers.up();
    await page.board.updateComplete;
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  it('takes no die, either, while the first one rests beside it, as when a page is pinched', async () => {
    const page = await BoardPage.open({ position: START });
    const [c3, a1, a3] = ['c3', 'a1', 'a3'].map((name) => page.middle(page.cell(name)));
    await fingers.down(c3!);
    await fingers.down(c3!, a1!);
    await fingers.move(c3!, a3!);
    expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
    await fingers.up();
    expect(page.position).to.equal(START);
  });
});
