import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { DiagramPage, IMPOSSIBLE, change } from './diagram-page.js';
import { carry, mouse, releaseAll } from '../pointers.js';
import { START, TRIAD_AHEAD, WIN_AHEAD } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

/** A game that is going on, with a move in it. */
async function runningGame(): Promise<DiagramPage> {
  const { board } = await BoardPage.open({ position: START });
  board.play('a1a3');
  await board.updateComplete;
  return new DiagramPage(board);
}

describe('a running game that becomes a diagram and a game again', () => {
  afterEach(releaseAll);

  it('is the same game at the same moment, and goes on', async () => {
    const page = await runningGame();
    const { match } = page.board;
    const changes = page.listen('game-change');
    await change(page, { mode: 'diagram' });
    expect(page.all('[role=grid], .toolbar, .panel, button').length).to.equal(0);
    expect(page.dice).to.equal(AFTER_MOVE.split(' ')[0]);
    page.board.removeAttribute('mode');
    await page.board.updateComplete;
    expect(page.board.match === match).to.be.true;
    expect(changes).to.be.empty;
    await page.clickCell('f6');
    await page.clickCell('f4');
    await page.clickButton('Undo');
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('can be a diagram of something else in between, and then says that this cannot be played', async () => {
    const page = await runningGame();
    const { match } = page.board;
    const errors = page.listen('game-error');
    await change(page, { mode: 'diagram', position: IMPOSSIBLE });
    expect(page.dice).to.equal(IMPOSSIBLE.split(' ')[0]);
    expect(page.marked('last')).to.be.empty;
    expect(errors).to.be.empty;
    await change(page, { mode: 'play' });
    expect(errors.map(({ code }) => code)).to.deep.equal(['bad-position']);
    expect(page.find('[role=alert]')?.textContent).to.contain('This game cannot be set up as the page asks.');
    expect(page.position).to.equal(AFTER_MOVE);
    await page.clickCell('f6');
    await page.clickCell('f4');
    expect(page.board.match.length).to.equal(2);
    await change(page, { position: START });
    expect(page.board.error).to.equal(undefined);
    expect(page.board.match === match).to.be.true;
  });

  it('shows no winner of the game behind it on a diagram of something else', async () => {
    const { board } = await BoardPage.open({ position: WIN_AHEAD });
    board.play('b1d3xc3');
    const page = new DiagramPage(board);
    await change(page, { mode: 'diagram', position: IMPOSSIBLE });
    expect(page.all('[data-winner]').length).to.equal(0);
    expect(page.turn).to.deep.equal(['Black, to move']);
  });

  it('is left for the game of another position that a diagram has shown meanwhile', async () => {
    const page = await runningGame();
    await change(page, { mode: 'diagram', position: TRIAD_AHEAD });
    await change(page, { mode: 'play' });
    expect(page.position).to.equal(TRIAD_AHEAD);
    await page.clickCell('c1');
    await page.clickCell('e3');
    expect(page.status).to.contain('A triad!');
  });

  it('takes the focus out of the board without harm, and can be walked on again', async () => {
    const trouble = watchTrouble();
    const page = await runningGame();
    page.cell('f6').focus();
    await change(page, { mode: 'diagram' });
    await page.press('Enter', 'ArrowDown', 'u');
    expect(page.board.match.length).to.equal(1);
    await change(page, { mode: 'play' });
    page.cell('f6').focus();
    await page.press('Enter');
    expect(page.marked('chosen')).to.deep.equal(['f6']);
    expect(trouble.stop()).to.be.empty;
  });

  it('lets a die go that is in the hand at that moment', async () => {
    const trouble = watchTrouble();
    const page = await BoardPage.open({ position: START });
    await carry(mouse, page.middle(page.cell('a1')), page.middle(page.cell('a3')));
    await change(page, { mode: 'diagram' });
    await mouse.up();
    await change(page, { mode: 'play' });
    expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
    await carry(mouse, page.middle(page.cell('a1')), page.middle(page.cell('a3')));
    await mouse.up();
    expect(page.position).to.equal(AFTER_MOVE);
    expect(trouble.stop()).to.be.empty;
  });
});

describe('a diagram that becomes a game', () => {
  it('gets its tools, though it has been in sight for a while', async () => {
    const page = await DiagramPage.open({ position: START });
    // More than an observer needs to report what is seen.
    for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
    await change(page, { mode: 'play' });
    await new BoardPage(page.board).ready();
    expect(page.all('.toolbar').length).to.equal(1);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('of what no game reaches shows the error and a new game, and the picture again when it is one', async () => {
    const page = await DiagramPage.open({ position: IMPOSSIBLE });
    await change(page, { mode: 'play' });
    await new BoardPage(page.board).ready();
    expect(page.board.error?.code).to.equal('bad-position');
    expect(page.all('[role=alert]').length).to.equal(1);
    await page.clickButton('Roll the dice');
    expect(page.board.match.length).to.equal(1);
    await change(page, { mode: 'diagram' });
    expect(page.board.error).to.equal(undefined);
    expect(page.all('[role=alert]').length).to.equal(0);
    expect(page.dice).to.equal(IMPOSSIBLE.split(' ')[0]);
  });

  it('of an unknown kind shows the error and can be played', async () => {
    const page = await DiagramPage.open({ position: START });
    await change(page, { mode: 'picture' });
    expect(page.board.error?.message).to.contain('picture');
    await new BoardPage(page.board).ready();
    await page.clickCell('a1');
    expect(page.marked('chosen')).to.deep.equal(['a1']);
  });
});
