import { expect } from '@open-wc/testing';
import { TriadPage } from './page.js';
import { DRAW_AHEAD, WIN_AHEAD } from './positions.js';

async function win(page: TriadPage): Promise<void> {
  for (const cell of ['b1', 'd3', 'f3']) await page.clickCell(cell);
}

describe('the end of a game on <triad-board>', () => {
  it('is the third die taken off, and says who won and why', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    await win(page);
    expect(page.status).to.equal('White wins. The third die is off.');
    expect(page.all('.slot[data-die]')).to.have.lengthOf(3);
    expect(page.all('.seat[data-turn]')).to.be.empty;
  });

  it('tells the page of the outcome, once', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    const ends = page.listen('game-end');
    await page.clickCell('b1');
    await page.clickCell('d3');
    expect(ends).to.be.empty;
    await page.clickCell('f3');
    expect(ends).to.deep.equal([{ winners: [0], scores: [3, 0], reason: 'three-removed' }]);
    expect(page.board.outcome).to.deep.equal(ends[0]);
    expect(page.board.matches(':state(over)')).to.be.true;
  });

  it('can be a draw', async () => {
    const page = await TriadPage.open({ position: DRAW_AHEAD });
    const ends = page.listen('game-end');
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.status).to.equal('The game is drawn. No die has been taken off for 200 moves.');
    expect(ends).to.deep.equal([{ winners: [0, 1], scores: [0, 0], reason: 'no-removal' }]);
  });

  it('is taken back like any move', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    await win(page);
    await page.ended();
    await page.clickButton('Undo');
    expect(page.position).to.equal(WIN_AHEAD);
    expect(page.status).to.equal('White to move.');
    expect(page.board.matches(':state(over)')).to.be.false;
    expect(page.button('Rematch')).to.equal(undefined);
  });
});

describe('a rematch on <triad-board>', () => {
  /** A whole game that White begins and Black wins. */
  const RECORD = `triad 1
    roll 111233 111233; e1e2; f6f3xf3; b1b4; c6f3xf3; e2b5xb4; d6d3; c1c4xb5; d3d5xd5`;

  it('is offered at the end only', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    expect(page.button('Rematch')).to.equal(undefined);
    await win(page);
    await page.ended();
    expect(page.button('Rematch')).to.not.equal(undefined);
  });

  it('is begun by the other side each time', async () => {
    const page = await TriadPage.open({ record: RECORD });
    expect(page.status).to.equal('Black wins. The third die is off.');
    await page.clickButton('Rematch');
    expect(page.position).to.equal('- b 0-0');
    await page.clickButton('Roll the dice');
    expect(page.status).to.equal('Black to move.');

    const { match } = page.board;
    while (!match.outcome) {
      const moves = match.legalMoves();
      match.play(moves.find((move) => 'remove' in move) ?? moves[match.ply % moves.length]!);
    }
    await page.ended();
    await page.clickButton('Rematch');
    expect(page.position).to.equal('- w 0-0');
  });

  it('empties the trays and keeps the names', async () => {
    const page = await TriadPage.open({ record: RECORD, names: 'Ann, Bob' });
    expect(page.all('.slot[data-die]')).to.have.lengthOf(5);
    await page.clickButton('Rematch');
    await page.clickButton('Roll the dice');
    expect(page.all('.slot[data-die]')).to.be.empty;
    expect(page.status).to.equal('Bob to move.');
  });
});
