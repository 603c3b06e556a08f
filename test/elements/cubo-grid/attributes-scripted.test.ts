import { expect } from '@open-wc/testing';
import { errorOf, testRefusedMoves, testStrangers } from '../bad-attributes.js';
import type { RefusedMove } from '../bad-attributes.js';
import { watchTrouble } from '../watch-trouble.js';
import { CuboPage } from './cubo-page.js';
import { BUILDING } from './running.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const BLANK = 'r.r.r./r.w.b./b.b.b.';
const of = (phase: string, ...seats: readonly string[]): string =>
  `6 0 ${phase} 0 | ${seats.map((seat) => `${SQUARE} ${seat} 0`).join(' ; ')} | `;
const TWO = `${of('build', 'o -', 'o -')}r6r1b6b2`;
const CALLED = `${of('build', 'c -', 't r1', 'o -')}r6-b6b2`;
const IN_HAND = `${of('build', 'h -', 'o -')}r6r1b6b2`;
const EXCHANGE = `${of('exchange', 't r6', 't b6')}-r1-b2`;

const REFUSED: readonly RefusedMove[] = [
  ['what is no move', BUILDING, 'hello', 'bad-move'],
  ['nothing', BUILDING, '', 'bad-move'],
  ['a novel', BUILDING, 'swap a1c3 '.repeat(10_000), 'bad-move'],
  ['a cell that there is not', BUILDING, 'swap a1d4', 'bad-move'],
  ['a place that there is not', BUILDING, 'take 5', 'bad-move'],
  ['a swap before the roll', `1 0 build 0 | ${BLANK} h - 0 | r.r.b.b.`, '#0 swap a1c3', 'illegal-move', 'no-roll'],
  ['a swap of the white die', BUILDING, 'swap b2c3', 'illegal-move', 'white-die'],
  ['a swap with itself', BUILDING, 'swap a1a1', 'illegal-move', 'same-cell'],
  ['dice that nobody has in hand', BUILDING, 'dice 0 123123123', 'illegal-move', 'not-your-turn'],
  ['taking before the call', BUILDING, 'take 1', 'illegal-move', 'call-first'],
  ['exchanging before all have called', BUILDING, 'put a1', 'illegal-move', 'exchange-later'],
  ['a swap with the dice in hand', IN_HAND, '#0 swap a1c3', 'illegal-move', 'in-hand'],
  ['a call with the dice in hand', IN_HAND, '#0 call', 'illegal-move', 'in-hand'],
  ['a second call', CALLED, '#0 call', 'illegal-move', 'already-called'],
  ['a swap under the cover', CALLED, '#0 swap a1c3', 'illegal-move', 'covered'],
  ['a die that another has taken', CALLED, '#0 take 2', 'illegal-move', 'place-empty'],
  ['a roll in the exchange', EXCHANGE, '#0 roll', 'illegal-move', 'building-over'],
  ['an exchange out of turn', EXCHANGE, '#1 keep', 'illegal-move', 'not-your-turn'],
  ['an exchange of the white die', EXCHANGE, 'put b2', 'illegal-move', 'white-die'],
  ['the clock before its time', TWO, { kind: 'timeout' }, 'illegal-move', 'not-your-turn'],
  ['a move after the end', `${of('over', 't -', 't -')}r6r1b6b2`, 'call', 'illegal-move', 'game-over'],
  ['data that is no move', BUILDING, { kind: 'cheat' }, 'illegal-move', 'bad-move'],
  ['a move of a kind with parts of another', BUILDING, { kind: 'take', place: 9 }, 'illegal-move', 'bad-move'],
  ['nothing at all', BUILDING, undefined, 'illegal-move', 'bad-move'],
];

testRefusedMoves((attributes) => CuboPage.open(attributes), REFUSED);
testStrangers(() => CuboPage.open({ position: TWO }), 'call');

describe('methods of squares of Cubo', () => {
  it('throw for a ply that there is not', async () => {
    const { element } = await CuboPage.open({ position: BUILDING });
    for (const ply of [-1, 1, 0.5, NaN, Infinity]) expect(errorOf(() => element.goTo(ply)).code).to.equal('bad-ply');
  });

  it('list no moves for seats that are not there or have nothing to decide', async () => {
    const { element } = await CuboPage.open({ position: IN_HAND });
    for (const seat of [0, 2, -1, 99]) expect(element.legalMoves(seat)).to.be.empty;
    expect(element.legalMoves(1)).to.have.lengthOf(30);
    expect(element.legalMoves()).to.deep.equal(element.legalMoves(1));
  });

  it('throw for a time before that of the move before', async () => {
    const { element } = await CuboPage.open({ position: TWO });
    element.play('swap a1b1', { actor: 1, at: 900 });
    expect(errorOf(() => element.play('call', { actor: 0, at: 800 })).code).to.equal('bad-time');
    expect(element.match.length).to.equal(1);
  });

  it('undo and redo nothing while time runs, also for seats that are not there', async () => {
    const { element } = await CuboPage.open({ position: BUILDING });
    element.play('swap a1b1');
    expect([element.undo(), element.undo(0), element.undo(7), element.redo()]).to.deep.equal(Array(4).fill(false));
  });

  it('play before anything has been shown', () => {
    const trouble = watchTrouble();
    const grid = document.createElement('cubo-grid');
    grid.setAttribute('position', BUILDING);
    grid.play('swap a1c3');
    expect(grid.match.entries.map(({ text }) => text)).to.deep.equal(['swap a1c3']);
    expect(trouble.stop()).to.be.empty;
  });
});
