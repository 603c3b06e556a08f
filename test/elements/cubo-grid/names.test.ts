import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const TWO = { position: table('oo') };

describe('the names of players on <cubo-grid>', () => {
  it('are numbers where they have none', async () => {
    const page = await CuboPage.open({ position: table('ooo'), names: ', Bob' });
    const shown = (page.all('input.name') as HTMLInputElement[]).map(({ value, placeholder }) => value || placeholder);
    expect(shown).to.deep.equal(['Player 1', 'Bob', 'Player 3']);
  });

  it('are written over each one’s square, and called with it', async () => {
    const page = await CuboPage.open(TWO);
    await page.fill('Name of Player 2', 'Mary, Jane');
    await page.press('Enter');
    expect(page.element.names).to.equal(', Mary Jane');
    expect(page.seat(1).ariaLabel).to.equal('Mary Jane');
    expect(page.seat(1).querySelector('.grid')?.ariaLabel).to.equal('Square of Mary Jane');
    await page.played('#1 call');
    expect(page.urgent).to.equal('Mary Jane: Cubo!');
  });

  it('can be written while others build, without taking a die from anybody', async () => {
    const page = await CuboPage.open(TWO);
    await page.click(page.cell('a1', 1));
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.cell('a1', 1).ariaLabel).to.equal('a1, red 6, chosen');
    expect(page.moves).to.be.empty;
  });

  it('are kept from one round to the next, and in a rematch', async () => {
    const page = await CuboPage.open({ position: table('oo', 6), names: 'Ann, Bob' });
    await page.played('#0 call', '#0 take -', '#1 call', '#1 take -');
    expect(page.status).to.equal('Ann wins with 32 points. Six rounds have been played.');
    await page.clickButton('Rematch');
    expect(page.all('input.name').map((field) => (field as HTMLInputElement).value)).to.deep.equal(['Ann', 'Bob']);
  });

  it('are asked for also where one plays alone', async () => {
    const page = await CuboPage.open({ position: table('o') });
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.find('.grid')?.ariaLabel).to.equal('Square of Ann');
  });
});
