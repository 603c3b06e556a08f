import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { makeBoard, TriadPage } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD } from '../games/triad-board/positions.js';
import { watchWarnings } from '../watch-warnings.js';

describe('what a script reads of a game', () => {
  it('is what is shown: reading loads nothing that is asked for, and the page hears of the other game once it is shown', async () => {
    const { board } = await TriadPage.open({ position: START });
    const log = logEvents(board);
    const { match } = board;
    board.position = TRIAD_AHEAD;
    board.dice = 'loaded' as never;
    expect([board.match === match, board.ply, board.error, board.outcome]).to.deep.equal([
      true,
      0,
      undefined,
      undefined,
    ]);
    expect(log).to.deep.equal([]);
    await board.updateComplete;
    expect([board.match.start, board.error?.code]).to.deep.equal([TRIAD_AHEAD, 'bad-attribute']);
    expect(log).to.deep.equal(['game-change load by script', 'game-error bad-attribute']);
  });

  it('is what is asked for, before the element is in a page, which hears of it only then', async () => {
    const warnings = watchWarnings();
    const board = makeBoard();
    const log = logEvents(board);
    for (const position of [START, 'nonsense', TRIAD_AHEAD]) {
      board.position = position;
      expect(board.match.start).to.equal(position === 'nonsense' ? START : position);
    }
    const { match } = board;
    board.position = 'nonsense';
    expect(board.match).to.equal(match);
    document.body.append(board);
    expect(log).to.deep.equal([]);
    await board.updateComplete;
    expect([log, board.match === match, board.error?.code]).to.deep.equal([
      ['game-error bad-position'],
      true,
      'bad-position',
    ]);
    board.remove();
    expect(warnings.stop()).to.have.lengthOf(1);
  });

  it('is what is saved, and the page hears only then what else lies under its key', async () => {
    const warnings = watchWarnings();
    localStorage.setItem('notes', 'nothing of ours');
    const board = makeBoard();
    const log = logEvents(board);
    board.persist = 'notes';
    document.body.append(board);
    expect([board.match.length, log]).to.deep.equal([0, []]);
    await board.updateComplete;
    expect(log).to.deep.equal(['game-error save-foreign']);
    board.remove();
    localStorage.removeItem('notes');
    warnings.stop();
  });
});
