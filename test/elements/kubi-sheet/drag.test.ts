import { expect } from '@open-wc/testing';
import { POINTERS, releaseAll } from '../pointers.js';
import { crossed } from './sheets.js';
import { SheetPage } from './sheet-page.js';
import { NOWHERE, drag, hold, openRolled, slotOf, whereIs } from './rolled.js';

for (const pointer of POINTERS) {
  describe(`dice of <kubi-sheet> dragged with a ${pointer.name}`, () => {
    afterEach(releaseAll);

    for (const slot of [0, 1, 2, 3, 4]) {
      it(`lie in the place where they are dropped: ${slot}`, async () => {
        const page = await openRolled();
        await drag(page, pointer, 3, slotOf(page, slot));
        expect(whereIs(page, 3)).to.equal(String(slot));
        expect(Object.values(page.placed).flat()).to.deep.equal([4]);
        expect(page.dice[3]?.style.length).to.equal(0);
        expect(page.all('[data-dragged], [data-over]').length).to.equal(0);
      });
    }

    it('are a whole entry, with none of it by click', async () => {
      const page = await openRolled();
      await drag(page, pointer, 2, slotOf(page, 3));
      await drag(page, pointer, 1, slotOf(page, 4));
      await drag(page, pointer, 3, slotOf(page, 0));
      expect(page.placed).to.deep.equal({ out: [4], first: [1, 6], second: [2, 3] });
      await page.clickButton('Enter');
      expect(page.moves).to.deep.equal(['4|23|16']);
    });

    it('are under the pointer meanwhile, and the place below shows that it would take them', async () => {
      const page = await openRolled();
      await hold(page, pointer, 2, slotOf(page, 4));
      expect(page.dice.map((die) => die.hasAttribute('data-dragged'))).to.deep.equal([
        false,
        false,
        true,
        false,
        false,
      ]);
      expect(page.all('[data-over]').map(({ dataset }) => dataset['slot'])).to.deep.equal(['4']);
      expect(page.placed, 'nothing is placed before it is let go').to.deep.equal(NOWHERE);
    });

    it('change places with one that lies there', async () => {
      const page = await openRolled();
      await page.clickDice(0, 1);
      await drag(page, pointer, 1, page.dice[0] as Element);
      expect(whereIs(page, 0), 'a 2 cannot stay out').to.equal('0');
      await drag(page, pointer, 3, page.dice[0] as Element);
      expect([whereIs(page, 3), whereIs(page, 0)]).to.deep.equal(['0', undefined]);
      await drag(page, pointer, 0, page.dice[1] as Element);
      expect([whereIs(page, 0), whereIs(page, 1)]).to.deep.equal(['1', undefined]);
    });

    it('change places from pair to pair when all are placed', async () => {
      const page = await openRolled();
      await page.clickDice(0, 1, 2);
      await drag(page, pointer, 1, page.dice[4] as Element);
      expect(page.placed).to.deep.equal({ out: [1], first: [3, 6], second: [2, 4] });
      await drag(page, pointer, 4, page.dice[0] as Element);
      expect(page.placed).to.deep.equal({ out: [6], first: [1, 3], second: [2, 4] });
    });

    it('are taken back when they are dropped where they were before', async () => {
      const page = await openRolled();
      const home = page.dice[1]?.getBoundingClientRect() as DOMRect;
      await page.clickDice(0, 1);
      const tray = page.find('[data-die="2"]') as Element;
      expect(page.middle(tray)[1], 'beside the others that are not placed').to.equal(
        Math.round(home.top + home.height / 2),
      );
      await drag(page, pointer, 1, tray);
      expect(page.placed).to.deep.equal({ out: [1], first: [], second: [] });
    });

    it('are taken back when they are dropped beside everything, unplaced ones stay so', async () => {
      const page = await openRolled();
      await page.clickDice(0, 1);
      for (const die of [0, 4]) await drag(page, pointer, die, page.find('.status') as Element);
      expect(page.placed).to.deep.equal({ out: [], first: [2], second: [] });
      expect(page.moves).to.be.empty;
    });

    it('stay where they lie when they are dropped there again', async () => {
      const page = await openRolled();
      await page.clickDice(0, 1);
      await hold(page, pointer, 0, slotOf(page, 4));
      await pointer.move(page.middle(slotOf(page, 0)));
      await pointer.up();
      await page.element.updateComplete;
      expect(page.placed).to.deep.equal({ out: [1], first: [2], second: [] });
    });

    it('are not tapped by being dropped: the next click is one', async () => {
      const page = await openRolled();
      await drag(page, pointer, 1, slotOf(page, 3));
      expect(whereIs(page, 1)).to.equal('3');
      await page.clickDice(1);
      expect(whereIs(page, 1)).to.equal(undefined);
    });

    it('stay in the hand when another player’s move arrives meanwhile', async () => {
      const page = await SheetPage.open({ position: `${crossed('146')} / ${crossed('235')} | 0 12346` });
      await page.clickDice(0);
      await hold(page, pointer, 1, slotOf(page, 3));
      await page.played('#1 2|13|46');
      expect(page.shownSeat).to.equal(0);
      expect(page.middle(page.dice[1] as Element)[0]).to.be.closeTo(page.middle(slotOf(page, 3))[0], 1.5);
      await pointer.up();
      await page.element.updateComplete;
      expect(page.placed).to.deep.equal({ out: [1], first: [], second: [2] });
      expect(page.dice[1]?.style.length).to.equal(0);
    });
  });
}
