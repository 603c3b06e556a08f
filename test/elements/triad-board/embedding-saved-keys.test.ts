import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD } from './positions.js';
import { KEY, forget, movesUnder, savedText } from './saved-games.js';

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

describe('the key under which a game is kept', () => {
  afterEach(forget);

  it('separates two boards', async () => {
    const [left, right] = [document.createElement('triad-board'), document.createElement('triad-board')];
    Object.assign(left, { persist: `${KEY}, left`, position: START });
    Object.assign(right, { persist: `${KEY}, right`, position: START });
    await BoardPage.within(html`<div>${left}${right}</div>`);
    left.play('a1a3');
    right.play('b1b3');
    expect(movesUnder(`${KEY}, left`)).to.deep.equal(['a1a3']);
    expect(movesUnder(`${KEY}, right`)).to.deep.equal(['b1b3']);
  });

  it('may be given to a running game, which goes on and is kept', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.play('a1a3');
    const changes = page.listen('game-change');
    page.board.persist = KEY;
    await page.board.updateComplete;
    expect(page.position).to.equal(AFTER_MOVE);
    expect(changes).to.be.empty;
    page.board.play('f6f4');
    expect(movesUnder(KEY)).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('may be taken away from a running game, which goes on and is not kept any more', async () => {
    const page = await BoardPage.open({ position: START, persist: KEY });
    page.board.play('a1a3');
    page.board.removeAttribute('persist');
    page.board.play('f6f4');
    expect(page.board.match.length).to.equal(2);
    expect(movesUnder(KEY)).to.deep.equal(['a1a3']);
  });

  it('brings the game that is saved under it', async () => {
    localStorage.setItem(KEY, savedText('a1a3; f6f4'));
    const page = await BoardPage.open({ position: START });
    const changes = page.listen('game-change');
    page.board.persist = KEY;
    await page.board.updateComplete;
    expect(page.board.match.length).to.equal(2);
    expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
  });

  it('leaves a running game alone where what is saved under it is of another kind', async () => {
    const other = savedText('c1e3xd4', `start=${TRIAD_AHEAD}`);
    localStorage.setItem(KEY, other);
    const page = await BoardPage.open({ position: START });
    page.board.play('a1a3');
    page.board.persist = KEY;
    await page.board.updateComplete;
    expect(page.position).to.equal(AFTER_MOVE);
    expect(localStorage.getItem(KEY)).to.equal(other);
  });

  it('may change in the middle of a game: what was kept stays where it is', async () => {
    const page = await BoardPage.open({ position: START, persist: `${KEY}, first` });
    page.board.play('a1a3');
    page.board.persist = `${KEY}, second`;
    page.board.play('f6f4');
    expect(movesUnder(`${KEY}, first`)).to.deep.equal(['a1a3']);
    expect(movesUnder(`${KEY}, second`)).to.deep.equal(['a1a3', 'f6f4']);
  });
});
