import { expect } from '@open-wc/testing';
import { TWO } from './moments.js';
import { TriominoPage } from './triomino-page.js';

const UNNAMED = { position: TWO.position, seed: 'names' };

describe('the names of players on <triomino-table>', () => {
  it('are numbers where they have none', async () => {
    const page = await TriominoPage.open({ seats: 'human human human', names: ', Bob' });
    const shown = (page.all('input.name') as HTMLInputElement[]).map(({ value, placeholder }) => value || placeholder);
    expect(shown).to.deep.equal(['Player 1', 'Bob', 'Player 3']);
  });

  it('are written beside the points, and called with them', async () => {
    const page = await TriominoPage.open(UNNAMED);
    await page.fill('Name of Player 1', 'Mary, Jane');
    await page.press('Enter');
    expect(page.element.names).to.equal('Mary Jane');
    expect(page.seat(0).ariaLabel).to.equal('Mary Jane');
    expect([page.status, page.find('.cover p')?.textContent?.trim()]).to.deep.equal(
      Array(2).fill('Hand the device to Mary Jane.'),
    );
    await page.uncover();
    await page.played('453@-1,0');
    expect(page.spoken).to.match(/^Mary Jane: lays 3-4-5 /);
  });

  it('can be written while another has chosen a tile, and leave it chosen', async () => {
    const page = await TriominoPage.open(UNNAMED);
    await page.uncover();
    await page.click(page.tile('345'));
    await page.fill('Name of Player 2', 'Bob');
    await page.press('Enter');
    expect([page.chosen, page.places.length, page.moves]).to.deep.equal(['345', 2, []]);
  });

  it('are kept from one round to the next, and in a rematch', async () => {
    const position = '344@0,0 | 345 / 111,222 | 0 1 0 - 3 | 110,95';
    const page = await TriominoPage.open({ position, names: 'Ann, Bob', lap: 'off', target: '100' });
    await page.played('453@-1,0');
    expect(page.status).to.equal('Ann wins with 156 points. The target has been reached.');
    page.button('Rematch')?.click();
    await page.element.updateComplete;
    expect(page.all('input.name').map((field) => (field as HTMLInputElement).value)).to.deep.equal(['Ann', 'Bob']);
  });

  it('are text and nothing else, whatever is in them', async () => {
    const name = '<img src=x onerror=alert(1)>&amp;${1}';
    const page = await TriominoPage.open({ ...UNNAMED, names: `${name}, \u202eneb\u202c` });
    expect([page.seat(0).ariaLabel, page.status]).to.deep.equal([name, `Hand the device to ${name}.`]);
    await page.uncover();
    await page.played('453@-1,0', 'buy', 'draw all');
    expect(page.root.querySelector('img')).to.equal(null);
    expect(page.latest).to.include(`${name}: lays 3-4-5`);
  });

  it('are asked for also where one plays alone', async () => {
    const page = await TriominoPage.open({ seed: 'names' });
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect(page.seat(0).ariaLabel).to.equal('Ann');
  });
});
