import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { DiagramPage, IMPOSSIBLE, change } from './diagram-page.js';
import { START } from './positions.js';
import { KEY, forget, movesUnder, savedText, storedKeys } from './saved-games.js';

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

describe('a diagram with a key to keep games under', () => {
  afterEach(forget);

  it('stores nothing, whatever it shows', async () => {
    for (const position of [START, IMPOSSIBLE, '- w 0-0']) await DiagramPage.open({ persist: KEY, position });
    expect(storedKeys()).to.be.empty;
  });

  it('shows the game that is kept under it', async () => {
    localStorage.setItem(KEY, savedText());
    const page = await DiagramPage.open({ persist: KEY, position: START });
    expect(page.dice).to.equal(AFTER_MOVE.split(' ')[0]);
  });

  it('of what no game reaches leaves alone what is kept under it, also when it becomes a game', async () => {
    localStorage.setItem(KEY, savedText());
    const page = await DiagramPage.open({ persist: KEY, position: IMPOSSIBLE });
    expect(page.dice).to.equal(IMPOSSIBLE.split(' ')[0]);
    await change(page, { mode: 'play' });
    page.board.play('roll 112233 112233');
    page.board.play('b1b3');
    expect(localStorage.getItem(KEY)).to.equal(savedText());
  });

  it('goes on keeping the game that it was before', async () => {
    const page = await BoardPage.open({ position: START, persist: KEY });
    page.board.play('a1a3');
    await change(page, { mode: 'diagram' });
    await change(page, { position: IMPOSSIBLE });
    expect(movesUnder(KEY)).to.deep.equal(['a1a3']);
    await change(page, { mode: 'play', position: START });
    page.board.play('f6f4');
    expect(movesUnder(KEY)).to.deep.equal(['a1a3', 'f6f4']);
  });
});
