import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { MIDWAY, openMidway, openTried } from './replay-page.js';
import { PLIES } from './replay-records.js';

describe('the events of own moves in a replay', () => {
  it('of the reader: the record is left, the moves are made, the record is back', async () => {
    const page = await openMidway();
    const log = logEvents(page.board);
    await page.tryMoves();
    await page.move('a1', 'a3');
    await page.clickButton('Undo');
    await page.returnToRecord();
    expect(log).to.deep.equal([
      'game-change try by reader',
      'game-before-move a1a3 by reader',
      'game-move a1a3 by reader',
      'game-change play by reader a1a3',
      'game-change undo by reader',
      'game-change return by reader',
    ]);
  });

  it('of a script', async () => {
    const page = await openMidway();
    const log = logEvents(page.board);
    page.board.play('a1a3');
    page.board.returnToRecord();
    page.board.tryMoves();
    page.board.play('b1b3');
    page.board.goTo(0);
    expect(log).to.deep.equal([
      'game-change try by script',
      'game-move a1a3 by script',
      'game-change play by script a1a3',
      'game-change return by script',
      'game-change try by script',
      'game-move b1b3 by script',
      'game-change play by script b1b3',
      'game-change return by script',
    ]);
  });

  it('are none where the record has been left already, or has not been', async () => {
    const page = await openTried();
    const log = logEvents(page.board);
    page.board.tryMoves();
    expect(log).to.be.empty;
    page.board.returnToRecord();
    page.board.returnToRecord();
    expect(log).to.deep.equal(['game-change return by script']);
  });

  it('come when the board already is as they say', async () => {
    const page = await openMidway();
    const lengths: number[] = [];
    page.board.addEventListener('game-change', () => lengths.push(page.board.match.length));
    page.board.tryMoves();
    page.board.play('a1a3');
    page.board.returnToRecord();
    expect(lengths).to.deep.equal([MIDWAY, MIDWAY + 1, PLIES.length - 1]);
  });

  it('can be answered by refusing a move, as in play', async () => {
    const page = await openMidway();
    await page.tryMoves();
    page.board.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.move('a1', 'a3');
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
  });

  it('can be answered by going back before anything is played, which leaves the record as it was', async () => {
    const page = await openMidway();
    const record = page.board.match.toRecord();
    page.board.addEventListener('game-change', () => page.board.returnToRecord());
    try {
      page.board.play('a1a3');
    } catch {
      // Whether the script hears of it is not the point here.
    }
    await page.board.updateComplete;
    expect(page.isTrying).to.be.false;
    expect(page.board.match.toRecord()).to.deep.equal(record);
  });

  it('can be answered by going back at once', async () => {
    const page = await openMidway();
    page.board.addEventListener('game-move', () => page.board.returnToRecord());
    const log = logEvents(page.board);
    await page.tryMoves();
    await page.move('a1', 'a3');
    expect(page.isTrying).to.be.false;
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(log.filter((entry) => entry.startsWith('game-change'))).to.deep.equal([
      'game-change try by reader',
      'game-change return by script',
    ]);
  });

  it('are those of a roll that comes by itself, after the record was left', async () => {
    const page = await openMidway({ ply: '0', dice: 'auto' });
    const log = logEvents(page.board);
    await page.tryMoves();
    expect(log.map((entry) => entry.replace(/roll .*?(?= by|$)/, 'roll'))).to.deep.equal([
      'game-change try by reader',
      'game-move roll by computer',
      'game-change play by computer roll',
    ]);
  });
});
