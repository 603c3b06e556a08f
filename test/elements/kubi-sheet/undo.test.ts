import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const ROLLED = `${crossed('146')} / ${crossed('146')} / ${crossed('146')} | 0 12346`;

/** Three players, and a roll on the table that nobody has entered yet. */
const open = (attributes: Readonly<Record<string, string>> = {}) =>
  SheetPage.open({ seed: 'a', position: ROLLED, ...attributes });

/** The seats that have entered the roll. */
const entered = (page: SheetPage) => page.element.state.entered;

describe('undo of entries on <kubi-sheet>', () => {
  it('cannot be used before anything has been made, and says so', async () => {
    const page = await open();
    expect([page.canUse('Undo'), page.canUse('Redo')]).to.deep.equal([false, false]);
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect(page.position).to.equal(ROLLED);
  });

  it('takes back one’s own entry, though others have entered since, and keeps theirs', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36');
    const changes = page.listen('game-change');
    await page.click(page.seatButton(0));
    expect(page.canUse('Undo')).to.be.true;
    await page.clickButton('Undo');
    expect(entered(page)).to.deep.equal([1]);
    expect(page.moves).to.deep.equal(['4|12|36']);
    expect(page.shownSeat).to.equal(0);
    expect(page.status).to.match(/^Player 1: /);
    expect(changes).to.deep.equal([{ cause: 'undo', by: 'user', moves: [] }]);
  });

  it('brings it back where it was among the others', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36');
    const before = page.position;
    await page.click(page.seatButton(0));
    await page.clickButton('Undo');
    expect([page.canUse('Undo'), page.canUse('Redo')]).to.deep.equal([true, true]);
    await page.clickButton('Redo');
    expect(page.position).to.equal(before);
    expect(page.moves).to.deep.equal(['1|23|46', '4|12|36']);
    expect(page.canUse('Redo')).to.be.false;
  });

  it('is not redone any more once another entry has been made instead', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36');
    await page.click(page.seatButton(0));
    await page.clickButton('Undo');
    await page.played('#0 6|12|34');
    expect(page.canUse('Redo')).to.be.false;
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(['4|12|36', '6|12|34']);
  });

  it('takes back what has just been confirmed, though the next player’s sheet is shown now', async () => {
    const page = await open();
    await page.click(page.all('.entry')[0] as Element);
    await page.clickButton('Enter');
    expect([entered(page), page.shownSeat]).to.deep.equal([[0], 1]);
    await page.clickButton('Undo');
    expect(entered(page)).to.be.empty;
    expect(page.position).to.equal(ROLLED);
  });

  it('takes back the entry that closed a roll', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36');
    await page.click(page.all('.entry')[0] as Element);
    await page.clickButton('Enter');
    expect(page.status).to.equal('Player 2 rolls.');
    await page.clickButton('Undo');
    expect(entered(page)).to.deep.equal([0, 1]);
    expect(page.shownSeat).to.equal(2);
    expect(page.dice).to.have.lengthOf(5);
  });

  it('takes back one’s own entry on a sheet that the reader has chosen, also once all have entered', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36', '#2 6|12|34');
    await page.click(page.seatButton(1));
    await page.clickButton('Undo');
    expect(entered(page)).to.deep.equal([0, 2]);
    expect(page.shownSeat).to.equal(1);
  });

  it('takes back the latest of anybody from a chosen sheet on which nothing has been decided yet', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36');
    await page.click(page.seatButton(2));
    await page.clickButton('Undo');
    expect(entered(page)).to.deep.equal([0]);
  });

  it('takes back nothing of earlier rolls from one’s own sheet', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36', '#2 6|12|34', 'roll 12346');
    await page.click(page.seatButton(0));
    expect(page.canUse('Undo')).to.be.false;
  });

  it('goes on from one’s own entry to the latest of the others', async () => {
    const page = await (await open()).played('#0 1|23|46', '#1 4|12|36');
    await page.click(page.seatButton(0));
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect(page.position).to.equal(ROLLED);
    expect(page.canUse('Undo')).to.be.false;
    await page.clickButton('Redo');
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(['1|23|46', '4|12|36']);
  });

  it('leaves what another player has begun to place', async () => {
    const page = await (await open()).played('#0 1|23|46');
    await page.clickDice(0);
    expect([page.shownSeat, page.placed.out]).to.deep.equal([1, [1]]);
    await page.click(page.seatButton(0));
    await page.clickButton('Undo');
    await page.click(page.seatButton(1));
    expect(page.placed.out).to.deep.equal([1]);
  });

  it('and redo have keys on the dice', async () => {
    const page = await (await open()).played('#0 1|23|46');
    page.dice[0]?.focus();
    await page.press('u');
    expect(entered(page)).to.be.empty;
    await chord(page, 'Control', 'y');
    expect(entered(page)).to.deep.equal([0]);
  });
});
