import { expect } from '@open-wc/testing';
import { TriominoPage } from './triomino-page.js';

const FIELD = 'Type a move';
const NO_MOVE = 'That is not a move of this game. Moves are written like 012@3,-1, buy or pass.';
const NOT_NOW = 'That is not to be done now.';

async function typeMove(page: TriominoPage, text: string): Promise<void> {
  await page.fill(FIELD, text);
  await page.press('Enter');
}

interface Wrong {
  readonly text: string;
  readonly code: string;
  readonly message: string;
  readonly position?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** 3-4-4 and 4-4-5 lie there. */
const TURN = '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10';
const EMPTY_POOL = '344@0,0 | 345,?54 | 0 0 0 - 1';
const LEAD = ' | 012,222,335 | 0 0 0 - 1';

const WRONG: readonly Wrong[] = [
  ...['castle', '345', '345@1', '@0,0', '346@-1,0', '34@0,0', '453@-1,0 buy', 'draw', 'deal 012,777', '#1'].map(
    (text) => ({
      text,
      code: 'bad-move',
      message: NO_MOVE,
    }),
  ),
  { text: '111@-1,0', code: 'not-in-rack', message: 'You do not hold 1-1-1.' },
  { text: '345@0,0', code: 'cell-taken', message: 'Another tile lies there.' },
  { text: '345@9,9', code: 'no-side', message: 'There the tile would share no side with another one.' },
  {
    text: '345@1,0',
    code: 'corner-differs',
    message: 'There 3 would meet 4: all numbers in a corner are equal.',
  },
  { text: 'pass', code: 'buy-first', message: 'You may pass when you have bought three tiles.' },
  { text: 'timeout', code: 'not-your-turn', message: NOT_NOW },
  { text: '#3 buy', code: 'not-your-turn', message: NOT_NOW },
  { text: 'draw 012', code: 'not-your-turn', message: NOT_NOW },
  {
    text: 'buy',
    position: '344@0,0 | 000,345 | 0 0 3 - 1',
    code: 'three-bought',
    message: 'You have bought three tiles in this turn.',
  },
  { text: 'buy', position: EMPTY_POOL, code: 'pool-empty', message: 'No tile is left to buy.' },
  {
    text: 'pass',
    position: EMPTY_POOL,
    code: 'can-lay',
    message: 'A tile of yours fits, and none is left to buy: lay it.',
  },
  { text: 'buy', position: LEAD, code: 'leader-lays', message: 'Whoever leads has to lay a tile.' },
  {
    text: '120@0,0',
    position: LEAD,
    code: 'first-place',
    message: 'The first tile lies at 0,0 with its lowest number at the top.',
  },
  {
    text: '012@0,0',
    position: ' | 012,222 / 335,444 | 1 1 0 - 1',
    attributes: { start: 'triple', viewer: '1' },
    code: 'not-in-rack',
    message: 'You do not hold 0-1-2.',
  },
  {
    text: '335@0,0',
    position: ' | 012,222 / 335,444 | 1 1 0 - 1',
    attributes: { start: 'triple', viewer: '1' },
    code: 'must-lead',
    message: 'You have to lead with 4-4-4.',
  },
  {
    text: '453@-1,0',
    position: '344@0,0 | 345 / 111 | 0 1 0 - 1',
    code: 'covered',
    message: 'Show your tiles first.',
  },
  {
    text: 'buy',
    position: '344@0,0 | 345 / 111 | 0 1 0 - 1',
    attributes: { viewer: '1' },
    code: 'other-viewer',
    message: 'Somebody else is to move.',
  },
  {
    text: '453@-1,0',
    position: '344@0,0 | 345 | 0 0 1* - 1',
    code: 'not-dealt',
    message: 'First the tiles have to be drawn.',
  },
];

describe('typed moves <triomino-table> refuses', () => {
  for (const { text, code, message, position = TURN, attributes } of WRONG) {
    it(`says why “${text}” is none with ${position.slice(-30)}: ${code}`, async () => {
      const page = await TriominoPage.open({ position, ...attributes });
      expect(page.element.error?.message).to.equal(undefined);
      const { position: before } = page;
      const refusals = page.listen('game-refuse');
      await typeMove(page, text);
      expect(refusals).to.deep.equal([{ code, message }]);
      expect([page.status, page.spoken]).to.deep.equal([message, message]);
      expect([page.position, page.moves]).to.deep.equal([before, []]);
    });
  }

  it('says that the game is over', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 | 345 | 0 0 0 - 1' });
    await page.played('453@-1,0');
    await typeMove(page, 'buy');
    expect([page.status, page.moves.length]).to.deep.equal(['The game is over.', 1]);
  });

  it('says that nothing has been dealt yet', async () => {
    const page = await TriominoPage.open({ seats: 'human human' });
    await typeMove(page, 'buy');
    expect(page.status).to.equal(NOT_NOW);
  });

  for (const dice of ['tap', 'remote']) {
    it(`does not let a reader make up the tiles, dice="${dice}"`, async () => {
      const page = await TriominoPage.open({ dice });
      await typeMove(page, 'deal 000,001,002,003,004,005,011,012,013');
      expect([page.moves, page.status]).to.deep.equal([[], NOT_NOW]);
    });
  }

  it('leaves the text selected, to be typed over, and keeps the tile that is chosen', async () => {
    const page = await TriominoPage.open({ position: TURN });
    await page.click(page.tile('345'));
    await typeMove(page, 'castle');
    expect(page.chosen).to.equal('345');
    await page.type('453@-1,0');
    await page.press('Enter');
    expect(page.moves).to.deep.equal(['453@-1,0']);
  });

  it('takes an empty field for no attempt', async () => {
    const page = await TriominoPage.open({ position: TURN });
    const refusals = page.listen('game-refuse');
    await typeMove(page, '  ');
    expect(refusals).to.be.empty;
  });
});
