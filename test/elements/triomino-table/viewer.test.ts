import { expect } from '@open-wc/testing';
import { leaks, tilesShown } from './secrets.js';
import { TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const open = (viewer: string, attributes: Readonly<Record<string, string>> = {}) =>
  TriominoPage.open({ position: TWO_PLAYERS, viewer, names: 'Ann, Bob', seed: 'viewer', ...attributes });

describe('<triomino-table> with one’s own device', () => {
  it('shows one’s own tiles whoever is to move, without a cover', async () => {
    const page = await open('1');
    expect([page.isCovered, page.rack, page.status]).to.deep.equal([false, ['012', '222', '334'], 'Ann to move.']);
    await page.played('453@-1,0');
    expect([page.isCovered, page.rack, page.status]).to.deep.equal([
      false,
      ['012', '222', '334'],
      'Bob: Lay a tile, or buy one.',
    ]);
    await page.click(page.tile('334'));
    await page.click(page.ghost('433@1,0'));
    expect(page.moves).to.deep.equal(['453@-1,0', '433@1,0']);
    expect([page.rack, leaks(page, 1)]).to.deep.equal([['012', '222'], []]);
  });

  it('hides the others’ tiles from the first seat where a framework gives its number', async () => {
    const page = await open('');
    page.element.viewer = 0;
    await page.element.updateComplete;
    await page.played('453@-1,0');
    expect([page.isCovered, page.rack, leaks(page, 0)]).to.deep.equal([false, ['055', '445'], []]);
  });

  it('lets one move only when it is one’s turn', async () => {
    const page = await open('1');
    const refusals = page.listen('game-refuse');
    await page.click(page.tile('334'));
    await page.fill('Type a move', '345@-1,0');
    await page.press('Enter');
    await page.fill('Type a move', 'buy');
    await page.press('Enter');
    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(3).fill('other-viewer'));
    expect([page.moves, page.ghosts, page.status]).to.deep.equal([[], [], refusals[2]?.message]);
    expect(page.button('Buy a tile (−5)')).to.equal(undefined);
  });

  for (const [viewer, seen] of [
    ['0', 0],
    ['1', 1],
    ['public', undefined],
  ] as const) {
    it(`shows viewer="${viewer}" nobody else’s tiles while the others move`, async function () {
      this.timeout(10_000);
      const page = await open(viewer, { position: '', seats: 'human human' });
      const expectSecret = () => expect(leaks(page, seen), page.moves.slice(-2).join('; ')).to.be.empty;
      await page.clickButton('Deal round 1');
      expectSecret();
      for (let turn = 0; turn < 24 && page.element.state.last === null; turn++) {
        const { match } = page.element;
        const moves = page.element
          .legalMoves()
          .map((move) => match.game.makeMove(move, match.state, match.state.turn ?? 0));
        const lay = moves.find((move) => move.includes('@'));
        await page.played(turn % 3 === 1 ? 'buy' : (lay ?? moves[0] ?? 'pass'), 'draw all');
        expectSecret();
        if (turn % 4 === 3) page.element.undo();
        await page.element.updateComplete;
        expectSecret();
      }
      expect(page.moves.length).to.be.above(15);
      expect(page.isCovered).to.equal(false);
    });
  }

  it('shows and moves nobody’s tiles where viewer="public"', async () => {
    const page = await open('public');
    expect([page.rack, page.find('.held'), page.isCovered, page.status]).to.deep.equal([
      [],
      null,
      false,
      'Ann to move.',
    ]);
    await page.fill('Type a move', 'buy');
    await page.press('Enter');
    expect(page.moves).to.be.empty;
  });

  it('shows all tiles where viewer="all", and lets everybody move', async () => {
    const page = await open('all');
    expect([...tilesShown(page)]).to.include.members(['055', '345', '445', '012', '222', '334']);
    await page.click(page.tile('345'));
    await page.click(page.ghost('453@-1,0'));
    expect([page.isCovered, page.rack]).to.deep.equal([false, ['012', '222', '334']]);
  });
});
