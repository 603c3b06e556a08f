import { expect } from '@open-wc/testing';
import { errorOf } from '../../match/helpers.js';
import { logEvents } from '../event-log.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { PLIES } from '../games/triad-board/records.js';

const MIDWAY = 3;
const openMidway = (attributes = {}) => TriadPage.replay({ ply: String(MIDWAY), ...attributes });

/** A replay that has been left to try a1a3. */
async function openTried(): Promise<TriadPage> {
  const page = await openMidway();
  await page.play('a1a3');
  return page;
}

describe('own moves in a replay by script', () => {
  it('leave the record with the first of them, also as data', async () => {
    const page = await openMidway();
    const record = page.board.match.toRecord();
    const [move] = page.board.legalMoves();
    page.board.play(move as NonNullable<typeof move>);
    await page.play('f6f4');
    expect(page.isTrying).to.be.true;
    expect(page.board.match.length).to.equal(MIDWAY + 2);
    page.board.returnToRecord();
    expect(page.board.match.toRecord()).to.deep.equal(record);
  });

  for (const [what, code, move, actor] of [
    ['is against the rules', 'illegal-move', 'a1a2', 0],
    ['is none', 'bad-move', 'hello', 0],
    ['is the other side’s', 'illegal-move', 'f6f4', 1],
  ] as const) {
    it(`do not leave it for a move that ${what}`, async () => {
      const page = await openMidway();
      const log = logEvents(page.board);
      expect(errorOf(() => page.board.play(move, { actor })).code).to.equal(code);
      await page.board.updateComplete;
      expect(page.isTrying).to.be.false;
      expect(page.current).to.deep.equal([MIDWAY]);
      expect(log).to.be.empty;
    });
  }

  const WAYS: readonly (readonly [how: string, to: number, go: (page: TriadPage) => void])[] = [
    ['returnToRecord()', MIDWAY, ({ board }) => board.returnToRecord()],
    ['goTo()', 5, ({ board }) => board.goTo(5)],
    ['goTo() to where it was left', MIDWAY, ({ board }) => board.goTo(MIDWAY)],
    ['restart()', 0, ({ board }) => board.restart()],
    ['the property ply', 0, ({ board }) => (board.ply = 0)],
    ['the property ply as it was', MIDWAY, ({ board }) => (board.ply = MIDWAY)],
    ['the attribute ply', 6, ({ board }) => board.setAttribute('ply', '6')],
    ['the attribute ply as it was', MIDWAY, ({ board }) => board.setAttribute('ply', String(MIDWAY))],
  ];
  for (const [how, to, go] of WAYS) {
    it(`end with ${how}, in the record`, async () => {
      const page = await openTried();
      const log = logEvents(page.board);
      go(page);
      await page.board.updateComplete;
      expect(page.isTrying).to.be.false;
      expect([page.board.ply, page.board.getAttribute('ply')]).to.deep.equal([to, String(to)]);
      expect(page.dice).to.equal(PLIES[to]?.dice);
      expect(page.listedMoves).to.have.lengthOf(PLIES.length);
      expect(log[0]).to.equal('game-change return by script');
    });
  }

  it('go on where a script wants to go to a ply that the record does not have', async () => {
    const page = await openTried();
    expect(errorOf(() => page.board.goTo(99)).code).to.equal('bad-ply');
    page.board.ply = 99;
    await page.board.updateComplete;
    expect(page.board.error?.code).to.equal('bad-ply');
    expect(page.isTrying).to.be.true;
    expect(page.board.match.length).to.equal(MIDWAY + 1);
  });
});

