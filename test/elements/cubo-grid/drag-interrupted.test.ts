import { expect } from '@open-wc/testing';
import { POINTERS, carry, finger, fingers, mouse, releaseAll } from '../pointers.js';
import type { Pointer } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const [SQUARE] = SQUARES;

const interactionOf = (page: CuboPage) => page.find('.grid')?.dataset['interaction'];

/** A die is in the hand, over another. */
async function dragging(pointer: Pointer): Promise<CuboPage> {
  const page = await CuboPage.open({ position: table('o') });
  await carry(pointer, page.middle(page.cell('a1')), page.middle(page.cell('c3')));
  expect(interactionOf(page)).to.equal('dragging');
  return page;
}

/** Nothing is in the hand, nothing is chosen, and the next click is heard. */
async function expectAllAsBefore(page: CuboPage): Promise<void> {
  await page.element.updateComplete;
  expect([interactionOf(page), page.square(), page.worth(), page.moves]).to.deep.equal(['idle', SQUARE, 32, []]);
  expect(page.cell('a1').style).to.have.lengthOf(0);
  await page.click(page.cell('b1'));
  await page.click(page.cell('b3'));
  expect(page.moves).to.deep.equal(['swap b1b3']);
}

for (const pointer of POINTERS) {
  describe(`a drag with a ${pointer.name} that comes to nothing on <cubo-grid>`, () => {
    afterEach(releaseAll);

    for (const [what, selector] of [
      ['beside the dice', '.edges'],
      ['on the middle', '.middle'],
      ['outside the element', undefined],
    ] as const) {
      it(`ends ${what}`, async () => {
        const page = await dragging(pointer);
        const refusals = page.listen('game-refuse');
        const place = selector ? page.find(`${selector} > :last-child`) : undefined;
        await pointer.move(place ? page.middle(place) : [2, 2]);
        await pointer.up();
        await expectAllAsBefore(page);
        expect(refusals).to.be.empty;
      });
    }

    it('is over when a script calls meanwhile', async () => {
      const page = await dragging(pointer);
      await page.played('call');
      expect(interactionOf(page)).to.equal('idle');
      await pointer.move(page.middle(page.cell('a3')));
      await pointer.up();
      expect([page.moves, page.square()]).to.deep.equal([['call'], SQUARE]);
    });

    it('is over when the time is up meanwhile', async () => {
      const page = await dragging(pointer);
      await page.pass(60_000);
      await pointer.up();
      expect(page.moves).to.deep.equal(['timeout']);
      await page.played('roll all');
      expect([interactionOf(page), page.cell('a1').style.length]).to.deep.equal(['idle', 0]);
    });

    it('is over when the page pauses the game meanwhile', async () => {
      const page = await dragging(pointer);
      page.element.paused = true;
      await page.element.updateComplete;
      await pointer.up();
      page.element.paused = false;
      await expectAllAsBefore(page);
    });

    it('is forgotten when the element is taken out of the page meanwhile', async () => {
      const page = await dragging(pointer);
      const parent = page.element.parentElement;
      page.element.remove();
      await pointer.up();
      parent?.append(page.element);
      await expectAllAsBefore(page);
    });

    it('ends where another game is loaded, and the die of that one stays', async () => {
      const page = await dragging(pointer);
      page.element.position = table('o', 2);
      await page.element.updateComplete;
      await pointer.up();
      await expectAllAsBefore(page);
    });
  });
}

describe('Escape while dragging on <cubo-grid>', () => {
  afterEach(releaseAll);

  it('puts the die back, and the release does nothing', async () => {
    const page = await dragging(mouse);
    await page.press('Escape');
    expect([interactionOf(page), page.worth()]).to.deep.equal(['idle', 32]);
    await mouse.up();
    await expectAllAsBefore(page);
  });
});

describe('a finger that is taken away from <cubo-grid>', () => {
  afterEach(releaseAll);

  it('puts the die back', async () => {
    const page = await dragging(finger);
    await fingers.cancel();
    await expectAllAsBefore(page);
  });
});

describe('a mouse that is quicker than its events on <cubo-grid>', () => {
  afterEach(releaseAll);

  it('does not leave the die hanging when it is let go far outside', async () => {
    const page = await CuboPage.open({ position: table('o') });
    await mouse.down(page.middle(page.cell('a1')));
    await mouse.move([2, 2]);
    await mouse.up();
    await mouse.move(page.middle(page.cell('c1')));
    await mouse.move(page.middle(page.cell('c3')));
    await expectAllAsBefore(page);
  });
});
