import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';

describe('undo of a crossing on <kubi-sheet>', () => {
  it('gives the sheet its six numbers to choose from again', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146');
    expect(page.countdown).to.deep.equal(['1: 8 left', '4: 8 left', '6: 8 left']);
    await page.clickButton('Undo');
    expect(page.status).to.equal('Cross three numbers. Dice showing them will be your discards.');
    expect(page.all('.number-box input')).to.have.lengthOf(6);
    expect([page.moves.length, page.canUse('Undo'), page.canUse('Redo')]).to.deep.equal([0, false, true]);
    await page.clickButton('Redo');
    expect(page.status).to.equal('Roll the dice.');
  });

  it('takes back one’s own, though others have crossed since, and keeps theirs', async () => {
    const page = await (await SheetPage.open({ seats: 'human human human' })).played('#0 x146', '#2 x235');
    await page.click(page.seatButton(0));
    await page.clickButton('Undo');
    const numbers = page.element.state.sheets.map((sheet) => sheet.numbers?.join('') ?? '-');
    expect(numbers).to.deep.equal(['-', '-', '235']);
    expect(page.shownSeat).to.equal(0);
  });

  it('takes back the last one, after which the dice are due', async () => {
    const page = await (await SheetPage.open({ seats: 'human human' })).played('#0 x146', '#1 x235');
    expect(page.status).to.equal('Player 1 rolls.');
    await page.clickButton('Undo');
    const numbers = page.element.state.sheets.map((sheet) => sheet.numbers?.join('') ?? '-');
    expect(numbers).to.deep.equal(['146', '-']);
    expect(page.shownSeat).to.equal(1);
  });
});
