import { expect } from '@open-wc/testing';
import { FIRST_CROSSES } from '../../games/tricubo/helpers.js';
import { humans, rolled, use } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const open = (attributes: Readonly<Record<string, string>>) => TricuboPage.open({ seed: 'a', ...attributes });

describe('the sheet of <tricubo-sheet> that is shown', () => {
  it('is that of the active player when a game is opened in the middle', async () => {
    const page = await open({ position: rolled(4, '346', 2) });
    expect(page.shownSeat).to.equal(2);
  });

  it('is that of the next player to decide when a game is opened in which some have', async () => {
    const page = await open({ position: `${rolled(4, '346', 2)} L 3` });
    expect(page.shownSeat).to.equal(0);
  });

  it('is the active player’s when the dice come from a script, and after that who has to decide', async () => {
    const page = await open({ seats: humans(3), dice: 'remote' });
    await page.played('roll 346', 'L', '#2 M', '#1 M');
    expect(page.shownSeat).to.equal(1);
    await page.played('roll 122');
    expect(page.shownSeat).to.equal(1);
    await page.played('#1 L');
    expect(page.shownSeat).to.equal(2);
  });

  it('stays where it was chosen, whatever a script does on others, also in the next round', async () => {
    const page = await open({ position: rolled(3), dice: 'remote' });
    await page.click(page.seatButton(2));
    for (const move of ['#0 L', '#2 M', '#1 M', 'roll 122', '#1 L']) {
      await page.played(move);
      expect(page.shownSeat, move).to.equal(2);
    }
    expect(page.dice).to.have.lengthOf(3);
  });

  it('is the next one’s after the reader’s own use, also where it was chosen', async () => {
    const page = await open({ position: `${rolled(4)} L` });
    await page.click(page.seatButton(2));
    await use(page);
    expect(page.shownSeat).to.equal(3);
  });

  it('is the one from which something was taken back', async () => {
    const page = await (await open({ position: rolled(4) })).played('L', '#3 M', '#1 M');
    await page.click(page.seatButton(3));
    await page.clickButton('Undo');
    expect(page.shownSeat).to.equal(3);
    await page.clickButton('Undo');
    expect(page.shownSeat).to.equal(1);
  });

  it('is the active player’s, who has to decide again, when that one takes back a die that others have seen taken', async () => {
    const page = await (await open({ position: rolled(3, '346', 2) })).played('L', '#0 M', '#1 M');
    await page.clickButton('Undo');
    await page.click(page.seatButton(2));
    await page.clickButton('Undo');
    expect(page.moves).to.be.empty;
    expect(page.shownSeat).to.equal(2);
    expect(page.dice).to.have.lengthOf(3);
  });

  it('is the one on which no die was taken, when that is taken back', async () => {
    const position = rolled(3, '433').replace(FIRST_CROSSES[1], '0,1,7,0,0 .,.,.,.,. LMSt');
    const page = await (await open({ position })).played('L');
    await page.click(page.primary as Element);
    expect([page.moves, page.shownSeat]).to.deep.equal([['L', '-'], 2]);
    await page.clickButton('Undo');
    expect([page.moves, page.shownSeat]).to.deep.equal([['L'], 1]);
  });

  it('stays while a reader writes a name, whatever a script enters', async () => {
    const page = await open({ position: rolled(3) });
    page.field('Name of Player 1')?.focus();
    await page.type('An');
    await page.played('L', '#1 M', '#2 M', 'roll 122');
    expect(page.shownSeat).to.equal(0);
    await page.type('n');
    await page.press('Enter');
    expect(page.element.names).to.equal('Ann');
  });

  it('is the first one in a new game', async () => {
    const page = await (await open({ seats: humans(3), dice: 'remote' })).played('roll 346', 'L');
    await page.click(page.seatButton(2));
    page.element.restart('b');
    await page.element.updateComplete;
    expect(page.shownSeat).to.equal(0);
  });
});
