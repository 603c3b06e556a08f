import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';

const names = (page: SheetPage) => page.all('.seat-name').map((each) => each.textContent?.trim());

describe('the names of players on <kubi-sheet>', () => {
  it('are numbers where they have none', async () => {
    const page = await SheetPage.open({ seats: 'human human human', names: ', Bob' });
    expect(names(page)).to.deep.equal(['Player 1', 'Bob', 'Player 3']);
  });

  it('are written on each one’s own sheet, and the others stay as they are', async () => {
    const page = await SheetPage.open({ seats: 'human human human', names: ', Bob' });
    await page.click(page.seatButton(2));
    await page.fill('Name of Player 3', 'Mary, Jane');
    await page.press('Enter');
    expect(names(page)).to.deep.equal(['Player 1', 'Bob', 'Mary Jane']);
    expect(page.element.names).to.equal(', Bob, Mary Jane');
    await page.click(page.seatButton(1));
    expect(page.field('Name of Player 2')?.value).to.equal('Bob');
    await page.fill('Name of Player 2', ' ');
    await page.press('Enter');
    expect(names(page)).to.deep.equal(['Player 1', 'Player 2', 'Mary Jane']);
  });

  it('do not go to another sheet while they are being written', async () => {
    const page = await SheetPage.open({ seats: 'human human' });
    await page.fill('Name of Player 1', 'Ann');
    await page.click(page.seatButton(1));
    expect(page.field('Name of Player 2')?.value).to.equal('');
    expect(names(page)).to.deep.equal(['Ann', 'Player 2']);
  });

  it('do not disturb what has been begun, and are said with what a player does', async () => {
    const page = await SheetPage.open({ seats: 'human human' });
    page.numberBox(4).click();
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.numberBox(4).checked).to.be.true;
    await page.played('#0 x146');
    expect(page.spoken).to.match(/^Ann: 1, 4,? and 6 crossed\./);
  });

  it('are asked for also where one plays alone', async () => {
    const page = await SheetPage.open();
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.element.names).to.equal('Ann');
    expect(page.find('.sheet')?.getAttribute('aria-label')).to.equal('Kubi sheet of Ann');
  });
});
