import { expect } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import { Match } from '../../../src/match/match.js';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD, WIN_AHEAD } from './positions.js';
import { KEY, forget, movesUnder, reopen, savedText, storedKeys } from './saved-games.js';

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

describe('a board that keeps its game', () => {
  afterEach(forget);

  it('stores nothing before anything has been played', async () => {
    await BoardPage.open({ persist: KEY });
    expect(storedKeys()).to.be.empty;
  });

  it('stores each move under the key as it is written, and under no other', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START });
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(storedKeys()).to.deep.equal([KEY]);
    expect(movesUnder(KEY)).to.deep.equal(['a1a3']);
  });

  it('finds it again on the next visit', async () => {
    const attributes = { persist: KEY, position: START };
    const page = await BoardPage.open(attributes);
    page.board.play('a1a3');
    const next = await reopen(page, attributes);
    expect(next.position).to.equal(AFTER_MOVE);
    await next.clickCell('f6');
    await next.clickCell('f4');
    expect(movesUnder(KEY)).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('finds dice that were rolled without a seed', async () => {
    const page = await BoardPage.open({ persist: KEY });
    await page.clickButton('Roll the dice');
    const rolled = page.position;
    expect((await reopen(page, { persist: KEY })).position).to.equal(rolled);
  });

  it('does not roll again where dice come by themselves', async () => {
    const page = await BoardPage.open({ persist: KEY, dice: 'auto' });
    const rolled = page.position;
    expect((await reopen(page, { persist: KEY, dice: 'auto' })).position).to.equal(rolled);
  });

  it('stores what was taken back as not played', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START });
    page.board.play('a1a3');
    page.board.play('f6f4');
    await page.board.updateComplete;
    await page.clickButton('Undo');
    expect(movesUnder(KEY)).to.deep.equal(['a1a3']);
  });

  it('stores a new game at once', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START });
    page.board.play('a1a3');
    page.board.restart();
    expect(movesUnder(KEY)).to.be.empty;
    expect(localStorage.getItem(KEY)).to.contain('"triad"');
  });

  it('shows the saved game before a record, a record before a position, and that before the set-up', async () => {
    const record = `triad 1; start=${START}; b1b3`;
    const all = { persist: KEY, record, position: TRIAD_AHEAD };
    const page = await BoardPage.open(all);
    expect(page.position).to.equal('ccbbaa/6/6/1B4/6/A1BBCC b 0-0 1');
    localStorage.setItem(KEY, savedText());
    const again = await reopen(page, all);
    expect(again.position).to.equal(AFTER_MOVE);
    again.board.removeAttribute('persist');
    again.board.removeAttribute('record');
    expect(again.position).to.equal(TRIAD_AHEAD);
    again.board.removeAttribute('position');
    expect(again.position).to.equal('- w 0-0');
  });
});

describe('a saved game that is not of the kind the page asks for', () => {
  beforeEach(() => localStorage.setItem(KEY, savedText()));
  afterEach(forget);

  const others = {
    'another position': { position: WIN_AHEAD },
    'no position': {},
    'another option': { position: START, draws: 'off' },
    'a record of another start': { position: START, record: `triad 1; start=${TRIAD_AHEAD}` },
  };

  for (const [what, attributes] of Object.entries(others)) {
    it(`is left alone: ${what}`, async () => {
      const page = await BoardPage.open({ persist: KEY, ...attributes });
      expect(page.board.match.length).to.equal(0);
      expect(page.board.error).to.equal(undefined);
      expect(localStorage.getItem(KEY)).to.equal(savedText());
    });
  }

  it('is not left alone where only the other side starts: that is the return game', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START, starter: '1' });
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('is not left alone where the same position is written in another way', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START.replace(' w 0-0', '') });
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('is left alone where it is of another game', async () => {
    const chess = '{"format":1,"game":"chess","moves":[]}';
    localStorage.setItem(KEY, chess);
    const page = await BoardPage.open({ persist: KEY });
    expect(page.board.error).to.equal(undefined);
    expect(localStorage.getItem(KEY)).to.equal(chess);
  });
});

describe('a return game', () => {
  afterEach(forget);

  /** A whole game, always by the first move of the list. */
  const finished = () => {
    const match = new Match(triad, { seed: 'house', dice: 'auto' });
    for (let [move] = match.legalMoves(); move; [move] = match.legalMoves()) match.play(move);
    return match;
  };

  it('is found again by the page that asked for the first game', async () => {
    localStorage.setItem(KEY, JSON.stringify(finished().toRecord()));
    const page = await BoardPage.open({ persist: KEY });
    expect(page.board.matches(':state(over)')).to.be.true;
    await page.clickButton('Rematch');
    await page.clickButton('Roll the dice');
    const rolled = page.position;
    const next = await reopen(page, { persist: KEY });
    expect(next.position).to.equal(rolled);
    expect(next.board.match.options).to.include({ starter: 1 });
  });
});
