import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { chooses, play, read } from './helpers.js';

type Case = readonly [why: string, rubbish: unknown];

const SIXES = chooses('1,0,0,0,0', '666', { colourOnSix: true });

function refused(what: string, state: TricuboState, actor: Actor, code: string, cases: readonly Case[]): void {
  describe(what, () => {
    for (const [why, rubbish] of cases) {
      it(`is refused as ${code}: ${why}`, () => {
        expect(tricubo.refusal(state, actor, rubbish as TricuboMove)).to.deep.equal({ code });
        const error = gameErrorOf(() => tricubo.play(state, actor, rubbish as TricuboMove), 'illegal-move');
        expect(error.refusal).to.deep.equal({ code });
      });
    }
  });
}

const use = (fields: object): object => ({ kind: 'row', die: 'L', joker: false, ...fields });
const field = (fields: object): object => use({ kind: 'field', field: 'L', ...fields });
const interim = (rows: unknown): object => use({ kind: 'interim', die: 'M', rows });

refused('what is no move', SIXES, 0, 'bad-move', [
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['a text', 'L'],
  ['a list', []],
  ['an empty object', {}],
  ['no kind', use({ kind: undefined })],
  ['an unknown kind', use({ kind: 'jump' })],
  ['a kind of every object', use({ kind: 'constructor' })],
  ['a roll without dice', { kind: 'roll' }],
  ['a roll in letters', { kind: 'roll', dice: '361' }],
]);

refused('a use that is none', SIXES, 0, 'bad-move', [
  ['no die', use({ die: undefined })],
  ['the three colours for a die', use({ die: 't' })],
  ['a die by its number', use({ die: 0 })],
  ['a die that is an object', use({ die: {} })],
  ['a die that is no text at all', use({ die: Symbol('L') })],
  ['no field', field({ field: undefined })],
  ['the field of another die', field({ field: 'M' })],
  ['a field that there is not', field({ field: 'x' })],
  ['the die it does not have for a field', field({ die: 'x', field: 'x' })],
]);

refused('an interim scoring that is none', SIXES, 0, 'bad-move', [
  ['no rows', interim(undefined)],
  ['rows in letters', interim('12')],
  ['a row for a list', interim(1)],
  ['a row 0', interim([0, 1])],
  ['a row 6', interim([1, 6])],
  ['half a row', interim([1, 1.5])],
  ['no number', interim([1, NaN])],
  ['two places and no rows', interim(Array(2))],
  ['a row and a place', interim(Object.assign([1], { length: 2 }))],
  ['a million places', interim(Array(1_000_000))],
]);

refused('a first cross that is none', tricubo.setup(1), 0, 'bad-move', [
  ['no row', { kind: 'start' }],
  ['a row 0', { kind: 'start', row: 0 }],
  ['a row 6', { kind: 'start', row: 6 }],
]);

refused('a roll that is none', tricubo.setup(2), 'chance', 'bad-move', [
  ['no dice', { kind: 'roll', dice: [] }],
  ['two dice', { kind: 'roll', dice: [3, 6] }],
  ['four dice', { kind: 'roll', dice: [3, 6, 1, 1] }],
  ['a seven', { kind: 'roll', dice: [3, 6, 7] }],
  ['a blank die', { kind: 'roll', dice: [3, 6, 0] }],
  ['no number', { kind: 'roll', dice: [3, 6, NaN] }],
  ['three places and no dice', { kind: 'roll', dice: Array(3) }],
  ['two dice and a place', { kind: 'roll', dice: Object.assign([3, 6], { length: 3 }) }],
]);

describe('a move that is a little different from what its letters say', () => {
  const cases: readonly [why: string, state: TricuboState, move: object, text: string][] = [
    ['a small letter', chooses('1,0,0,0,0', '123'), use({ die: 'l' }), 'L'],
    ['no word of the joker', chooses('1,0,0,0,0', '123'), use({ joker: undefined }), 'L'],
    ['more than belongs to it', chooses('1,0,0,0,0', '123'), use({ rows: [1], field: 'M', comment: 'x' }), 'L'],
    ['rows in no order', SIXES, interim([2, 1]), 'M:1,2'],
    ['rows in letters', SIXES, interim(['1', '2']), 'M:1,2'],
    ['a first cross in letters', tricubo.setup(1), { kind: 'start', row: '1' }, '@1'],
    ['dice in letters', tricubo.setup(2), { kind: 'roll', dice: ['3', '6', '1'] }, 'roll 361'],
  ];
  for (const [why, state, move, text] of cases) {
    it(`is played like these, and leaves nothing else in the game: ${why}`, () => {
      const [actor] = read(state, text);
      const after = tricubo.play(state, actor, move as TricuboMove);
      expect(after).to.deep.equal(play(state, text));
      expect(JSON.parse(JSON.stringify(after))).to.deep.equal(after);
    });
  }
});
