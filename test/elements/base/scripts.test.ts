import { expect, html } from '@open-wc/testing';
import { errorOf } from '../../match/helpers.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD, WIN_AHEAD } from '../games/triad-board/positions.js';

describe('methods that a script calls', () => {
  it('play before anything has been shown', async () => {
    const board = makeBoard({ position: START });
    const shown = TriadPage.within(html`<div>${board}</div>`);
    board.play('a1a3');
    expect(board.match.length).to.equal(1);
    expect((await shown).label('a3')).to.match(/^a3, White 2/);
  });

  it('play on an element that is not in the page, which shows it later', async () => {
    const board = makeBoard({ position: START });
    board.play('a1a3');
    const page = await TriadPage.within(html`<div>${board}</div>`);
    expect(page.label('a3')).to.match(/^a3, White 2/);
    expect(page.moves).to.deep.equal(['a1a3']);
  });

  it('play straight after a property or an attribute has been set', async () => {
    const { board } = await TriadPage.open({ position: START });
    board.position = TRIAD_AHEAD;
    board.play('c1e3xd4');
    expect(board.state.removed).to.deep.equal([1, 0]);
    board.setAttribute('position', START);
    board.play('a1a3');
    expect(board.match.length).to.equal(1);
  });

  it('play a move given as data', async () => {
    const { board } = await TriadPage.open({ position: START });
    const [first] = board.legalMoves();
    if (!first) throw new Error('there are moves');
    board.play(first);
    expect(board.match.entries[0]?.move).to.deep.equal(first);
  });

  const refused: readonly (readonly [
    what: string,
    move: string,
    actor: number | undefined,
    code: string,
    refusal?: string,
  ])[] = [
    ['what is no move', 'hello', undefined, 'bad-move'],
    ['a move against the rules', 'a1a2', undefined, 'illegal-move', 'same-value'],
    ['a seat whose turn it is not', 'f6f4', 1, 'illegal-move', 'not-your-turn'],
    ['such a seat in the text of the move', '#1 f6f4', undefined, 'illegal-move', 'not-your-turn'],
    ['a seat that there is not', 'a1a3', 5, 'illegal-move', 'not-your-turn'],
  ];
  for (const [what, move, actor, code, refusal] of refused) {
    it(`throw for ${what}, say why, and make no error of the element of it`, async () => {
      const page = await TriadPage.open({ position: START });
      const errors = page.listen('game-error');
      const error = errorOf(() => page.board.play(move, actor === undefined ? {} : { actor }));
      expect([error.code, error.refusal?.code]).to.deep.equal([code, refusal]);
      await page.board.updateComplete;
      expect([page.board.match.length, page.board.error, errors.length]).to.deep.equal([0, undefined, 0]);
    });
  }

  it('throw for a ply that there is not', async () => {
    const { board } = await TriadPage.open({ position: START });
    for (const ply of [-1, 1, 0.5, NaN]) expect(errorOf(() => board.goTo(ply)).code).to.equal('bad-ply');
    board.play('a1a3');
    board.goTo(0);
    expect(board.match.ply).to.equal(0);
  });

  it('undo and redo, and say whether there was anything', async () => {
    const { board } = await TriadPage.open({ position: START });
    expect([board.undo(), board.redo()]).to.deep.equal([false, false]);
    board.play('a1a3');
    board.play('f6f4');
    expect(board.undo(0)).to.be.true;
    expect(board.match.entries).to.have.lengthOf(0);
    expect(board.redo()).to.be.true;
    expect(board.match.entries).to.have.lengthOf(2);
  });

  it('begin anew from the same position with the same options', async () => {
    const { board } = await TriadPage.open({ position: START, starter: '1' });
    board.play('a1a3');
    board.restart('house');
    expect([board.match.length, board.match.start, board.match.seed]).to.deep.equal([0, START, 'house']);
    expect(board.match.options).to.include({ starter: 1 });
  });

  it('list the moves of whoever may move, and of one seat', async () => {
    const { board } = await TriadPage.open({ position: START });
    expect(board.legalMoves()).to.have.lengthOf.within(26, 30);
    expect(board.legalMoves(0)).to.deep.equal(board.legalMoves());
    expect(board.legalMoves(1)).to.be.empty;
  });

  it('refuse everything but restart when the game is over', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    await page.play('b1d3xc3');
    expect(page.board.outcome).to.deep.include({ winners: [0], reason: 'three-removed' });
    expect(page.board.matches(':state(over)')).to.be.true;
    expect(errorOf(() => page.board.play('a1a2')).refusal).to.include({ code: 'game-over' });
    page.board.restart();
    expect(page.board.outcome).to.equal(undefined);
    expect(page.board.matches(':state(over)')).to.be.false;
  });
});
