import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboState } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { play, read, table } from './helpers.js';

type Case = readonly [why: string, rubbish: unknown];

const BUILDING = table('oo');
const CALLED = play(BUILDING, '#0 call');
const EXCHANGE = play(CALLED, '#0 take 2', '#1 call', '#1 take -');
const IN_HAND = play(BUILDING, '#0 roll');

function refused(what: string, state: CuboState, actor: Actor, cases: readonly Case[]): void {
  describe(what, () => {
    for (const [why, rubbish] of cases) {
      it(`is refused: ${why}`, () => {
        expect(cubo.refusal(state, actor, rubbish as CuboMove)).to.deep.equal({ code: 'bad-move' });
        const error = gameErrorOf(() => cubo.play(state, actor, rubbish as CuboMove), 'illegal-move');
        expect(error.refusal).to.deep.equal({ code: 'bad-move' });
      });
    }
  });
}

refused('what is no move', BUILDING, 0, [
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['a text', 'call'],
  ['a list', []],
  ['an empty object', {}],
  ['an unknown kind', { kind: 'jump' }],
  ['a kind of every object', { kind: 'constructor' }],
  ['a kind in large letters', { kind: 'CALL' }],
  ['a kind in a list', { kind: ['call'] }],
  ['a kind with what belongs to it', { kind: 'take 1' }],
  ['a kind that is another move in letters', { kind: 'a1b1' }],
]);

refused('a swap that is none', BUILDING, 0, [
  ['no cells', { kind: 'swap' }],
  ['one cell', { kind: 'swap', cells: [0] }],
  ['three cells', { kind: 'swap', cells: [0, 1, 2] }],
  ['a cell beside the square', { kind: 'swap', cells: [0, 9] }],
  ['a cell before the square', { kind: 'swap', cells: [-1, 0] }],
  ['half a cell', { kind: 'swap', cells: [0.5, 8] }],
  ['no number', { kind: 'swap', cells: [0, NaN] }],
  ['nothing for a cell', { kind: 'swap', cells: [null, 8] }],
  ['cells by their names', { kind: 'swap', cells: 'a1b1' }],
  ['a million cells', { kind: 'swap', cells: Array(1_000_000) }],
]);

refused('a taking that is none', CALLED, 0, [
  ['a place 0', { kind: 'take', place: 0 }],
  ['a place 5', { kind: 'take', place: 5 }],
  ['half a place', { kind: 'take', place: 1.5 }],
  ['no number', { kind: 'take', place: NaN }],
  ['an empty text', { kind: 'take', place: '' }],
  ['a symbol', { kind: 'take', place: Symbol('1') }],
]);

refused('an exchange that is none', EXCHANGE, 0, [
  ['no cell', { kind: 'put' }],
  ['nothing for a cell', { kind: 'put', cell: null }],
  ['half a cell', { kind: 'put', cell: 0.5 }],
  ['a list for a cell', { kind: 'put', cell: [] }],
  ['a cell beside the square', { kind: 'put', cell: 9 }],
  ['a cell before the square', { kind: 'put', cell: -1 }],
  ['a cell by its name', { kind: 'put', cell: 'a1' }],
]);

refused('a throw that is none', IN_HAND, 'chance', [
  ['no seat', { kind: 'dice', values: [1, 1, 1, 1, 1, 1, 1, 1, 1] }],
  ['no numbers', { kind: 'dice', seat: 0 }],
  ['eight numbers', { kind: 'dice', seat: 0, values: [1, 1, 1, 1, 1, 1, 1, 1] }],
  ['ten numbers', { kind: 'dice', seat: 0, values: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }],
  ['a seven', { kind: 'dice', seat: 0, values: [1, 1, 1, 1, 7, 1, 1, 1, 1] }],
  ['a zero', { kind: 'dice', seat: 0, values: [1, 1, 1, 1, 0, 1, 1, 1, 1] }],
  ['numbers in letters', { kind: 'dice', seat: 0, values: '111111111' }],
  ['nine places and no numbers', { kind: 'dice', seat: 0, values: Array(9) }],
]);

const red = { colour: 'r', value: 1 };
const blue = { colour: 'b', value: 1 };

refused('a middle that is none', cubo.setup(2), 'chance', [
  ['no dice', { kind: 'middle' }],
  ['three dice', { kind: 'middle', dice: [red, red, blue] }],
  ['five dice', { kind: 'middle', dice: [red, red, blue, blue, blue] }],
  ['a white die', { kind: 'middle', dice: [red, red, blue, { colour: 'w', value: 1 }] }],
  ['a die without a number', { kind: 'middle', dice: [red, red, blue, { colour: 'b', value: null }] }],
  ['an empty place', { kind: 'middle', dice: [red, red, blue, null] }],
  ['a seven', { kind: 'middle', dice: [red, red, blue, { colour: 'b', value: 7 }] }],
]);

describe('a move that is a little different from what its letters say', () => {
  const cases: readonly [why: string, state: CuboState, move: object, text: string][] = [
    ['cells in no order', BUILDING, { kind: 'swap', cells: [8, 0] }, '#0 swap a1c3'],
    ['more than belongs to it', BUILDING, { kind: 'call', cells: [0, 1], comment: 'x' }, '#0 call'],
    ['numbers in letters', IN_HAND, { kind: 'dice', seat: '0', values: [...'123456123'] }, 'dice 0 123456123'],
    ['dice in another order', cubo.setup(2), { kind: 'middle', dice: [blue, red, blue, red] }, 'middle r1r1b1b1'],
  ];
  for (const [why, state, move, text] of cases) {
    it(`is played like these, and leaves nothing else in the game: ${why}`, () => {
      const [actor] = read(state, text);
      const after = cubo.play(state, actor, move as CuboMove);
      expect(after).to.deep.equal(play(state, text));
      expect(JSON.parse(JSON.stringify(after))).to.deep.equal(after);
    });
  }
});
