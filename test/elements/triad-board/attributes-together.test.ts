import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD } from './positions.js';

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

/** A board on which a move has been made, so that it would be seen if the game began anew. */
async function runningGame(attributes: Readonly<Record<string, string>> = {}): Promise<BoardPage> {
  const page = await BoardPage.open({ position: START, ...attributes });
  page.board.play('a1a3');
  await page.board.updateComplete;
  return page;
}

describe('attributes that are changed together', () => {
  it('load one game', async () => {
    const page = await BoardPage.open();
    const changes = page.listen('game-change');
    page.board.setAttribute('position', START);
    page.board.setAttribute('seed', 'house');
    page.board.setAttribute('even-start', 'on');
    page.board.setAttribute('starter', '1');
    await page.board.updateComplete;
    expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
    expect(page.board.match.seed).to.equal('house');
    expect(page.board.match.options).to.deep.equal({ evenStart: true, starter: 1, draws: true });
    expect(page.position).to.equal(START);
  });

  it('load nothing where they end as they were', async () => {
    const page = await runningGame();
    const changes = page.listen('game-change');
    page.board.position = TRIAD_AHEAD;
    page.board.position = START;
    await page.board.updateComplete;
    expect(changes).to.be.empty;
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('are not told of at birth, when there was no game before', async () => {
    const board = document.createElement('triad-board');
    const changes: Event[] = [];
    board.addEventListener('game-change', (event) => changes.push(event));
    board.setAttribute('position', START);
    await BoardPage.within(html`<div>${board}</div>`);
    expect(changes).to.be.empty;
  });
});

describe('a running game', () => {
  const RECORD = `triad 1; start=${START}`;
  const same: readonly (readonly [string, (page: BoardPage) => void])[] = [
    ['the same position again', ({ board }) => board.setAttribute('position', START)],
    ['the same text as a property', ({ board }) => (board.position = START)],
    ['names', ({ board }) => board.setAttribute('names', 'Ann, Bob')],
    ['no names', ({ board }) => (board.names = null)],
    ['another language', ({ board }) => board.setAttribute('lang', 'de')],
    ['the other side', ({ board }) => (board.flipped = true)],
    ['the mode', ({ board }) => board.setAttribute('mode', 'play')],
    ['another way of rolling', ({ board }) => board.setAttribute('dice', 'enter')],
    ['undo past chance', ({ board }) => (board.undoPastChance = true)],
    ['an empty record', ({ board }) => (board.record = '')],
    [
      'null for what was never there',
      ({ board }) => void Object.assign(board, { record: null, seed: null, seats: null }),
    ],
    [
      'null for an option that was never there',
      ({ board }) => void Object.assign(board, { starter: null, draws: null }),
    ],
  ];

  for (const [what, change] of same) {
    it(`is not touched by ${what}`, async () => {
      const page = await runningGame();
      const { match } = page.board;
      const changes = page.listen('game-change');
      change(page);
      await page.board.updateComplete;
      expect(page.board.match).to.equal(match);
      expect(page.position).to.equal(AFTER_MOVE);
      expect(changes).to.be.empty;
    });
  }

  it('is not touched by an equal record in a new object, as frameworks make it', async () => {
    const record = { format: 1, game: 'triad', seats: 2, options: {}, moves: [], start: START } as const;
    const board = Object.assign(document.createElement('triad-board'), { record });
    const page = await BoardPage.within(html`<div>${board}</div>`);
    board.play('a1a3');
    board.record = { ...record };
    await board.updateComplete;
    expect(page.position).to.equal(AFTER_MOVE);
  });

  const others = { position: TRIAD_AHEAD, seed: 'other', 'even-start': 'on', draws: 'off', record: RECORD };
  for (const [attribute, text] of Object.entries(others)) {
    it(`is left for another ${attribute}`, async () => {
      const { board } = await runningGame();
      board.setAttribute(attribute, text);
      expect(board.match.length).to.equal(0);
    });
  }
});

describe('the same seed', () => {
  const roll = async (attributes: Readonly<Record<string, string>>) => {
    const page = await BoardPage.open(attributes);
    await page.clickButton('Roll the dice');
    return page.position;
  };

  it('gives the same dice on every board, however they come', async () => {
    const rolled = await roll({ seed: 'house' });
    expect(rolled).to.equal('ccbaaa/6/6/6/6/AAACCC w 0-0');
    expect(await roll({ seed: 'house' })).to.equal(rolled);
    expect((await BoardPage.open({ seed: 'house', dice: 'auto' })).position).to.equal(rolled);
  });

  it('gives them again after a restart with it', async () => {
    const page = await BoardPage.open({ seed: 'garden', dice: 'auto' });
    page.board.restart('house');
    expect(page.position).to.equal('ccbaaa/6/6/6/6/AAACCC w 0-0');
  });

  it('is another where none is given', () => {
    const seeds = [1, 2, 3].map(() => document.createElement('triad-board').match.seed);
    expect(new Set(seeds).size).to.equal(3);
  });
});
