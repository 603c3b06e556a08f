import { expect } from 'chai';
import { makeOption, parseOption } from '../../../src/games/options.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { TriominoOptions } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { at } from './helpers.js';
import type { Options } from './helpers.js';

const resolved = (options?: Options): TriominoOptions => triomino.setup(2, options).options;

const GOLIATH: TriominoOptions = {
  variant: 'goliath',
  start: 'draw',
  emptyPool: 0,
  lap: true,
  bridge: 'one-side',
  hexagons: [50, 60, 70],
  target: 400,
  scoring: 'standard',
  rounds: 0,
  turnSeconds: 0,
  tiles: 56,
};
const PRESSMAN: TriominoOptions = {
  ...GOLIATH,
  ...{ variant: 'pressman', start: 'triple', emptyPool: -10, lap: false, bridge: 'extended', hexagons: [50, 100, 150] },
};

describe('the options', () => {
  it('are those of the European leaflet where nobody says otherwise', () => {
    expect(resolved()).to.deep.equal(GOLIATH);
    expect(resolved({ variant: 'goliath' })).to.deep.equal(GOLIATH);
  });

  it('follow the other variant', () => {
    expect(resolved({ variant: 'pressman' })).to.deep.equal(PRESSMAN);
    expect(at('344@0,0 | 012 / 055', { variant: 'pressman' }).options).to.deep.equal(PRESSMAN);
  });

  for (const name of ['start', 'emptyPool', 'lap', 'bridge', 'hexagons'] as const) {
    it(`may be set one by one: ${name}`, () => {
      expect(resolved({ variant: 'pressman', [name]: GOLIATH[name] })).to.deep.equal({
        ...PRESSMAN,
        [name]: GOLIATH[name],
      });
      expect(resolved({ [name]: PRESSMAN[name] })).to.deep.equal({ ...GOLIATH, [name]: PRESSMAN[name] });
    });
  }

  it('are the same again when all are said', () => {
    for (const options of [GOLIATH, PRESSMAN, { ...PRESSMAN, variant: 'goliath' as const }]) {
      expect(resolved(options)).to.deep.equal(options);
    }
  });

  const written: readonly [name: keyof TriominoOptions, text: string, value: unknown][] = [
    ['variant', 'pressman', 'pressman'],
    ['start', 'triple', 'triple'],
    ['emptyPool', '-10', -10],
    ['emptyPool', '0', 0],
    ['emptyPool', '-0', 0],
    ['emptyPool', '-999', -999],
    ['lap', 'off', false],
    ['bridge', 'extended', 'extended'],
    ['hexagons', '50,100,150', [50, 100, 150]],
    ['hexagons', '[40, 80, 120]', [40, 80, 120]],
    ['hexagons', '0,0,0', [0, 0, 0]],
    ['hexagons', '999,999,999', [999, 999, 999]],
    ['target', '1', 1],
    ['target', '9999', 9999],
    ['scoring', 'none', 'none'],
    ['rounds', '0', 0],
    ['rounds', '99', 99],
    ['turnSeconds', '0', 0],
    ['turnSeconds', '5', 5],
    ['turnSeconds', '3600', 3600],
    ['tiles', '76', 76],
  ];
  for (const [name, text, value] of written) {
    it(`are read from letters: ${name} ${text}`, () => {
      const spec = triomino.options[name];
      const read = parseOption(name, text, spec);
      expect(read).to.deep.equal(value);
      expect(Object.is(read, -0)).to.equal(false);
      expect(parseOption(name, makeOption(value), spec), 'and from letters as they are written').to.deep.equal(value);
      expect(resolved({ [name]: value })[name]).to.deep.equal(value);
    });
  }

  const bad: readonly [name: string, place: string, values: readonly unknown[]][] = [
    ['variant', 'variant', ['', 'Goliath', 'other', true, null, 1]],
    ['start', 'start', ['tile', true, null]],
    ['emptyPool', 'empty-pool', [1, -1000, -5.5, '', 'x', '- 5', NaN, null, true, [-5], {}]],
    ['lap', 'lap', ['on', 1, null]],
    ['bridge', 'bridge', ['two', true]],
    [
      'hexagons',
      'hexagons',
      [
        50,
        [50, 60],
        [1, 2, 3, 4],
        '50,60',
        '50;60;70',
        [-1, 2, 3],
        [1, 2, 1000],
        [1.5, 2, 3],
        ['a', 1, 2],
        null,
        {},
        '',
      ],
    ],
    ['target', 'target', [0, -1, 10_000, 1.5, '', 'x', null, NaN, Infinity, [400]]],
    ['scoring', 'scoring', ['full', true, null]],
    ['rounds', 'rounds', [-1, 100, 1.5, '', null]],
    ['turnSeconds', 'turn-seconds', [1, 4, 3601, -5, 5.5, '5s', ' 5', '', null, true]],
    ['tiles', 'tiles', [57, '56', null]],
    ['noSuchThing', 'no-such-thing', [1]],
  ];
  for (const [name, place, values] of bad) {
    for (const value of values) {
      it(`are named where they are wrong: ${name} ${JSON.stringify(value)}`, () => {
        for (const begin of [() => resolved({ [name]: value }), () => at('344@0,0 | 012 / 055', { [name]: value })]) {
          expect(gameErrorOf(begin, 'bad-options').details.place).to.equal(place);
        }
      });
    }
  }
});