describe('the events of own moves in a replay', () => {
  it('of the reader: the record is left, the moves are made, the record is back', async () => {
    const page = await openMidway();
    const log = logEvents(page.board);
    await page.tryMoves();
    await page.clickCells('a1', 'a3');
    await page.clickButton('Undo');
    await page.returnToRecord();
    expect(log).to.deep.equal([
      'game-change try by user',
      'game-before-move a1a3 by user',
      'game-move a1a3 by user',
      'game-change play by user a1a3',
      'game-change undo by user',
      'game-change return by user',
    ]);
  });

  it('of a script, none where the record has been left already or has not been, when the board is as they say', async () => {
    const page = await openMidway();
    const log = logEvents(page.board);
    const lengths: number[] = [];
    page.board.addEventListener('game-change', () => lengths.push(page.board.match.length));
    page.board.play('a1a3');
    page.board.tryMoves();
    page.board.returnToRecord();
    page.board.returnToRecord();
    page.board.tryMoves();
    expect(log).to.deep.equal([
      'game-change try by script',
      'game-move a1a3 by script',
      'game-change play by script a1a3',
      'game-change return by script',
      'game-change try by script',
    ]);
    expect(lengths).to.deep.equal([MIDWAY, MIDWAY + 1, PLIES.length - 1, MIDWAY]);
  });

  it('can be answered by refusing a move, as in play', async () => {
    const page = await TriadPage.trying();
    page.board.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.clickCells('a1', 'a3');
    await page.press('Escape');
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
  });

  for (const type of ['game-change', 'game-move'] as const) {
    it(`can be answered by going back at once at ${type}, which leaves the record as it was`, async () => {
      const page = await openMidway();
      const record = page.board.match.toRecord();
      await page.tryMoves();
      page.board.addEventListener(type, () => page.board.returnToRecord());
      await page.clickCells('a1', 'a3');
      expect(page.isTrying).to.be.false;
      expect(page.dice).to.equal(PLIES[MIDWAY].dice);
      expect(page.board.match.toRecord()).to.deep.equal(record);
    });
  }

  it('are those of a roll that comes by itself, after the record was left', async () => {
    const page = await openMidway({ ply: '0', dice: 'auto' });
    const log = logEvents(page.board);
    await page.tryMoves();
    expect(log.map((entry) => entry.replace(/roll .*?(?= by|$)/, 'roll'))).to.deep.equal([
      'game-change try by user',
      'game-move roll by auto',
      'game-change play by auto roll',
    ]);
  });
});

describe('own moves and what the page asks for meanwhile', () => {
  it('end where the page asks for another record', async () => {
    const page = await openTried();
    const log = logEvents(page.board);
    await page.change({ record: `triad 1; start=${START}; a1a3; f6f4` });
    expect(page.isTrying).to.be.false;
    expect(page.listedMoves).to.deep.equal(['Start', '1 a1a3', '2 f6f4']);
    expect(page.board.ply).to.equal(0);
    expect(log).to.deep.equal(['game-change return by script', 'game-change load by script']);
  });

  it('go on where that record cannot be shown', async () => {
    const page = await openTried();
    await page.change({ record: 'nonsense' });
    expect(page.board.error?.code).to.equal('record-game');
    expect(page.isTrying).to.be.true;
    await page.returnToRecord();
    expect(page.current).to.deep.equal([MIDWAY]);
  });

  it('go on where something else changes, and where the board is moved in the page', async () => {
    const page = await openTried();
    await page.change({ names: 'Ann, Bob', dice: 'enter', flipped: '' });
    const place = page.board.parentElement as Element;
    place.parentElement?.append(page.board);
    await page.board.updateComplete;
    expect(page.isTrying).to.be.true;
    expect(page.status).to.equal('Bob to move.');
    expect(page.moves.at(-1)).to.equal('a1a3');
    place.append(page.board);
  });

  for (const mode of ['play', 'diagram'] as const) {
    it(`are dropped where the record gets another mode: ${mode}`, async () => {
      const page = await openTried();
      await page.change({ mode });
      expect(page.dice).to.equal(PLIES[MIDWAY].dice);
      expect(page.button('Back to the recorded game')).to.equal(undefined);
      expect(page.board.match.length).to.equal(PLIES.length - 1);
      await page.change({ mode: 'replay' });
      expect(page.isTrying).to.be.false;
      expect(page.current).to.deep.equal([MIDWAY]);
    });
  }
});
