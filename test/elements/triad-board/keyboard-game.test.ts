import { expect, html } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { tabTo } from '../keyboard.js';
import { walkTo } from './keyboard.js';

/** Black wins: a legal game from the dice of the seed below, found by playing at random and taking each triad. */
const GAME = ['e1e2', 'f6f3xf3', 'b1b4', 'c6f3xf3', 'e2b5xb4', 'd6d3', 'c1c4xb5', 'd3d5xd5'];
const SEED = 'keys';

describe('<triad-board> by keyboard alone', () => {
  it('is played from the roll to the rematch', async () => {
    const page = await BoardPage.within(html`
      <div>
        <button>Before the board</button>
        <triad-board seed=${SEED}></triad-board>
      </div>
    `);
    const ends = page.listen('game-end');
    page.board.parentElement?.querySelector('button')?.focus();
    await tabTo(page, 'Roll the dice');
    await page.press('Enter');

    for (const [i, text] of GAME.entries()) {
      const key = i % 2 === 0 ? 'Enter' : 'Space';
      for (const cell of text.match(/[a-f][1-6]/g) ?? []) {
        await walkTo(page, cell);
        await page.press(key);
      }
    }
    expect(page.board.match.entries.slice(1).map(({ text }) => text)).to.deep.equal(GAME);
    expect(page.status).to.equal('Black wins. The third die is off.');
    expect(ends).to.deep.equal([{ winners: [1], scores: [2, 3], reason: 'three-removed' }]);

    await tabTo(page, 'Rematch');
    await page.press('Enter');
    expect(page.focusedName).to.equal('Roll the dice');
    await page.press('Space');
    expect(page.status).to.equal('Black to move.');
    expect(page.focusedCell).to.not.equal(undefined);
  });
});
