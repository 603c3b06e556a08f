import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { GameError } from '../../../src/games/game-error.js';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD, WIN_AHEAD } from './positions.js';

function errorOf(run: () => unknown): GameError {
  try {
    run();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('methods that a script calls', () => {
  it('play before anything has been shown', async () => {
    const board = document.createElement('triad-board');
    board.setAttribute('position', START);
    const shown = BoardPage.within(html`<div>${board}</div>`);
    board.play('a1a3');
    expect(board.match.length).to.equal(1);
    const page = await shown;
    expect(page.label('a3')).to.match(/^a3, White 2/);
  });

  it('play on an element that is not in the page, which shows it later', async () => {
    const board = document.createElement('triad-board');
    board.setAttribute('position', START);
    board.play('a1a3');
    const page = await BoardPage.within(html`<div>${board}</div>`);
    expect(page.label('a3')).to.match(/^a3, White 2/);
    expect(board.match.length).to.equal(1);
  });

  it('play straight after a property has been set', async () => {
    const { board } = await BoardPage.open({ position: START });
    board.position = TRIAD_AHEAD;
    board.play('c1e3xd4');
    expect(board.state.removed).to.deep.equal([1, 0]);
  });

  it('play straight after an attribute has been set, in the same task as the birth', () => {
    const board = document.createElement('triad-board');
    document.body.append(board);
    board.setAttribute('position', START);
    board.play('a1a3');
    board.remove();
    expect(board.match.entries.map(({ text }) => text)).to.deep.equal(['a1a3']);
  });

  it('play a move given as data', async () => {
    const { board } = await BoardPage.open({ position: START });
    const [first] = board.legalMoves();
    if (!first) throw new Error('there are moves');
    board.play(first);
    expect(board.match.entries[0]?.move).to.deep.equal(first);
  });

  it('throw for what is no move', async () => {
    const { board } = await BoardPage.open({ position: START });
    expect(errorOf(() => board.play('hello')).code).to.equal('bad-move');
    expect(board.match.length).to.equal(0);
  });

  it('throw for a move against the rules, and say why', async () => {
    const { board } = await BoardPage.open({ position: START });
    const error = errorOf(() => board.play('a1a2'));
    expect(error.code).to.equal('illegal-move');
    expect(error.refusal).to.include({ code: 'same-value' });
  });

  it('throw for a seat whose turn it is not', async () => {
    const { board } = await BoardPage.open({ position: START });
    expect(errorOf(() => board.play('f6f4', { actor: 1 })).refusal).to.include({ code: 'not-your-turn' });
    expect(errorOf(() => board.play('#1 f6f4')).refusal).to.include({ code: 'not-your-turn' });
  });

  it('throw for a ply that there is not', async () => {
    const { board } = await BoardPage.open({ position: START });
    for (const ply of [-1, 1, 0.5, NaN]) expect(errorOf(() => board.goTo(ply)).code).to.equal('bad-ply');
    board.play('a1a3');
    board.goTo(0);
    board.goTo(1);
  });

  it('do not make an error of the element of what they throw', async () => {
    const page = await BoardPage.open({ position: START });
    const errors = page.listen('game-error');
    errorOf(() => page.board.play('a1a2'));
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
    expect(errors).to.be.empty;
  });

  it('undo and redo, and say whether there was anything', async () => {
    const { board } = await BoardPage.open({ position: START });
    expect([board.undo(), board.redo()]).to.deep.equal([false, false]);
    board.play('a1a3');
    board.play('f6f4');
    expect(board.undo(0)).to.be.true;
    expect(board.match.entries).to.have.lengthOf(0);
    expect(board.redo()).to.be.true;
    expect(board.match.entries).to.have.lengthOf(2);
  });

  it('begin anew from the same position with the same options', async () => {
    const { board } = await BoardPage.open({ position: START, starter: '1' });
    board.play('a1a3');
    board.restart('house');
    expect(board.match.length).to.equal(0);
    expect(board.match.start).to.equal(START);
    expect(board.match.options).to.include({ starter: 1 });
    expect(board.match.seed).to.equal('house');
  });

  it('list the moves of whoever may move, and of one seat', async () => {
    const { board } = await BoardPage.open({ position: START });
    expect(board.legalMoves()).to.have.lengthOf.within(26, 30);
    expect(board.legalMoves(0)).to.deep.equal(board.legalMoves());
    expect(board.legalMoves(1)).to.be.empty;
  });

  it('refuse everything but restart when the game is over', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    page.board.play('b1d3xc3');
    await page.board.updateComplete;
    expect(page.board.outcome).to.deep.include({ winners: [0], reason: 'three-removed' });
    expect(page.board.matches(':state(over)')).to.be.true;
    expect(errorOf(() => page.board.play('a1a2')).refusal).to.include({ code: 'game-over' });
    page.board.restart();
    expect(page.board.outcome).to.equal(undefined);
    expect(page.board.matches(':state(over)')).to.be.false;
  });
});
