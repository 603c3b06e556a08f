import { expect, html } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { chord, pressInside, tabTo } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

/** An element in a page, after a button that has the focus. */
async function openAfterButton(attributes: Readonly<Record<string, string>>): Promise<TriominoPage> {
  const element = document.createElement('triomino-table');
  element.clock = new FakeClock();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const page = await TriominoPage.within(html`<div><button>Before the table</button>${element}</div>`);
  element.parentElement?.querySelector('button')?.focus();
  return page;
}

/** Goes back with Shift and Tab to the rack, for instance from the button that buys. */
async function backToRack(page: TriominoPage): Promise<void> {
  for (let presses = 0; presses < 12 && !page.focused?.matches('.rack-tile'); presses++)
    await chord(page, 'Shift', 'Tab');
  expect(page.focused?.matches('.rack-tile'), page.focusedName).to.be.true;
}

/** A turn by keys alone: the first tile that fits is laid in its last place; else one buys, and passes where that is all there is. */
async function takeTurn(page: TriominoPage): Promise<void> {
  if (page.focusedName === 'Show my tiles') await pressInside(page, 'Enter');
  await backToRack(page);
  await pressInside(page, 'Home');
  const fits = page.all('.rack-tile').findIndex((tile) => tile.dataset['fits'] !== undefined);
  if (fits < 0) {
    await pressInside(page, page.status.includes('pass') ? 'p' : 'b');
    return;
  }
  for (let i = 0; i < fits; i++) await pressInside(page, 'ArrowRight');
  await pressInside(page, fits % 2 === 0 ? 'Enter' : 'Space');
  expect(page.focused?.matches('.place'), page.focusedName).to.be.true;
  await pressInside(page, 'End', 'Enter');
}

describe('<triomino-table> by keyboard alone', () => {
  it('is played by one from Tab into the page to the result, and again', async () => {
    const page = await openAfterButton({ seed: 'alone' });
    const ends = page.listen('game-end');
    await tabTo(page, 'Deal round 1');
    await pressInside(page, 'Enter');
    for (let turns = 0; turns < 90 && !page.element.outcome; turns++) await takeTurn(page);
    expect(ends).to.have.lengthOf(1);
    expect(page.element.match.entries.every(({ by }) => by === 'user')).to.be.true;
    expect(page.focusedName).to.equal('New game');
    await pressInside(page, 'Enter');
    expect([page.moves, page.focusedName]).to.deep.equal([[], 'Deal round 1']);
  }).timeout(60_000);

  it('is played by two on one device through a round to the next deal, and the cover is between them', async () => {
    const page = await openAfterButton({ seed: 'two', seats: 'human human', names: 'Ann, Bob' });
    await tabTo(page, 'Deal round 1');
    await pressInside(page, 'Space');
    let covers = 0;
    for (let turns = 0; turns < 120 && page.element.state.round === 1; turns++) {
      if (page.focusedName === 'Show my tiles') covers++;
      await takeTurn(page);
    }
    const made = page.element.match.entries.filter(({ actor }) => actor !== 'chance');
    const changes = made.filter(({ actor }, i) => actor !== made[i - 1]?.actor).length;
    expect(covers).to.equal(changes);
    expect(page.focusedName).to.equal('Deal round 2');
    expect(page.element.match.entries.every(({ by }) => by === 'user')).to.be.true;
  }).timeout(60_000);

  it('has real tiles typed in, and dealt', async () => {
    const page = await openAfterButton({ dice: 'enter', seats: 'human human', start: 'triple' });
    for (const tiles of ['000,001,002,003,004,005,111,112,113', '555,455,445,444,355,345,344,335,334']) {
      await page.fill('Type a move', tiles);
      await pressInside(page, 'Enter');
    }
    expect(page.focused?.localName).to.equal('input');
    expect(page.status).to.equal('Hand the device to Player 2.');
  });

  it('has real tiles entered one by one, and taken', async () => {
    const page = await openAfterButton({ dice: 'enter' });
    const tiles = ['000', '001', '002', '003', '004', '005', '011', '012', '013'];
    for (const tile of tiles) {
      page.padTile(tile).focus();
      await pressInside(page, 'Space');
    }
    page.button('Take these tiles')?.focus();
    await pressInside(page, 'Enter');
    expect(page.rack).to.deep.equal(tiles);
    expect(page.focused?.matches('.rack-tile'), page.focusedName).to.be.true;
  });
});
