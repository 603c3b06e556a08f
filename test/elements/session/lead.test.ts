import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/games/cubo-grid/define.js';
import type { CuboGrid } from '../../../src/elements/games/cubo-grid/define.js';
import '../../../src/elements/games/triad-board/define.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/define.js';
import type { LeadPolicy } from '../../../src/elements/session/lead.js';

const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';
const POSITION = 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0';

const textOf = ({ match }: TriadBoard): string => match.game.makePosition(match.game.positionOf(match.state));

/** A board on which somebody has played. */
async function playedBoard(): Promise<TriadBoard> {
  const board = await fixture<TriadBoard>(html`<triad-board lang="en" position=${START} marks="c3"></triad-board>`);
  board.play('a1a3');
  await board.updateComplete;
  return board;
}

describe('a game that is led', () => {
  it('shows what the policy says, and is given back as it was, with no attribute touched', async () => {
    const board = await playedBoard();
    const { match, outerHTML } = board;
    const giveBack = board.lead({ position: POSITION, marks: 'e3' });
    await board.updateComplete;
    expect([textOf(board), board.authorMarks.drawing?.describe(board.words)]).to.deep.equal([POSITION, 'Marked: e3.']);
    board.play('c1c3');
    giveBack();
    await board.updateComplete;
    expect([board.match === match, match.ply, board.outerHTML]).to.deep.equal([true, 1, outerHTML]);
    expect(board.authorMarks.drawing?.describe(board.words)).to.equal('Marked: c3.');
  });

  it('goes on from the game of the page where the policy names no position, and leaves that alone', async () => {
    const board = await playedBoard();
    const { match } = board;
    const before = textOf(board);
    board.lead({});
    expect([textOf(board), board.match === match]).to.deep.equal([before, false]);
    board.play(board.legalMoves()[0]!);
    board.lead(undefined);
    expect([board.match === match, match.length]).to.deep.equal([true, 1]);
  });

  it('shows a record', async () => {
    const board = await playedBoard();
    board.lead({ record: `triad 1; start=${POSITION}\nc1c3` });
    await board.updateComplete;
    expect([board.match.ply, board.match.start]).to.deep.equal([1, POSITION]);
  });

  it('follows the next policy, and gives the game back to nobody but the latest leader', async () => {
    const board = await playedBoard();
    const first = board.lead({ position: POSITION });
    const second = board.lead({ position: POSITION, marks: 'e3' });
    first();
    expect(board.match.start).to.equal(POSITION);
    second();
    await board.updateComplete;
    expect(board.match.start).to.equal(START);
  });

  it('lets the reader do what the policy allows, says why not, and asks the page afterwards', async () => {
    const board = await playedBoard();
    const asked: string[] = [];
    const allows: LeadPolicy['allows'] = ({ cause, moves }) =>
      cause === 'play' && (moves[0]?.text === 'c1c3' || 'Another die, please.');
    board.addEventListener('game-before-move', ({ detail }) => asked.push(detail.text));
    board.wake();
    await board.updateComplete;
    board.lead({ position: POSITION, allows });
    expect(board.match.play('d1d2', { by: 'user' })).to.equal(false);
    await board.updateComplete;
    expect(board.shadowRoot?.querySelector('.status')?.textContent).to.contain('Another die, please.');
    expect(board.match.play('c1c3', { by: 'user' })).to.equal(true);
    expect([board.match.undo(undefined, 'user'), asked]).to.deep.equal([false, ['c1c3']]);
  });

  it('has the settings of the policy where the page says nothing', async () => {
    const place = await fixture(html`<div><cubo-grid></cubo-grid><cubo-grid dice="tap" time-limits></cubo-grid></div>`);
    const found = [...place.querySelectorAll<CuboGrid>('cubo-grid')].map((grid) => {
      grid.lead({ settings: { dice: 'remote', timeLimits: 'off' } });
      const { dice, options } = grid.match;
      return `${dice} ${(options as { timeLimits?: boolean }).timeLimits}`;
    });
    expect(found).to.deep.equal(['remote false', 'tap true']);
  });

  it('is not saved, and the game of the page is saved again afterwards', async () => {
    const key = 'led-game';
    const board = await fixture<TriadBoard>(html`<triad-board persist=${key} position=${START}></triad-board>`);
    const saved = () => Object.entries(localStorage).filter(([name]) => name.includes(key));
    board.play(board.legalMoves()[0]!);
    const before = saved();
    board.lead({ position: POSITION });
    board.play('c1c3');
    expect(saved()).to.deep.equal(before);
    board.lead(undefined);
    board.play(board.legalMoves()[0]!);
    expect([before.length, saved()[0]?.[1] === before[0]?.[1]]).to.deep.equal([1, false]);
    for (const [name] of saved()) localStorage.removeItem(name);
  });

  it('keeps its leader while it is moved in the page, and what it shows', async () => {
    const board = await playedBoard();
    const loads: string[] = [];
    const policy = { position: POSITION };
    const giveBack = board.lead(policy);
    board.play('c1c3');
    const { match } = board;
    board.addEventListener('game-change', ({ detail }) => loads.push(detail.cause));
    giveBack();
    board.lead(policy);
    await board.updateComplete;
    expect([board.match === match, loads]).to.deep.equal([true, []]);
  });
});
