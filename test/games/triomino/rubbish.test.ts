import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { at, play, read } from './helpers.js';

type Case = readonly [why: string, rubbish: unknown];

const TURN = at('344@0,0 | 000,044 / 111,222 | 0 0 0 - 1');
const DUE = play(TURN, 'buy');

function refused(what: string, state: TriominoState, actor: Actor, cases: readonly Case[]): void {
  describe(what, () => {
    for (const [why, rubbish] of cases) {
      it(`is refused: ${why}`, () => {
        expect(triomino.refusal(state, actor, rubbish as TriominoMove)).to.deep.equal({ code: 'bad-move' });
        const error = gameErrorOf(() => triomino.play(state, actor, rubbish as TriominoMove), 'illegal-move');
        expect(error.refusal).to.deep.equal({ code: 'bad-move' });
      });
    }
  });
}

refused('what is no move', TURN, 0, [
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['a text', 'buy'],
  ['a list', []],
  ['an empty object', {}],
  ['an unknown kind', { kind: 'jump' }],
  ['a kind of every object', { kind: 'constructor' }],
  ['a kind in large letters', { kind: 'BUY' }],
  ['a kind in a list', { kind: ['buy'] }],
  ['a kind that is another move in letters', { kind: '044@0,1' }],
]);

refused('laying what is none', TURN, 0, [
  ['no numbers', { kind: 'lay', column: 0, row: 1 }],
  ['no place', { kind: 'lay', values: '044' }],
  ['two numbers', { kind: 'lay', values: '04', column: 0, row: 1 }],
  ['a six', { kind: 'lay', values: '046', column: 0, row: 1 }],
  ['half a column', { kind: 'lay', values: '044', column: 0.5, row: 1 }],
  ['too far', { kind: 'lay', values: '044', column: 0, row: 1000 }],
  ['no number', { kind: 'lay', values: '044', column: NaN, row: 1 }],
  ['endless', { kind: 'lay', values: '044', column: Infinity, row: 1 }],
  ['nothing for a column', { kind: 'lay', values: '044', column: null, row: 1 }],
  ['a symbol', { kind: 'lay', values: Symbol('044'), column: 0, row: 1 }],
]);

refused('a draw that is none', DUE, 'chance', [
  ['no such tile', { kind: 'draw', seat: 0, tile: '016' }],
  ['a laid tile', { kind: 'draw', seat: 0, tile: '012@0,0' }],
  ['a number', { kind: 'draw', seat: 0, tile: 12 }],
  ['a list of two', { kind: 'draw', seat: 0, tile: ['012', '013'] }],
]);

refused('dealing what is none', triomino.setup(2), 'chance', [
  ['no tiles', { kind: 'deal', seat: 0 }],
  ['a million tiles', { kind: 'deal', seat: 0, tiles: Array(1_000_000).fill(null) }],
  ['no such tile', { kind: 'deal', seat: 0, tiles: ['016'] }],
  ['a text', { kind: 'deal', seat: 0, tiles: '012' }],
  ['a lead without tiles', { kind: 'lead' }],
]);

describe('a move that is a little different from what its letters say', () => {
  const cases: readonly [why: string, state: TriominoState, move: object, text: string][] = [
    ['more than belongs to it', TURN, { kind: 'buy', comment: 'x' }, 'buy'],
    ['numbers in letters', TURN, { kind: 'lay', values: '044', column: '0', row: '1', score: 99 }, '044@0,1'],
    ['less than nothing', TURN, { kind: 'lay', values: '044', column: -0, row: 1 }, '044@0,1'],
    ['a tile read from another corner', DUE, { kind: 'draw', seat: 0, tile: '201' }, 'draw 012'],
  ];
  for (const [why, state, move, text] of cases) {
    it(`is played like these, and leaves nothing else in the game: ${why}`, () => {
      const [actor] = read(state, text);
      const after = triomino.play(state, actor, move as TriominoMove);
      expect(after).to.deep.equal(play(state, text));
      expect(JSON.parse(JSON.stringify(after))).to.deep.equal(after);
    });
  }

  it('is none where it belongs to another seat, in letters or not', () => {
    for (const seat of [1, '0', undefined, null]) {
      const move = { kind: 'draw', seat, tile: '012' } as unknown as TriominoMove;
      expect(triomino.refusal(DUE, 'chance', move)).to.deep.equal({ code: 'not-due' });
    }
  });
});
