import { expect } from '@open-wc/testing';
import { chord, pressInside, tabTo } from '../../keyboard.js';
import { TriominoPage } from './page.js';

describe('a whole game of <triomino-table> by presses alone', () => {
  /** Does what can be done: lays what fits, else buys, else passes. @returns whether there was anything to do */
  async function go(page: TriominoPage): Promise<boolean> {
    const cover = page.isCovered ? page.primary : null;
    const fitting = page.find('.rack-tile[data-fits]');
    if (page.element.state.turn !== null && !cover && fitting) {
      fitting.click();
      await page.element.updateComplete;
      const place = page.root.querySelector('.board [data-cell="0"] path');
      place?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    } else {
      const button = cover ?? page.find('.actions button');
      if (!button || page.element.match.outcome) return false;
      button.click();
    }
    await page.element.updateComplete;
    return true;
  }

  it('is played by one to the result, and again', async () => {
    const page = await TriominoPage.open({ seed: 'a' });
    const refusals = page.listen('game-refuse');
    const ends = page.listen('game-end');
    let steps = 0;
    while (steps < 400 && (await go(page))) steps++;
    await page.ended();
    const { outcome } = page.element.match;
    expect([ends.map(({ scores }) => scores), refusals]).to.deep.equal([[outcome?.scores], []]);
    const points = `${page.element.state.scores[0]} point`.replace('-', '−');
    expect(page.facts(0).startsWith(points), page.facts(0)).to.be.true;
    expect(page.primary?.textContent?.trim()).to.equal('New game');
    page.primary?.click();
    await page.element.updateComplete;
    expect([page.moves, page.laid]).to.deep.equal([[], []]);
  });
});

// Hundreds of presses, one after the other.
describe('a whole game of <triomino-table> by keyboard alone', () => {
  /** A turn by keys: the first tile that fits is laid in its last place; else one buys, and passes where that is all there is. */
  async function takeTurn(page: TriominoPage): Promise<void> {
    if (page.focusedName === 'Show my tiles') await pressInside(page, 'Enter');
    for (let presses = 0; presses < 12 && !page.focused?.matches('.rack-tile'); presses++) {
      await chord(page, 'Shift', 'Tab');
    }
    expect(page.focused?.matches('.rack-tile'), page.focusedName).to.be.true;
    await pressInside(page, 'Home');
    const fits = page.all('.rack-tile').findIndex((tile) => tile.dataset['fits'] !== undefined);
    if (fits < 0) return pressInside(page, /pass/i.test(page.status) ? 'p' : 'b');
    for (let i = 0; i < fits; i++) await pressInside(page, 'ArrowRight');
    await pressInside(page, fits % 2 === 0 ? 'Enter' : 'Space');
    expect(page.focused?.matches('.place'), page.focusedName).to.be.true;
    return pressInside(page, 'End', 'Enter');
  }

  it('is played by two on one device through a round to the next deal, and the cover is between them', async () => {
    const page = await TriominoPage.afterButton({ seed: 'two', seats: 'human human', names: 'Ann, Bob' });
    await tabTo(page, 'Deal Round 1');
    await pressInside(page, 'Space');
    let covers = 0;
    for (let turns = 0; turns < 120 && page.element.state.round === 1; turns++) {
      if (page.focusedName === 'Show my tiles') covers++;
      await takeTurn(page);
    }
    const made = page.element.match.entries.filter(({ actor }) => actor !== 'chance');
    const changes = made.filter(({ actor }, i) => actor !== made[i - 1]?.actor).length;
    expect([covers, page.focusedName]).to.deep.equal([changes, 'Deal Round 2']);
  }).timeout(60_000);

  it('has real tiles entered one by one, and taken', async () => {
    const page = await TriominoPage.afterButton({ dice: 'enter' });
    const tiles = ['000', '001', '002', '003', '004', '005', '011', '012', '013'];
    for (const tile of tiles) {
      page.padTile(tile).focus();
      await pressInside(page, 'Space');
    }
    page.button('Take these tiles')?.focus();
    await pressInside(page, 'Enter');
    expect([page.rack, page.focused?.matches('.rack-tile')]).to.deep.equal([tiles, true]);
  });
});
