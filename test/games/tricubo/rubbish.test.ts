import { expect } from '@open-wc/testing';
import type { Actor } from '../../../src/games/game.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { chooses } from './helpers.js';

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
  ['a small letter', use({ die: 'l' })],
  ['the three colours for a die', use({ die: 't' })],
  ['a die by its number', use({ die: 0 })],
  ['a list of dice', use({ die: ['L'] })],
  ['nobody knows about the joker', use({ joker: undefined })],
  ['the joker in letters', use({ joker: 'no' })],
  ['no field', field({ field: undefined })],
  ['the field of another die', field({ field: 'M' })],
  ['a field that there is not', field({ field: 'x' })],
  ['a list of fields', field({ field: ['L'] })],
  ['the die it does not have for a field', field({ die: 'x', field: 'x' })],
]);

refused('an interim scoring that is none', SIXES, 0, 'bad-move', [
  ['no rows', interim(undefined)],
  ['rows in letters', interim('12')],
  ['a row for a list', interim(1)],
  ['a row 0', interim([0, 1])],
  ['a row 6', interim([1, 6])],
  ['half a row', interim([1, 1.5])],
  ['a row in letters', interim(['1', '2'])],
  ['no number', interim([1, NaN])],
  ['rows in no order', interim([2, 1])],
  ['a row twice', interim([2, 2])],
  ['two places and no rows', interim(Array(2))],
  ['a row and a place', interim(Object.assign([1], { length: 2 }))],
  ['a million places', interim(Array(1_000_000))],
]);

refused('a first cross that is none', tricubo.setup(1), 0, 'bad-move', [
  ['no row', { kind: 'start' }],
  ['a row 0', { kind: 'start', row: 0 }],
  ['a row 6', { kind: 'start', row: 6 }],
  ['a row in letters', { kind: 'start', row: '1' }],
  ['a row in a list', { kind: 'start', row: [1] }],
]);

refused('a roll that is none', tricubo.setup(2), 'chance', 'bad-roll', [
  ['no dice', { kind: 'roll', dice: [] }],
  ['two dice', { kind: 'roll', dice: [3, 6] }],
  ['four dice', { kind: 'roll', dice: [3, 6, 1, 1] }],
  ['a seven', { kind: 'roll', dice: [3, 6, 7] }],
  ['a blank die', { kind: 'roll', dice: [3, 6, 0] }],
  ['no number', { kind: 'roll', dice: [3, 6, NaN] }],
  ['dice in letters', { kind: 'roll', dice: ['3', '6', '1'] }],
  ['three places and no dice', { kind: 'roll', dice: Array(3) }],
  ['two dice and a place', { kind: 'roll', dice: Object.assign([3, 6], { length: 3 }) }],
]);
