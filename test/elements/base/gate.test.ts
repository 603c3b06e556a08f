import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { beginAnew } from '../new-game.js';
import { TriadPage } from '../games/triad-board/page.js';

const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';
const NOT_NOW = 'Wait for the clock.';

/** A page that refuses and says why. */
async function explaining(type: 'game-before-move' | 'game-before-change'): Promise<TriadPage> {
  const page = await TriadPage.open({ position: START });
  page.board.addEventListener(type, (event) => {
    event.preventDefault();
    (event as CustomEvent<{ explain(text: string): void }>).detail.explain(NOT_NOW);
  });
  return page;
}

describe('a page that refuses a move and says why', () => {
  it('is heard in the place of the status and in the live region', async () => {
    const page = await explaining('game-before-move');
    await page.clickCells('a1', 'a3');
    expect([page.status, page.spoken.trim(), page.position]).to.deep.equal([NOT_NOW, NOT_NOW, START]);
  });

  it('leaves a typed move in its field; once it is accepted the field is empty', async () => {
    const page = await explaining('game-before-move');
    await page.typeMove('a1a3');
    expect([page.status, page.field('Type a move')?.value]).to.deep.equal([NOT_NOW, 'a1a3']);
    const open = await TriadPage.open({ position: START });
    await open.typeMove('a1a3');
    expect([open.moves, open.field('Type a move')?.value]).to.deep.equal([['a1a3'], '']);
  });
});

describe('a page that refuses changes', () => {
  const CHANGES: Readonly<Record<string, (page: TriadPage) => Promise<void>>> = {
    undo: (page) => page.clickButton('Undo'),
    redo: async (page) => {
      page.board.undo();
      await page.board.updateComplete;
      await page.clickButton('Redo');
    },
    restart: async (page) => {
      await beginAnew(page);
    },
  };
  for (const [cause, change] of Object.entries(CHANGES)) {
    it(`is asked before ${cause}, and says why not`, async () => {
      const page = await explaining('game-before-change');
      await page.play('a1a3', 'f6f4');
      const asked: unknown[] = [];
      page.board.addEventListener('game-before-change', ({ detail }) => asked.push([detail.cause, detail.by]));
      const before = page.board.match.toRecord();
      await change(page);
      expect(asked).to.deep.equal([[cause, 'user']]);
      expect(page.spoken).to.contain(NOT_NOW);
      expect(page.board.match.toRecord().moves.length).to.equal(before.moves.length - (cause === 'redo' ? 1 : 0));
    });
  }

  it('is not asked about what a script does', async () => {
    const page = await explaining('game-before-change');
    await page.play('a1a3');
    expect([page.board.undo(), page.board.redo(), page.board.undo()]).to.deep.equal([true, true, true]);
    page.board.restart();
    expect(page.board.match.length).to.equal(0);
  });
});

describe('a remote seat', () => {
  const remote = (attributes = {}) => TriadPage.open({ position: START, seats: 'remote human', ...attributes });

  it('is not moved for by the user, who is told whose turn it is', async () => {
    const page = await remote();
    expect([page.marked('movable'), page.status]).to.deep.equal([[], 'White to move.']);
    await page.clickCell('a1');
    await page.typeMove('a1a3');
    expect([page.moves, page.ghosts, page.status]).to.deep.equal([[], {}, 'It’s not your turn. White to move.']);
  });

  it('moves by a script or a link, and then the user can', async () => {
    const page = await remote();
    const log = logEvents(page.board);
    page.board.play('a1a3', { by: 'remote' });
    await page.board.updateComplete;
    expect(log).to.include('game-move a1a3 by remote');
    await page.clickCells('f6', 'f4');
    expect(page.moves).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('keeps its moves when the user undoes', async () => {
    const page = await remote();
    page.board.play('a1a3', { by: 'remote' });
    await page.board.updateComplete;
    expect(page.board.match.canUndo(undefined, 'user')).to.be.false;
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['a1a3']);
    await page.clickCells('f6', 'f4');
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['a1a3']);
  });

  it('may become one in a running game, which goes on', async () => {
    const page = await TriadPage.open({ position: START, seats: 'human human' });
    const { match } = page.board;
    await page.clickCells('a1', 'a3');
    await page.change({ seats: 'human remote' });
    expect(page.board.match).to.equal(match);
    await page.clickCells('f6', 'f4');
    expect(page.moves).to.deep.equal(['a1a3']);
  });
});

describe('a page where nobody at the element plays', () => {
  it('shows no button to roll, and waits for the dice', async () => {
    const page = await TriadPage.open({ seats: 'remote remote' });
    expect([page.find('.over-board'), page.status]).to.deep.equal([null, 'Waiting for the dice.']);
  });
});
