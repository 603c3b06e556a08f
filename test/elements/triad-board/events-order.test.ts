import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { logEvents } from '../event-log.js';
import { START, TRIAD_AHEAD } from './positions.js';

describe('the events of a board', () => {
  it('for a move of the reader: asked before, then the move, then the change', async () => {
    const page = await BoardPage.open({ position: START });
    const log = logEvents(page.board);
    await page.clickCell('a1');
    expect(log).to.be.empty;
    await page.clickCell('a3');
    expect(log).to.deep.equal([
      'game-before-move a1a3 by reader',
      'game-move a1a3 by reader',
      'game-change play by reader a1a3',
    ]);
  });

  it('for a move of a script: nobody is asked', async () => {
    const page = await BoardPage.open({ position: START });
    const log = logEvents(page.board);
    page.board.play('a1a3');
    expect(log).to.deep.equal(['game-move a1a3 by script', 'game-change play by script a1a3']);
  });

  it("for the reader's roll", async () => {
    const page = await BoardPage.open({ seed: 'house' });
    const log = logEvents(page.board);
    await page.clickButton('Roll the dice');
    expect(log).to.deep.equal([
      'game-before-move roll 111333 111233 by reader',
      'game-move roll 111333 111233 by reader',
      'game-change play by reader roll 111333 111233',
    ]);
  });

  it('for dice that come by themselves: by the computer, and nobody is asked', async () => {
    const page = await BoardPage.open({ seed: 'house', dice: 'remote' });
    const log = logEvents(page.board);
    page.board.dice = 'auto';
    await page.board.updateComplete;
    expect(log).to.deep.equal([
      'game-move roll 111333 111233 by computer',
      'game-change play by computer roll 111333 111233',
    ]);
  });

  it('for dice that come by themselves in a new game: the new game is told first', async () => {
    const page = await BoardPage.open({ dice: 'auto' });
    const log = logEvents(page.board);
    page.board.restart('house');
    expect(log).to.deep.equal([
      'game-change restart by script',
      'game-move roll 111333 111233 by computer',
      'game-change play by computer roll 111333 111233',
    ]);
  });

  it('for dice that come by themselves in a game that is loaded: the same', async () => {
    const page = await BoardPage.open({ dice: 'auto' });
    const log = logEvents(page.board);
    page.board.seed = 'house';
    await page.board.updateComplete;
    expect(log).to.deep.equal([
      'game-change load by script',
      'game-move roll 111333 111233 by computer',
      'game-change play by computer roll 111333 111233',
    ]);
  });

  it('for taking back and playing again, by the reader and by a script', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.play('a1a3');
    await page.board.updateComplete;
    const log = logEvents(page.board);
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    page.board.undo();
    page.board.redo();
    expect(log).to.deep.equal([
      'game-change undo by reader',
      'game-change redo by reader',
      'game-change undo by script',
      'game-change redo by script',
    ]);
  });

  it('for going to a ply, but not to the one that is shown', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.play('a1a3');
    const log = logEvents(page.board);
    page.board.goTo(0);
    page.board.goTo(0);
    page.board.goTo(1);
    expect(log).to.deep.equal(['game-change go-to by script', 'game-change go-to by script']);
  });

  it('for a new game, by a script and by the reader', async () => {
    const page = await BoardPage.open({ position: START });
    const log = logEvents(page.board);
    page.board.restart();
    await page.clickButton('New game');
    expect(log).to.deep.equal(['game-change restart by script', 'game-change restart by reader']);
  });

  it('for other attributes', async () => {
    const page = await BoardPage.open({ position: START });
    const log = logEvents(page.board);
    page.board.position = TRIAD_AHEAD;
    await page.board.updateComplete;
    expect(log).to.deep.equal(['game-change load by script']);
  });

  it('for a refusal: its code and the sentence that is shown', async () => {
    const page = await BoardPage.open({ position: START });
    const refusals = page.listen('game-refuse');
    const log = logEvents(page.board);
    await page.clickCell('a1');
    await page.clickCell('a2');
    expect(log).to.deep.equal(['game-refuse same-value']);
    expect(refusals[0]?.message).to.equal(page.status);
  });

  it('carry whose move it was, as data and in letters', async () => {
    const page = await BoardPage.open({ position: START });
    const before = page.listen('game-before-move');
    const moves = page.listen('game-move');
    const changes = page.listen('game-change');
    await page.clickCell('a1');
    await page.clickCell('a3');
    const detail = { actor: 0, move: { kind: 'move', from: 0, to: 12 }, text: 'a1a3', by: 'user' };
    expect(before).to.deep.equal([detail]);
    expect(moves).to.deep.equal([detail]);
    expect(changes).to.deep.equal([{ cause: 'play', by: 'user', moves: [detail] }]);
  });

  it('come when the game already is as they say', async () => {
    const { board } = await BoardPage.open({ position: START });
    const lengths: number[] = [];
    board.addEventListener('game-before-move', () => lengths.push(board.match.length));
    board.addEventListener('game-move', () => lengths.push(board.match.length));
    board.addEventListener('game-change', () => lengths.push(board.match.length));
    const page = new BoardPage(board);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(lengths).to.deep.equal([0, 1, 1]);
  });
});
