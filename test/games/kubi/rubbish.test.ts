import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../../src/games/kubi/index.js';
import { gameErrorOf } from '../contract/check.js';
import { at, crossed, rolled } from './helpers.js';

type Case = readonly [why: string, rubbish: unknown];

const PAIR = [3, 4];
const SIXES = [6, 6];
const ENTRY = { kind: 'enter', discard: 1, free: false, pairs: [PAIR, SIXES] };
const entry = (fields: object): object => ({ ...ENTRY, ...fields });
const pairs = (...given: readonly unknown[]): object => entry({ pairs: given });

function refused(what: string, state: KubiState, actor: Actor, code: string, cases: readonly Case[]): void {
  describe(what, () => {
    for (const [why, rubbish] of cases) {
      it(`is refused as ${code}: ${why}`, () => {
        expect(kubi.refusal(state, actor, rubbish as KubiMove)).to.deep.equal({ code });
        const error = gameErrorOf(() => kubi.play(state, actor, rubbish as KubiMove), 'illegal-move');
        expect(error.refusal).to.deep.equal({ code });
      });
    }
  });
}

refused('what is no move', rolled('126', '13466'), 0, 'bad-move', [
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['a text', '1|34|66'],
  ['a list', []],
  ['an empty object', {}],
  ['no kind', entry({ kind: undefined })],
  ['an unknown kind', entry({ kind: 'jump' })],
  ['a roll without dice', { kind: 'roll' }],
  ['a roll in letters', { kind: 'roll', dice: '13466' }],
]);

refused('an entry that is none', rolled('126', '13466'), 0, 'bad-move', [
  ['nothing stays out', entry({ discard: undefined })],
  ['a blank die stays out', entry({ discard: 0 })],
  ['a seven stays out', entry({ discard: 7 })],
  ['a die in letters stays out', entry({ discard: '1' })],
  ['a list stays out', entry({ discard: [1] })],
  ['nobody knows whether it is free', entry({ free: undefined })],
  ['it is free in letters', entry({ free: 'no' })],
  ['no pairs', entry({ pairs: undefined })],
  ['pairs in letters', entry({ pairs: '3466' })],
  ['two letters for pairs', entry({ pairs: '36' })],
  ['one pair', pairs(PAIR)],
  ['three pairs', pairs(PAIR, SIXES, PAIR)],
  ['four dice instead of pairs', pairs(3, 4, 6, 6)],
  ['a pair that is nothing', pairs(null, SIXES)],
  ['a pair of one', pairs([3], SIXES)],
  ['a pair of three', pairs([3, 4, 6], [6])],
  ['a pair in letters', pairs('34', SIXES)],
  ['dice in letters', pairs(['3', '4'], SIXES)],
  ['half a die', pairs([2.5, 4.5], SIXES)],
  ['a pair with places and no dice', pairs(Array(2), SIXES)],
  ['a pair the wrong way round', pairs([4, 3], SIXES)],
  ['the greater sum first', pairs(SIXES, PAIR)],
]);

refused('an entry with equal sums', rolled('156', '12334'), 0, 'bad-move', [
  ['the greater die first', pairs([3, 3], [2, 4])],
]);

refused('a crossing that is none', kubi.setup(2), 1, 'bad-move', [
  ['no numbers', { kind: 'cross' }],
  ['numbers in letters', { kind: 'cross', numbers: '123' }],
  ['two numbers', { kind: 'cross', numbers: [1, 2] }],
  ['four numbers', { kind: 'cross', numbers: [1, 2, 3, 4] }],
  ['a seven', { kind: 'cross', numbers: [1, 2, 7] }],
  ['a number in letters', { kind: 'cross', numbers: [1, 2, '3'] }],
  ['a number in a list', { kind: 'cross', numbers: [1, 2, [3]] }],
  ['three places and no numbers', { kind: 'cross', numbers: Array(3) }],
  ['two numbers and a place', { kind: 'cross', numbers: Object.assign([1, 2], { length: 3 }) }],
  ['numbers in no order', { kind: 'cross', numbers: [2, 1, 3] }],
]);

refused('a roll that is none', at(crossed('123')), 'chance', 'bad-roll', [
  ['no dice', { kind: 'roll', dice: [] }],
  ['four dice', { kind: 'roll', dice: [1, 3, 4, 6] }],
  ['six dice', { kind: 'roll', dice: [1, 1, 3, 4, 6, 6] }],
  ['a seven', { kind: 'roll', dice: [1, 3, 4, 6, 7] }],
  ['a blank die', { kind: 'roll', dice: [0, 1, 3, 4, 6] }],
  ['no number', { kind: 'roll', dice: [1, 3, 4, 6, NaN] }],
  ['dice in letters', { kind: 'roll', dice: ['1', '3', '4', '6', '6'] }],
  ['five places and no dice', { kind: 'roll', dice: Array(5) }],
  ['dice in no order', { kind: 'roll', dice: [3, 1, 4, 6, 6] }],
]);
