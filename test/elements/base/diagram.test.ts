import { expect, fixture, html } from '@open-wc/testing';
import { accessibleThings, isFocusable } from '../accessibility-tree.js';
import { EVENT_TYPES } from '../event-log.js';
import { chord } from '../keyboard.js';
import { POINTERS, mouse, releaseAll } from '../pointers.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { AFTER_MOVE, IMPOSSIBLE, START, TRIAD_AHEAD, WIN_AHEAD } from '../games/triad-board/positions.js';
import { watchTrouble } from '../watch-trouble.js';

const boardOf = (position: string) => position.split(' ')[0];

describe('a diagram', () => {
  afterEach(releaseAll);

  it('neither moves nor tells anything when it is clicked, tapped, dragged on and typed at', async () => {
    const page = await TriadPage.diagram({ position: START, marks: 'c3 b1-b4' });
    const heard: string[] = [];
    for (const type of EVENT_TYPES) page.board.addEventListener(type, () => heard.push(type));
    await page.clickCells('a1', 'a3');
    for (const cell of ['b1', 'b3']) await page.tapOn(page.cell(cell));
    for (const pointer of POINTERS) await page.drag('c1', 'c2', pointer);
    await page.press('ArrowRight', 'Enter', 'f', 'u');
    expect(page.dice).to.equal(boardOf(START));
    expect(page.all('button, input, textarea, a, [tabindex], [role=toolbar], .panel').length).to.equal(0);
    expect(heard).to.be.empty;
  });

  it('follows what a script plays on it', async () => {
    const page = await TriadPage.diagram({ position: START });
    const moves = page.listen('game-move');
    await page.play('a1a3');
    expect(page.dice).to.equal(boardOf(AFTER_MOVE));
    expect(page.label('a3')).to.equal('a3, White 2, moved last');
    expect(moves.map(({ text, by }) => `${text} by ${by}`)).to.deep.equal(['a1a3 by script']);
  });

  it('follows its position and tells the page of no error, whether a game reaches it or not', async () => {
    const page = await TriadPage.diagram();
    const errors = page.listen('game-error');
    expect(page.turn).to.be.empty;
    for (const position of [IMPOSSIBLE, TRIAD_AHEAD, IMPOSSIBLE, START]) {
      await page.change({ position });
      expect(page.dice, 'by attribute').to.equal(boardOf(position));
      page.board.position = '6/6/6/6/6/6';
      await page.board.updateComplete;
      expect(page.dice, 'by property').to.equal('6/6/6/6/6/6');
    }
    page.board.position = null;
    page.board.removeAttribute('position');
    await page.board.updateComplete;
    expect(page.position).to.equal('- w 0-0');
    expect(errors).to.be.empty;
  });

  it('is no stop for Tab, and nothing in it can have the focus', async () => {
    const diagram = makeBoard({ mode: 'diagram', position: START, marks: 'c3' });
    const page = await TriadPage.within(
      html`<div><a href="#before">before</a>${diagram}<a href="#after">after</a></div>`,
    );
    expect((await accessibleThings(isFocusable)).slice(1)).to.deep.equal(['link before', 'link after']);
    document.querySelector('a')?.focus();
    await page.press('Tab');
    expect(document.activeElement?.textContent).to.equal('after');
    await chord(page, 'Shift', 'Tab');
    expect(document.activeElement?.textContent).to.equal('before');
  });

  it('has a caption below the board and after it, and nothing else there', async () => {
    const below = (page: TriadPage, element: Element) =>
      element.getBoundingClientRect().bottom - (page.all('.tray').at(-1)?.getBoundingClientRect().bottom ?? NaN);
    const bare = await TriadPage.diagram({ position: START });
    await bare.until(() => below(bare, bare.board) < 1);
    expect(below(bare, bare.board)).to.be.closeTo(0, 0.5);
    const page = await TriadPage.within(
      html`<div>
        <triad-board mode="diagram" position=${START}><p slot="caption">How a game begins.</p></triad-board>
      </div>`,
    );
    const caption = page.board.querySelector('p') as HTMLElement;
    await page.until(() => caption.offsetHeight > 0);
    expect(caption.offsetHeight).to.be.above(10);
    expect(below(page, caption)).to.be.closeTo(caption.offsetHeight + 8, 0.5);
    expect(below(page, page.board)).to.be.closeTo(caption.offsetHeight + 8, 0.5);
    expect(await accessibleThings()).to.include('StaticText How a game begins.');
    expect(caption.assignedSlot?.compareDocumentPosition(page.find('.grid') as Node)).to.equal(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  it('gets no tools beside a board to play on, and is not played by its keys', async () => {
    const top = await fixture(
      html`<div>
        <triad-board position=${START}></triad-board>
        <triad-board mode="diagram" position=${START}></triad-board>
      </div>`,
    );
    const [played, shown] = [...top.querySelectorAll('triad-board')].map((board) => new TriadPage(board));
    if (!played || !shown) throw new Error('both are there');
    await played.ready();
    await played.clickCells('a1', 'a3');
    expect([played.board.match.length, shown.board.match.length]).to.deep.equal([1, 0]);
    expect(shown.all('.toolbar, .panel, button').length).to.equal(0);
  });
});

describe('a diagram from a record', () => {
  const RECORD = `triad 1; start=${START}; a1a3; f6f4; b1b4`;
  const END = 'ccbba1/6/1C3b/B5/6/2BBCC';

  it('shows its end or the ply that is said, and the move before it', async () => {
    const page = await TriadPage.diagram({ record: RECORD });
    expect([page.dice, page.marked('last').join()]).to.deep.equal([END, 'b1,b4']);
    expect(page.board.hasAttribute('ply'), 'the end is not written into the page').to.be.false;
    await page.change({ ply: '1' });
    expect([page.dice, page.marked('last').join()]).to.deep.equal([boardOf(AFTER_MOVE), 'a1,a3']);
    page.board.ply = 3;
    await page.board.updateComplete;
    expect(page.dice).to.equal(END);
    page.board.goTo(0);
    await page.board.updateComplete;
    expect([page.dice, page.marked('last').join()]).to.deep.equal([boardOf(START), '']);
    expect([page.board.ply, page.board.getAttribute('ply')]).to.deep.equal([0, '0']);
  });

  it('that is shorter than that is an error, and its end is shown', async () => {
    const page = await TriadPage.diagram({ record: RECORD, ply: '9' });
    expect(page.board.error?.code).to.equal('bad-ply');
    expect(page.dice).to.equal(END);
    page.board.ply = 1;
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
    expect(page.dice).to.equal(boardOf(AFTER_MOVE));
  });

  it('shows the record where there is a position as well, be it one that no game reaches', async () => {
    const page = await TriadPage.diagram({ record: RECORD, position: IMPOSSIBLE });
    expect(page.dice).to.equal(END);
    page.board.removeAttribute('record');
    await page.board.updateComplete;
    expect(page.dice).to.equal(boardOf(IMPOSSIBLE));
    expect(page.marked('last')).to.be.empty;
  });

  it('is an error where the record begins with what no game reaches, be there a position or not', async () => {
    for (const position of ['', IMPOSSIBLE]) {
      const page = await TriadPage.diagram({ record: `triad 1; start=${IMPOSSIBLE}`, position });
      expect(page.board.error?.code).to.equal('bad-position');
      expect(page.dice).to.equal('6/6/6/6/6/6');
    }
  });
});

describe('a running game that becomes a diagram and a game again', () => {
  afterEach(releaseAll);

  const runningGame = async () => {
    const page = await TriadPage.open({ position: START });
    await page.play('a1a3');
    return page;
  };

  it('is the same game at the same moment, and goes on', async () => {
    const page = await runningGame();
    const { match } = page.board;
    const changes = page.listen('game-change');
    await page.change({ mode: 'diagram' });
    expect(page.all('[role=grid], .toolbar, .panel, button').length).to.equal(0);
    expect(page.dice).to.equal(boardOf(AFTER_MOVE));
    page.board.removeAttribute('mode');
    await page.board.updateComplete;
    expect(page.board.match === match).to.be.true;
    expect(changes).to.be.empty;
    await page.clickCells('f6', 'f4');
    await page.clickButton('Undo');
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('can be a diagram of something else in between, and then says that this cannot be played', async () => {
    const page = await runningGame();
    const { match } = page.board;
    const errors = page.listen('game-error');
    await page.change({ mode: 'diagram', position: IMPOSSIBLE });
    expect(page.dice).to.equal(boardOf(IMPOSSIBLE));
    expect(errors).to.be.empty;
    await page.change({ mode: 'play' });
    expect(errors.map(({ code }) => code)).to.deep.equal(['bad-position']);
    expect(page.position).to.equal(AFTER_MOVE);
    await page.clickCells('f6', 'f4');
    await page.change({ position: START });
    expect(page.board.error).to.equal(undefined);
    expect(page.board.match === match).to.be.true;
    expect(match.length).to.equal(2);
  });

  it('shows no winner of the game behind it on a diagram of something else', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    await page.play('b1d3xc3');
    await page.change({ mode: 'diagram', position: IMPOSSIBLE });
    expect(page.all('[data-winner]').length).to.equal(0);
    expect(page.turn).to.deep.equal(['Black, to move']);
  });

  it('is left for the game of another position that a diagram has shown meanwhile', async () => {
    const page = await runningGame();
    await page.change({ mode: 'diagram', position: TRIAD_AHEAD });
    await page.change({ mode: 'play' });
    expect(page.position).to.equal(TRIAD_AHEAD);
  });

  it('takes the focus out of the board without harm, and can be walked on again', async () => {
    const trouble = watchTrouble();
    const page = await runningGame();
    page.cell('f6').focus();
    await page.change({ mode: 'diagram' });
    await page.press('Enter', 'ArrowDown', 'u');
    expect(page.board.match.length).to.equal(1);
    await page.change({ mode: 'play' });
    page.cell('f6').focus();
    await page.press('Enter');
    expect(page.marked('chosen')).to.deep.equal(['f6']);
    expect(trouble.stop()).to.be.empty;
  });

  it('lets a die go that is in the hand at that moment', async () => {
    const trouble = watchTrouble();
    const page = await TriadPage.open({ position: START });
    await page.hold('a1', 'a3');
    await page.change({ mode: 'diagram' });
    await mouse.up();
    await page.change({ mode: 'play' });
    expect(page.marked('chosen')).to.be.empty;
    await page.drag('a1', 'a3');
    expect(page.position).to.equal(AFTER_MOVE);
    expect(trouble.stop()).to.be.empty;
  });

  it('gets its tools where it was a diagram of a game from the start, or of none', async () => {
    const page = await TriadPage.diagram({ position: IMPOSSIBLE });
    await page.change({ mode: 'play' });
    await page.ready();
    expect(page.board.error?.code).to.equal('bad-position');
    await page.clickButton('Roll the dice');
    expect(page.board.match.length).to.equal(1);
    await page.change({ mode: 'diagram' });
    expect(page.board.error).to.equal(undefined);
    expect(page.dice).to.equal(boardOf(IMPOSSIBLE));
  });
});
