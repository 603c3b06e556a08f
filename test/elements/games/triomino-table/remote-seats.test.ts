import { expect } from '@open-wc/testing';
import { leaks } from './secrets.js';
import { BUY, TriominoPage } from './page.js';

/** One tile is laid, and the first of two players is to move. */
const TWO_PLAYERS = '344@0,0 | 055,345,445 / 012,222,334 | 0 1 0 - 1';

/** Two users and a third player, whose turn it is. */
const THREE_PLAYERS = '344@0,0 | 055,345,445 / 012,222,334 / 001,133,144 | 2 1 0 - 1';

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  TriominoPage.open({ position: TWO_PLAYERS, names: 'Ann, Bob, Cem', seed: 'remote', ...attributes });

/** A user against somebody elsewhere, who is to move. */
async function waiting(attributes: Readonly<Record<string, string>> = {}): Promise<TriominoPage> {
  const page = await open({ seats: 'human remote', ...attributes });
  await page.click(page.tile('345'));
  await page.click(page.ghost('453@-1,0'));
  return page;
}

/** Somebody elsewhere moves. */
async function playedRemotely(page: TriominoPage, move: string): Promise<void> {
  page.element.play(move, { by: 'remote' });
  await page.element.updateComplete;
}

for (const other of ['remote', 'computer']) {
  describe(`a user of <triomino-table> against a ${other} player`, () => {
    it('sees their own tiles uncovered, and can move', async () => {
      const page = await open({ seats: `human ${other}` });
      expect([page.isCovered, page.rack, page.status]).to.deep.equal([
        false,
        ['055', '345', '445'],
        'Your turn: tap a tile, or buy one.',
      ]);
      expect([page.button(BUY) !== undefined, leaks(page, 0)]).to.deep.equal([true, []]);
    });

    it('still sees their own tiles while the other one is to move, and is offered nothing', async () => {
      const page = await waiting({ seats: `human ${other}` });
      expect([page.isCovered, page.rack]).to.deep.equal([false, ['055', '445']]);
      expect(page.status).to.equal(other === 'computer' ? 'Bob is thinking…' : 'Bob to move.');
      expect([page.all('[data-fits]'), page.button(BUY), page.button('Pass (0)')]).to.deep.equal([
        [],
        undefined,
        undefined,
      ]);
      expect(leaks(page, 0)).to.deep.equal([]);
    });

    it('cannot move for the other one by press, key or text, and learns why', async () => {
      const page = await waiting({ seats: `human ${other}` });
      const refusals = page.listen('game-refuse');
      await page.click(page.tile('445'));
      await page.press('b');
      await page.press('p');
      for (const text of ['buy', 'pass', '433@1,0']) {
        await page.fill('Type a move', text);
        await page.press('Enter');
      }
      expect(refusals.map(({ code }) => code)).to.deep.equal(Array(6).fill('not-your-turn'));
      expect([page.moves, page.ghosts, page.status]).to.deep.equal([['453@-1,0'], [], refusals[5]?.message]);
    });
  });
}

describe('<triomino-table> with a remote player', () => {
  it('lets the user go on after the move of the other one, without a cover', async () => {
    const page = await waiting();
    await playedRemotely(page, '433@1,0');
    expect([page.isCovered, page.rack, page.status]).to.deep.equal([
      false,
      ['055', '445'],
      'Your turn: tap a tile, or buy one.',
    ]);
    await page.click(page.tile('445'));
    expect(page.ghosts).not.to.be.empty;
  });

  it('takes back the move of the user, and never that of the other one', async () => {
    const page = await waiting();
    expect(page.canUse('Undo')).to.equal(true);
    await playedRemotely(page, '433@1,0');
    expect(page.canUse('Undo')).to.equal(false);
    await page.click(page.tile('445'));
    await page.press('Escape', 'u');
    expect(page.moves).to.deep.equal(['453@-1,0', '433@1,0']);
  });

  it('names the tile that the user buys, and not that of the other one', async () => {
    const page = await open({ seats: 'human remote', dice: 'auto' });
    await page.clickButton(BUY);
    const bought = page.moves[1]?.replace('draw ', '') ?? '';
    expect(page.spoken).to.include([...bought].join('-'));
    expect(leaks(page, 0)).to.deep.equal([]);
    await page.click(page.tile('345'));
    await page.click(page.ghost('453@-1,0'));
    await playedRemotely(page, 'buy');
    expect(page.moves).to.have.length(5);
    expect(leaks(page, 0)).to.deep.equal([]);
  });

  it('lets the user draw what the other one buys, and loses by running out of time, and names no tile of it', async () => {
    const page = await waiting({ 'turn-seconds': '20' });
    await playedRemotely(page, 'buy');
    await page.clickButton('Draw');
    expect([page.moves.slice(1), page.element.match.actors[0]]).to.deep.equal([['buy', page.moves[2]], 1]);
    await page.pass(20_000);
    expect([page.kinds.at(-1), page.element.match.actors]).to.deep.equal(['timeout', ['chance']]);
    await page.clickButton('Draw');
    expect(page.element.match.actors[0]).to.equal(0);
    expect(leaks(page, 0)).to.deep.equal([]);
  });

  for (const dice of ['enter', 'remote']) {
    it(`leaves the draw of the other one alone where dice="${dice}"`, async () => {
      const page = await waiting({ dice });
      await playedRemotely(page, 'buy');
      expect(page.element.match.actors).to.deep.equal(['chance']);
      expect([page.primary, page.find('.pad')]).to.deep.equal([null, null]);
    });
  }

  it('covers the tiles of the next of two users, whose time does not run yet', async () => {
    const page = await open({
      seats: 'human human remote',
      position: THREE_PLAYERS,
      'turn-seconds': '20',
      dice: 'remote',
    });
    expect([page.isCovered, page.rack, page.status]).to.deep.equal([true, [], 'Cem to move.']);
    expect([page.time, leaks(page, undefined)]).to.deep.equal(['0:20', []]);
    await page.pass(5000);
    await playedRemotely(page, '144@0,1');
    expect([page.isCovered, page.status, page.clock.pending]).to.deep.equal([true, 'Pass the device to Ann.', 0]);
    await page.uncover();
    expect([page.rack, page.status, page.time]).to.deep.equal([
      ['055', '345', '445'],
      'Ann: tap a tile, or buy one.',
      '0:20',
    ]);
  });

  it('lets the next of two users look at their tiles before their turn', async () => {
    const page = await open({ seats: 'human human remote', position: THREE_PLAYERS });
    await page.uncover();
    expect([page.rack, page.status, page.button(BUY)]).to.deep.equal([
      ['055', '345', '445'],
      'Cem to move.',
      undefined,
    ]);
    expect(leaks(page, 0)).to.deep.equal([]);
    await playedRemotely(page, '144@0,1');
    expect([page.isCovered, page.button(BUY) !== undefined]).to.deep.equal([false, true]);
  });

  it('shows those who only watch no tiles, and offers them nothing', async () => {
    const page = await open({ seats: 'remote remote' });
    expect([page.rack, page.primary, page.isCovered, page.button(BUY)]).to.deep.equal([[], null, false, undefined]);
    expect(leaks(page, undefined)).to.deep.equal([]);
    const fresh = await open({ seats: 'remote remote', position: '' });
    expect(fresh.primary).to.equal(null);
  });
});
