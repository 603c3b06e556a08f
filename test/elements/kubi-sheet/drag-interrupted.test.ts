import { expect } from '@open-wc/testing';
import { POINTERS, finger, fingers, mouse, releaseAll } from '../pointers.js';
import { drag, hold, openRolled, slotOf, whereIs } from './rolled.js';
import { crossed } from './sheets.js';
import { SheetPage } from './sheet-page.js';

/** A die stays out, another is in a pair. */
const openBegun = async () => {
  const page = await openRolled();
  await page.clickDice(0, 1);
  return page;
};

/** Nothing is in the hand, all lies where it lay, and the next drag is one. */
async function expectAllAsBefore(page: SheetPage): Promise<void> {
  await page.element.updateComplete;
  expect(page.all('[data-dragged], [data-over]').length).to.equal(0);
  expect(page.dice.map(({ style }) => style.length)).to.deep.equal([0, 0, 0, 0, 0]);
  expect(page.placed).to.deep.equal({ out: [1], first: [2], second: [] });
  expect(page.moves).to.be.empty;
  await drag(page, mouse, 4, slotOf(page, 4));
  expect(whereIs(page, 4)).to.equal('4');
}

for (const pointer of POINTERS) {
  describe(`a drag with a ${pointer.name} that comes to nothing on <kubi-sheet>`, () => {
    afterEach(releaseAll);

    it('ends where the own entry arrives from a script', async () => {
      const page = await openBegun();
      await hold(page, pointer, 2, slotOf(page, 3));
      await page.played('1|23|46');
      await pointer.up();
      await page.element.updateComplete;
      expect(page.moves).to.deep.equal(['1|23|46']);
      expect(page.all('[data-dragged]').length).to.equal(0);
      await page.played('roll 12346');
      expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
    });

    it('is forgotten when the sheet is taken out of the page meanwhile', async () => {
      const page = await openBegun();
      await hold(page, pointer, 2, slotOf(page, 3));
      const parent = page.element.parentElement;
      page.element.remove();
      await pointer.up();
      parent?.append(page.element);
      await expectAllAsBefore(page);
    });

    it('ends where another sheet is shown', async () => {
      const page = await SheetPage.open({ position: `${crossed('146')} / ${crossed('235')} | 0 12346` });
      await page.clickDice(0);
      await hold(page, pointer, 1, slotOf(page, 3));
      page.seatButton(1).click();
      await page.element.updateComplete;
      expect(page.shownSeat).to.equal(1);
      await pointer.up();
      await page.element.updateComplete;
      expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
      await page.click(page.seatButton(0));
      expect(page.placed).to.deep.equal({ out: [1], first: [], second: [] });
    });

    it('enters nothing, though the button is pressed meanwhile', async () => {
      const page = await openRolled();
      await page.clickDice(0, 1, 2);
      await hold(page, pointer, 4, page.find('.status') as Element);
      page.button('Enter')?.click();
      await pointer.up();
      expect(page.moves).to.be.empty;
      await page.element.updateComplete;
      expect(page.dice[4]?.style.length).to.equal(0);
    });
  });
}

describe('Escape while dragging on <kubi-sheet>', () => {
  afterEach(releaseAll);

  it('puts the die back where it lay, and the release does nothing', async () => {
    const page = await openBegun();
    await hold(page, mouse, 1, slotOf(page, 3));
    await page.press('Escape');
    expect(page.all('[data-dragged]').length).to.equal(0);
    await mouse.up();
    await expectAllAsBefore(page);
  });
});

describe('a mouse that is quicker than its events on <kubi-sheet>', () => {
  afterEach(releaseAll);

  it('does not leave the die hanging when it is let go far outside', async () => {
    const page = await openBegun();
    await mouse.down(page.middle(page.dice[2] as Element));
    await mouse.move([1, 1]);
    await mouse.up();
    await mouse.move(page.middle(slotOf(page, 3)));
    await expectAllAsBefore(page);
  });
});

describe('fingers on <kubi-sheet>', () => {
  afterEach(releaseAll);

  it('that are taken away put the die back', async () => {
    const page = await openBegun();
    await hold(page, finger, 2, slotOf(page, 3));
    expect(page.dice[2]?.hasAttribute('data-dragged')).to.be.true;
    await fingers.cancel();
    await expectAllAsBefore(page);
  });

  it('take no die away from the first one', async () => {
    const page = await openBegun();
    await hold(page, finger, 2, slotOf(page, 3));
    const [first, second, other] = [slotOf(page, 3), page.dice[4] as Element, slotOf(page, 4)].map((each) =>
      page.middle(each),
    ) as [[number, number], [number, number], [number, number]];
    await fingers.down(first, second);
    await fingers.move(first, other);
    await page.element.updateComplete;
    expect(page.dice.map((die) => die.hasAttribute('data-dragged'))).to.deep.equal([false, false, true, false, false]);
    await fingers.up();
    await page.element.updateComplete;
    expect([whereIs(page, 2), whereIs(page, 0), whereIs(page, 1)]).to.deep.equal(['3', '0', '1']);
  });
});
