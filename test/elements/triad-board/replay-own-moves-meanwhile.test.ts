import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { START } from './positions.js';
import { MIDWAY, openMidway, openTried } from './replay-page.js';
import { GAME, PLIES } from './replay-records.js';
import { KEY, forget, movesUnder, reopen, storedKeys } from './saved-games.js';

describe('own moves and what the page asks for meanwhile', () => {
  it('end where the page asks for another record', async () => {
    const page = await openTried();
    const log = logEvents(page.board);
    page.board.record = `triad 1; start=${START}; a1a3; f6f4`;
    await page.board.updateComplete;
    expect(page.isTrying).to.be.false;
    expect(page.listedMoves).to.deep.equal(['Start', '1 a1a3', '2 f6f4']);
    expect(page.board.ply).to.equal(0);
    expect(log).to.deep.equal(['game-change return by script', 'game-change load by script']);
  });

  it('go on where that record cannot be shown', async () => {
    const page = await openTried();
    page.board.record = 'nonsense';
    await page.board.updateComplete;
    expect(page.board.error?.code).to.equal('record-game');
    expect(page.isTrying).to.be.true;
    await page.returnToRecord();
    expect(page.current).to.deep.equal([MIDWAY]);
  });

  it('go on where something else changes', async () => {
    const page = await openTried();
    page.board.names = 'Ann, Bob';
    page.board.dice = 'enter';
    page.board.flipped = true;
    await page.board.updateComplete;
    expect(page.isTrying).to.be.true;
    expect(page.status).to.equal('Bob to move.');
    expect(page.board.match.entries.at(-1)?.text).to.equal('a1a3');
  });

  it('stay though the board is moved in the page', async () => {
    const page = await openTried();
    const { dice } = page;
    document.body.append(page.board);
    await page.board.updateComplete;
    expect(page.isTrying).to.be.true;
    expect(page.dice).to.equal(dice);
    page.board.remove();
  });

  it('are dropped where the record is to be played on', async () => {
    const page = await openTried();
    page.board.mode = 'play';
    await page.board.updateComplete;
    expect(page.find('[role=grid]')).to.not.equal(null);
    expect(page.button('Back to the record')).to.equal(undefined);
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(page.board.match.length).to.equal(PLIES.length - 1);
    expect(page.board.match.dice).to.equal('tap');
  });

  it('are dropped where the record becomes a diagram', async () => {
    const page = await openTried();
    page.board.mode = 'diagram';
    await page.board.updateComplete;
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    page.board.mode = 'replay';
    await page.board.updateComplete;
    expect(page.isTrying).to.be.false;
    expect(page.current).to.deep.equal([MIDWAY]);
  });

  it('are nothing that play or a diagram knows', async () => {
    for (const mode of ['play', 'diagram'] as const) {
      const page = await openMidway();
      page.board.mode = mode;
      const log = logEvents(page.board);
      page.board.tryMoves();
      page.board.returnToRecord();
      expect(log, mode).to.be.empty;
    }
  });
});

describe('own moves in a replay that is kept', () => {
  beforeEach(forget);
  afterEach(forget);

  it('are kept nowhere', async () => {
    const page = await openMidway({ persist: KEY });
    await page.click(page.step('Forward'));
    const stored = localStorage.getItem(KEY);
    const recorded = page.board.match.entries.map(({ text }) => text);
    expect(movesUnder(KEY)).to.deep.equal(recorded);
    await page.tryMoves();
    await page.clickCell('f6');
    await page.clickCell('f4');
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect(localStorage.getItem(KEY)).to.equal(stored);
    await page.returnToRecord();
    expect(localStorage.getItem(KEY)).to.equal(stored);
    expect(storedKeys()).to.deep.equal([KEY]);
  });

  it('are gone when the page is opened anew, and the record is there', async () => {
    const attributes = { mode: 'replay', record: GAME, persist: KEY };
    const page = await openMidway(attributes);
    await page.tryMoves();
    await page.move('a1', 'a3');
    const { board } = await reopen(page, attributes);
    expect(board.match.entries.map(({ text }) => text).join('; ')).to.equal(GAME.replace('triad 1; ', ''));
  });
});
