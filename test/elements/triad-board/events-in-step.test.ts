import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START, WIN_AHEAD } from './positions.js';

/** Forwards what happens on one board to another, as a page with a server between them would. */
function forward(from: BoardPage, to: BoardPage): void {
  from.board.addEventListener('game-move', (event) => {
    const { actor, text, by } = event.detail;
    if (by !== 'script') to.board.play(text, { actor });
  });
  from.board.addEventListener('game-change', (event) => {
    const { cause, by } = event.detail;
    if (by === 'script' || cause === 'play') return;
    if (cause === 'undo' || cause === 'redo') to.board[cause]();
    else to.board.record = from.board.match.toRecord();
  });
}

async function twoBoards(first: Readonly<Record<string, string>>, second = first): Promise<[BoardPage, BoardPage]> {
  const boards = [first, second].map((attributes) => {
    const board = document.createElement('triad-board');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    return board;
  });
  // Beside each other, so that both are seen.
  const columns = document.createElement('div');
  columns.style.display = 'grid';
  columns.style.gridTemplateColumns = '1fr 1fr';
  columns.append(...boards);
  await BoardPage.within(html`<div>${columns}</div>`);
  const [left, right] = boards.map((board) => new BoardPage(board));
  if (!left || !right) throw new Error('there are two');
  return [await left.ready(), await right.ready()];
}

describe('two boards that forward to each other what no script did', () => {
  const open = async (first: Readonly<Record<string, string>>, second = first) => {
    const [left, right] = await twoBoards(first, second);
    forward(left, right);
    forward(right, left);
    return [left, right] as const;
  };

  it('stay in step without a loop', async () => {
    const [left, right] = await open({ position: START });
    const moves = [left.listen('game-move'), right.listen('game-move')];
    await left.clickCell('a1');
    await left.clickCell('a3');
    expect(right.position).to.equal(left.position);
    await right.clickCell('f6');
    await right.clickCell('f4');
    expect(left.position).to.equal(right.position);
    expect(left.board.match.length).to.equal(2);
    expect(moves.map((each) => each.map(({ by }) => by))).to.deep.equal([
      ['user', 'script'],
      ['script', 'user'],
    ]);
  });

  it('share the dice that one of them rolls', async () => {
    const [left, right] = await open({ seed: 'left' }, { dice: 'remote' });
    await left.clickButton('Roll the dice');
    expect(right.position).to.equal(left.position).and.not.equal('- w 0-0');
  });

  it('share dice that come by themselves, also those of the next game', async () => {
    const [left, right] = await open({ dice: 'tap' }, { dice: 'remote' });
    left.board.dice = 'auto';
    await left.board.updateComplete;
    expect(right.position).to.equal(left.position).and.not.equal('- w 0-0');
    await left.clickButton('New game');
    expect(right.position).to.equal(left.position).and.not.equal('- w 0-0');
    expect(right.board.match.length).to.equal(1);
  });

  it('go on together with a rematch, the other side to begin', async () => {
    const [left, right] = await open({ position: WIN_AHEAD });
    await left.clickCell('b1');
    await left.clickCell('d3');
    await left.clickCell('d3');
    await right.clickButton('Rematch');
    expect([left.position, right.position]).to.deep.equal(['- b 0-0', '- b 0-0']);
    await left.clickButton('Roll the dice');
    expect(right.position).to.equal(left.position).and.contain(' b ');
  });

  it('take back and play again together', async () => {
    const [left, right] = await open({ position: START });
    await left.clickCell('a1');
    await left.clickCell('a3');
    await right.clickButton('Undo');
    expect([left.position, right.position]).to.deep.equal([START, START]);
    await left.clickButton('Redo');
    expect([left.board.match.length, right.board.match.length]).to.deep.equal([1, 1]);
  });
});
