import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { START, WIN_AHEAD } from './positions.js';

const QUESTION = 'Leave this game and begin a new one?';

const question = (page: BoardPage) => page.find('.question')?.textContent?.trim();
const answers = (page: BoardPage) => page.all('.actions button').map((button) => button.textContent?.trim());

/** A game that goes on, with the question whether it is to be left. */
async function openAsked(): Promise<BoardPage> {
  const page = await BoardPage.open({ seed: 'new' });
  await page.clickButton('Roll the dice');
  const [move] = page.board.legalMoves();
  page.board.play(move!);
  await page.board.updateComplete;
  await page.click(page.find('[data-tool=new-game]') as Element);
  return page;
}

/** Presses “New game” as the keyboard does. */
async function answerByKey(page: BoardPage): Promise<void> {
  page.find('.actions button:last-child')?.focus();
  await page.press('Enter');
}

describe('a new game on <triad-board>', () => {
  it('is not begun without a question while one goes on', async () => {
    const page = await openAsked();
    expect(question(page)).to.equal(QUESTION);
    expect(page.spoken).to.equal(QUESTION);
    expect(answers(page)).to.deep.equal(['Keep playing', 'New game']);
    expect(page.board.match.ply).to.equal(2);
  });

  it('is begun when the reader says so', async () => {
    const page = await openAsked();
    const changes = page.listen('game-change');
    const before = page.board.match;
    await answerByKey(page);
    expect(page.board.match === before).to.be.false;
    expect(page.position).to.equal('- w 0-0');
    expect(changes).to.deep.equal([{ cause: 'restart', by: 'user', moves: [] }]);
    expect(question(page)).to.equal(undefined);
  });

  it('is not begun when the reader would rather keep playing', async () => {
    const page = await openAsked();
    const changes = page.listen('game-change');
    await page.clickButton('Keep playing');
    expect(question(page)).to.equal(undefined);
    expect(page.board.match.ply).to.equal(2);
    expect(changes).to.be.empty;
  });

  it('is not begun by a double tap that meets the answer where the tool was', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.play('a1a3');
    await page.board.updateComplete;
    page.find('[data-tool=new-game]')?.click();
    await page.board.updateComplete;
    page.find('.actions button:last-child')?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    await page.board.updateComplete;
    expect(question(page)).to.equal(QUESTION);
    expect(page.board.match.ply).to.equal(1);
  });

  it('is not begun by a double click on the tool', async () => {
    const page = await openAsked();
    await page.click(page.find('[data-tool=new-game]') as Element);
    expect(question(page)).to.equal(QUESTION);
    expect(page.board.match.ply).to.equal(2);
  });

  it('is given up with Escape, and the focus is on the tool that asked', async () => {
    const page = await openAsked();
    await page.press('Escape');
    expect(question(page)).to.equal(undefined);
    expect(page.focusedName).to.equal('New game');
  });

  it('is given up with Escape on the board, and the focus stays there', async () => {
    const page = await openAsked();
    page.cell('b1').focus();
    await page.press('Escape');
    expect(question(page)).to.equal(undefined);
    expect(page.focusedCell).to.equal('b1');
  });

  it('is no longer asked about when the game has moved on', async () => {
    const page = await openAsked();
    const [move] = page.board.legalMoves();
    page.board.play(move!);
    await page.board.updateComplete;
    expect(question(page)).to.equal(undefined);
  });

  it('needs no question before the first move', async () => {
    const page = await BoardPage.open({ seed: 'new' });
    await page.clickButton('Roll the dice');
    await page.clickButton('New game');
    expect(question(page)).to.equal(undefined);
    expect(page.position).to.equal('- w 0-0');
  });

  it('needs no question after the end', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    page.board.play('b1d3xd3');
    await page.board.updateComplete;
    await page.clickButton('New game');
    expect(page.position).to.equal(WIN_AHEAD);
  });

  it('begins at the same position again where there is one', async () => {
    const page = await BoardPage.open({ position: START });
    await page.clickCell('a1');
    await page.clickCell('a3');
    await page.clickButton('New game');
    await answerByKey(page);
    expect(page.position).to.equal(START);
    expect(page.marked('last')).to.be.empty;
  });

  it('has other dice', async () => {
    const page = await BoardPage.open({ dice: 'auto' });
    const rolls = new Set<string>();
    for (let i = 0; i < 12; i++) {
      rolls.add(page.position);
      await page.clickButton('New game');
    }
    expect(rolls.size).to.be.above(1);
  });
});
