import { expect } from '@open-wc/testing';
import { errorOf, testRefusedMoves, testStrangers } from '../bad-attributes.js';
import type { RefusedMove } from '../bad-attributes.js';
import { logEvents } from '../event-log.js';
import { watchTrouble } from '../watch-trouble.js';
import { RUN } from './running.js';
import { TriominoPage } from './triomino-page.js';

const TWO = '344@0,0 | 044,144 / 004,111 | 0 1 0 - 1';
const DUE = '344@0,0 | 044,144 / 004,111 | 0 1 1* - 1';
const FIRST = '| 012,333,555 / 111,222,001 | 0 0 0 - 1';
const EMPTY = '344@0,0 | ?30 / ?25 | 0 1 0 - 1';

const REFUSED: readonly RefusedMove[] = [
  ['what is no move', RUN, 'hello', 'bad-move'],
  ['nothing', RUN, '', 'bad-move'],
  ['a novel', RUN, '044@0,1 '.repeat(10_000), 'bad-move'],
  ['a tile without its place', RUN, '044', 'bad-move'],
  ['a tile that one does not hold', RUN, '111@0,1', 'illegal-move', 'not-in-rack'],
  ['a tile where another lies', RUN, '044@0,0', 'illegal-move', 'cell-taken'],
  ['a tile beside no other', RUN, '044@5,5', 'illegal-move', 'no-side'],
  ['a tile that differs in a corner', RUN, '000@0,1', 'illegal-move', 'corner-differs'],
  ['a pass while one can buy', RUN, 'pass', 'illegal-move', 'buy-first'],
  ['a purchase with nothing left', EMPTY, 'buy', 'illegal-move', 'pool-empty'],
  ['a fourth purchase', TWO.replace('0 1 0', '0 1 3'), 'buy', 'illegal-move', 'three-bought'],
  [
    'a tile while another is to be drawn',
    DUE,
    { kind: 'lay', values: '044', column: 0, row: 1 },
    'illegal-move',
    'not-your-turn',
  ],
  ['a draw of a tile that is laid', DUE, 'draw 344', 'illegal-move', 'other-tiles'],
  ['buying in the lead', FIRST, 'buy', 'illegal-move', 'leader-lays'],
  ['the first tile elsewhere', FIRST, '555@1,0', 'illegal-move', 'first-place'],
  ['the clock without a limit', TWO, { kind: 'timeout' }, 'illegal-move', 'not-your-turn'],
  ['data that is no move', RUN, { kind: 'cheat' }, 'illegal-move', 'bad-move'],
  ['nothing at all', RUN, undefined, 'illegal-move', 'bad-move'],
];

testRefusedMoves((attributes) => TriominoPage.open(attributes), REFUSED);
testStrangers(() => TriominoPage.open({ position: TWO }), '044@0,1', [['another seat', 1]]);

describe('methods of <triomino-table> that a script calls', () => {
  it('play moves as data and as text, for the seat that is to move, while its tiles are covered', async () => {
    const page = await TriominoPage.open({ position: TWO });
    expect(page.isCovered).to.be.true;
    page.element.play({ kind: 'lay', values: '044', column: 0, row: 1 });
    page.element.play('buy');
    page.element.play('draw 555');
    const told = page.element.match.entries.map(({ actor, text }) => `${actor} ${text}`);
    expect(told).to.deep.equal(['0 044@0,1', '1 buy', 'chance draw 555']);
  });

  it('play before anything has been shown', () => {
    const trouble = watchTrouble();
    const table = document.createElement('triomino-table');
    table.setAttribute('position', TWO);
    table.play('044@0,1');
    expect(table.match.entries.map(({ text }) => text)).to.deep.equal(['044@0,1']);
    expect([table.legalMoves().length > 0, table.undo(), table.redo(), table.state.turn]).to.deep.equal([
      true,
      true,
      true,
      1,
    ]);
    expect(trouble.stop()).to.be.empty;
  });

  it('list the moves of one seat, or of whoever may move', async () => {
    const { element } = await TriominoPage.open({ position: RUN });
    const texts = element.legalMoves().map((move) => element.match.game.makeMove(move, element.state, 0));
    expect(texts).to.deep.equal(['044@0,1', '144@0,1', '444@0,1', '544@0,1', 'buy']);
    expect(element.legalMoves(0)).to.deep.equal(element.legalMoves());
    for (const seat of [1, -1, 99]) expect(element.legalMoves(seat)).to.be.empty;
  });

  it('show an earlier moment and play on from there', async () => {
    const page = await TriominoPage.open({ position: TWO });
    await page.played('044@0,1', '400@-1,1');
    const log = logEvents(page.element);
    page.element.goTo(1);
    await page.element.updateComplete;
    expect([page.laid.length, log]).to.deep.equal([2, ['game-change go-to by script']]);
    await page.played('buy');
    expect(page.moves).to.deep.equal(['044@0,1', 'buy']);
    for (const ply of [-1, 3, 0.5, NaN]) expect(errorOf(() => page.element.goTo(ply)).code).to.equal('bad-ply');
  });

  it('take back the latest of one seat, with what others have laid upon it', async () => {
    const page = await TriominoPage.open({ position: TWO });
    await page.played('044@0,1');
    expect([page.element.undo(1), page.element.undo(0), page.element.undo()]).to.deep.equal([false, true, false]);
    expect([page.element.redo(), page.element.redo()]).to.deep.equal([true, false]);
  });

  it('begin a new game with as many players, by the same rules, with the tiles of a seed', async () => {
    const rules = { variant: 'pressman', lap: '', rounds: '3', tiles: '76', dice: 'auto' };
    const page = await TriominoPage.open({ seats: 'human human human', ...rules });
    const { options } = page.element.match;
    page.element.restart('a');
    await page.element.updateComplete;
    const first = page.moves;
    page.element.restart('a');
    await page.element.updateComplete;
    expect(page.moves).to.deep.equal(first);
    expect([page.element.match.options, page.all('.seat').length]).to.deep.equal([options, 3]);
  });
});
