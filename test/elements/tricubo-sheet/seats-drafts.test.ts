import { expect } from '@open-wc/testing';
import { FIRST_CROSSES } from '../../games/tricubo/helpers.js';
import { rolled, use, useOn } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

/** Three players, of whom the first has taken the large die. */
const open = async (position = rolled(3)) => (await TricuboPage.open({ seed: 'a', position })).played('L');

/** The second player can use neither threes nor colours. */
const NO_USE = rolled(3, '433').replace(FIRST_CROSSES[1], '0,1,7,0,0 .,.,.,.,. LMSt');

const ticked = (page: TricuboPage) =>
  [1, 2, 3, 4, 5].filter((row) => (page.interimTarget(row) as HTMLInputElement | null)?.checked);

async function tick(page: TricuboPage, ...rows: readonly number[]): Promise<void> {
  for (const row of rows) {
    page.interimTarget(row)?.click();
    await page.element.updateComplete;
  }
}

const hasChosen = (page: TricuboPage) => page.choices.some(({ isChosen }) => isChosen);

describe('what a player of several has begun on <tricubo-sheet>', () => {
  it('stays while other sheets are shown, on each sheet its own', async () => {
    const page = await open();
    await page.clickDie('M');
    await page.click(page.seatButton(2));
    expect([page.chosenDie, page.targets.length]).to.deep.equal([undefined, 0]);
    await page.clickDie('S');
    await page.click(page.seatButton(1));
    expect([page.chosenDie, page.targets.length]).to.deep.equal(['M', 3]);
    await page.click(page.seatButton(2));
    expect([page.chosenDie, page.targets.length]).to.deep.equal(['S', 5]);
  });

  it('stays with rows that are ticked, and with what is chosen in words', async () => {
    const page = await open(rolled(3, '166'));
    await page.clickDie('M');
    await tick(page, 2, 4);
    await page.click(page.seatButton(2));
    await page.click(page.all('.entry')[3] as Element);
    await page.click(page.seatButton(1));
    expect(ticked(page)).to.deep.equal([2, 4]);
    await page.click(page.seatButton(2));
    expect(page.choices.filter(({ isChosen }) => isChosen)).to.have.lengthOf(1);
  });

  it('stays, and stays in sight, when another player’s use arrives from a script', async () => {
    const page = await open();
    await page.clickDie('M');
    await page.played('#2 S:3');
    expect([page.shownSeat, page.chosenDie]).to.deep.equal([1, 'M']);
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['L', 'S:3', 'M']);
  });

  it('stays when another player plays, types, or takes back on this same element', async () => {
    const page = await open();
    await page.clickDie('M');
    await useOn(page, 2);
    await page.click(page.seatButton(1));
    expect(page.chosenDie).to.equal('M');
    await page.click(page.seatButton(2));
    await page.clickButton('Undo');
    expect(page.shownSeat).to.equal(2);
    await page.fill('Type a move', '#2 S:3');
    await page.press('Enter');
    await page.click(page.seatButton(1));
    expect(page.chosenDie).to.equal('M');
  });

  it('is not what the next player has chosen', async () => {
    const page = await open();
    await use(page);
    expect(page.shownSeat).to.equal(2);
    expect([page.chosenDie, hasChosen(page), page.primary === null]).to.deep.equal([undefined, false, true]);
  });

  it('is nothing any more when the own use arrives from a script', async () => {
    const page = await open();
    await page.clickDie('M');
    await page.played('#1 S:3');
    expect(page.shownSeat).to.equal(2);
    await page.click(page.seatButton(1));
    expect([page.dice.length, page.targets.length]).to.deep.equal([0, 0]);
    expect(page.primary === null).to.be.true;
  });

  it('is nothing any more when no die is taken, which leaves the sheet as it was', async () => {
    const page = await open(NO_USE);
    await page.clickDie('M');
    expect(page.status).to.match(/^The medium die is of no use/);
    await page.click(page.primary as Element);
    expect(page.moves).to.deep.equal(['L', '-']);
    await page.click(page.seatButton(1));
    expect(page.doings[1]).to.equal('entered');
    expect([page.dice.length, page.choices.length]).to.deep.equal([0, 0]);
    expect(page.primary === null).to.be.true;
  });

  it('is nothing any more when the first player takes back a die and takes another', async () => {
    const page = await open();
    await page.clickDie('M');
    await page.click(page.seatButton(0));
    await page.clickButton('Undo');
    await page.click(page.seatButton(1));
    expect([page.dice.length, page.targets.length, page.status]).to.deep.equal([0, 0, 'Still to decide: Player 1.']);
    await page.played('#0 S:1');
    await page.click(page.seatButton(1));
    expect([page.chosenDie, page.targets.length]).to.deep.equal([undefined, 0]);
    expect([page.owner('L'), page.owner('S')]).to.deep.equal(['', 'Player 1']);
  });

  it('is nothing any more with the next roll, though it shows the same', async () => {
    const page = await open(NO_USE);
    await page.clickDie('S');
    await page.played('#1 -', '#2 M', 'roll 433');
    expect([page.shownSeat, page.chosenDie, page.owner('L')]).to.deep.equal([1, undefined, '']);
    expect(page.targets).to.be.empty;
  });

  it('is nothing any more in a new game', async () => {
    const page = await TricuboPage.open({ position: rolled(2) });
    await page.clickDie('L');
    page.element.restart();
    await page.element.updateComplete;
    expect([page.chosenDie, page.targets.length]).to.deep.equal([undefined, 0]);
  });
});
