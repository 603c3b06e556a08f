import { expect } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { errorOf } from '../../match/helpers.js';
import { logEvents } from '../event-log.js';
import { MIDWAY, openMidway, openTried } from './replay-page.js';
import type { ReplayPage } from './replay-page.js';
import { PLIES } from './replay-records.js';

describe('own moves in a replay by script', () => {
  it('leave the record with the first of them', async () => {
    const page = await openMidway();
    const record = page.board.match.toRecord();
    page.board.play('a1a3');
    page.board.play('f6f4');
    await page.board.updateComplete;
    expect(page.isTrying).to.be.true;
    expect(page.board.match.entries.slice(MIDWAY).map(({ text }) => text)).to.deep.equal(['a1a3', 'f6f4']);
    page.board.returnToRecord();
    expect(page.board.match.toRecord()).to.deep.equal(record);
  });

  it('leave it as data, too', async () => {
    const page = await openMidway();
    const [move] = page.board.legalMoves();
    page.board.play(move as NonNullable<typeof move>);
    await page.board.updateComplete;
    expect(page.isTrying).to.be.true;
    expect(page.board.match.length).to.equal(MIDWAY + 1);
  });

  const refused: readonly [what: string, code: string, play: (board: TriadBoard) => void][] = [
    ['is against the rules', 'illegal-move', (board) => board.play('a1a2')],
    ['is none', 'bad-move', (board) => board.play('hello')],
    ['is the other side’s', 'illegal-move', (board) => board.play('f6f4', { actor: 1 })],
  ];
  for (const [what, code, play] of refused) {
    it(`do not leave it for a move that ${what}`, async () => {
      const page = await openMidway();
      const log = logEvents(page.board);
      expect(errorOf(() => play(page.board)).code).to.equal(code);
      await page.board.updateComplete;
      expect(page.isTrying).to.be.false;
      expect(page.current).to.deep.equal([MIDWAY]);
      expect(log).to.be.empty;
    });
  }

  const ways: readonly [how: string, to: number, go: (page: ReplayPage) => void][] = [
    ['returnToRecord()', MIDWAY, ({ board }) => board.returnToRecord()],
    ['goTo()', 5, ({ board }) => board.goTo(5)],
    ['goTo() to where it was left', MIDWAY, ({ board }) => board.goTo(MIDWAY)],
    ['the property ply', 0, ({ board }) => (board.ply = 0)],
    ['the property ply as it was', MIDWAY, ({ board }) => (board.ply = MIDWAY)],
    ['the attribute ply', 6, ({ board }) => board.setAttribute('ply', '6')],
    ['the attribute ply as it was', MIDWAY, ({ board }) => board.setAttribute('ply', String(MIDWAY))],
  ];
  for (const [how, to, go] of ways) {
    it(`end with ${how}, in the record`, async () => {
      const page = await openTried();
      const log = logEvents(page.board);
      go(page);
      await page.board.updateComplete;
      expect(page.isTrying).to.be.false;
      expect(page.board.ply).to.equal(to);
      expect(page.board.getAttribute('ply')).to.equal(String(to));
      expect(page.dice).to.equal(PLIES[to]?.dice);
      expect(page.listedMoves).to.have.lengthOf(PLIES.length);
      expect(log).to.deep.equal(['game-change return by script']);
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

  it('leave the ply what it is in the record', async () => {
    const page = await openTried();
    expect(page.board.match.ply).to.equal(MIDWAY + 1);
    expect(page.board.ply).to.equal(MIDWAY);
    expect(page.board.getAttribute('ply')).to.equal(String(MIDWAY));
  });
});
