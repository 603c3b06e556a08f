import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const CROSSED = crossed('146');

const open = () => SheetPage.open({ seed: 'a', position: `${CROSSED} / ${CROSSED} / ${CROSSED} | 0 12346` });

const checked = (page: SheetPage) => [1, 2, 3, 4, 5, 6].filter((number) => page.numberBox(number).checked);

describe('what a player of several has begun on <kubi-sheet>', () => {
  it('stays while other sheets are shown, on each sheet its own', async () => {
    const page = await open();
    await page.clickDice(0, 1);
    await page.click(page.seatButton(2));
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
    await page.clickDice(3);
    await page.click(page.seatButton(0));
    expect(page.placed).to.deep.equal({ out: [1], first: [2], second: [] });
    await page.click(page.seatButton(2));
    expect(page.placed).to.deep.equal({ out: [4], first: [], second: [] });
  });

  it('stays, and stays in sight, when another player’s entry arrives from a script', async () => {
    const page = await open();
    await page.clickDice(0, 1);
    await page.played('#1 4|12|36');
    expect(page.shownSeat).to.equal(0);
    expect(page.placed).to.deep.equal({ out: [1], first: [2], second: [] });
    await page.clickDice(2);
    await page.clickButton('Enter');
    expect(page.moves).to.deep.equal(['4|12|36', '1|23|46']);
  });

  it('stays when another player enters, types for, or takes back on this same element', async () => {
    const page = await open();
    await page.clickDice(0, 1);
    await page.click(page.seatButton(1));
    await page.click(page.all('.entry')[0] as Element);
    await page.clickButton('Enter');
    await page.click(page.seatButton(0));
    expect(page.placed.first).to.deep.equal([2]);
    await page.fill('Type a move', '#2 1|23|46');
    await page.press('Enter');
    await page.click(page.seatButton(0));
    expect(page.placed.first).to.deep.equal([2]);
    await page.click(page.seatButton(2));
    await page.clickButton('Undo');
    await page.click(page.seatButton(0));
    expect(page.placed.first).to.deep.equal([2]);
  });

  it('is nothing any more when the own entry arrives from a script', async () => {
    const page = await open();
    await page.clickDice(0, 1);
    await page.played('#0 4|12|36');
    expect(page.shownSeat).to.equal(1);
    await page.click(page.seatButton(0));
    expect(page.dice).to.be.empty;
    expect(page.primary === null).to.be.true;
  });

  it('is nothing any more with the next roll, though it shows the same', async () => {
    const page = await open();
    await page.clickDice(0, 1);
    await page.played('#0 1|23|46', '#1 1|23|46', '#2 1|23|46', 'roll 12346');
    await page.click(page.seatButton(0));
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
  });

  it('stays with numbers to cross as well', async () => {
    const page = await SheetPage.open({ seats: 'human human human' });
    for (const number of [2, 5]) {
      page.numberBox(number).click();
      await page.element.updateComplete;
    }
    await page.click(page.seatButton(1));
    expect(checked(page)).to.be.empty;
    await page.played('#2 x146');
    await page.click(page.seatButton(0));
    expect(checked(page)).to.deep.equal([2, 5]);
  });

  it('is nothing any more in a new game', async () => {
    const page = await SheetPage.open({ seats: 'human human' });
    for (const number of [2, 5]) {
      page.numberBox(number).click();
      await page.element.updateComplete;
    }
    expect(checked(page)).to.deep.equal([2, 5]);
    page.element.restart();
    await page.element.updateComplete;
    expect(checked(page)).to.be.empty;
  });
});
