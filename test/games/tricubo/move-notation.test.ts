import { expect } from 'chai';
import fc from 'fast-check';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove } from '../../../src/games/tricubo/index.js';
import { anyMove } from './arbitraries.js';
import { randomGames } from './random-games.js';

const { parseMove: parse, makeMove: write } = tricubo;

describe('a move in letters', () => {
  const examples: readonly [string, TricuboMove][] = [
    ['roll 361', { kind: 'roll', dice: [3, 6, 1] }],
    ['roll 666', { kind: 'roll', dice: [6, 6, 6] }],
    ['@2', { kind: 'start', row: 2 }],
    ['-', { kind: 'pass' }],
    ['L', { kind: 'row', die: 'L', joker: false }],
    ['Lc', { kind: 'field', die: 'L', joker: false, field: 'L' }],
    ['Mc', { kind: 'field', die: 'M', joker: false, field: 'M' }],
    ['Lt', { kind: 'field', die: 'L', joker: false, field: 't' }],
    ['M:2,5', { kind: 'interim', die: 'M', joker: false, rows: [2, 5] }],
    ['S:4', { kind: 'interim', die: 'S', joker: false, rows: [4] }],
    ['JM', { kind: 'row', die: 'M', joker: true }],
    ['JSc', { kind: 'field', die: 'S', joker: true, field: 'S' }],
    ['JSt', { kind: 'field', die: 'S', joker: true, field: 't' }],
    ['JL:1,3,5', { kind: 'interim', die: 'L', joker: true, rows: [1, 3, 5] }],
  ];
  for (const [text, move] of examples) {
    it(`${text} is read and written`, () => {
      expect(parse(text)).to.deep.equal(move);
      expect(write(move)).to.equal(text);
    });
  }

  it('is the same after writing and reading, legal or not', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(parse(write(move))).to.deep.equal(move);
      }),
    );
  });

  it('is the same after writing and reading in any game', () => {
    fc.assert(
      fc.property(randomGames, ({ played }) => {
        for (const { move } of played) expect(parse(write(move))).to.deep.equal(move);
      }),
    );
  });

  it('may be large or small, with spaces anywhere, and without what stands between', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '  ', '\t', '\n'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(anyMove, gaps, fc.boolean(), fc.boolean(), (move, between, isLarge, isBare) => {
        const text = isBare ? write(move).replaceAll(/[:,]/g, '') : write(move);
        const spread = Array.from(text, (letter, i) => letter + (between[i] ?? '')).join('');
        expect(parse(` ${isLarge ? spread.toUpperCase() : spread.toLowerCase()}`)).to.deep.equal(move);
      }),
    );
  });

  const spellings: readonly [written: string, canonical: string][] = [
    ['lc', 'Lc'],
    ['jmT', 'JMt'],
    ['J L : 1, 2, 3', 'JL:1,2,3'],
    ['m25', 'M:2,5'],
    ['M 2 5', 'M:2,5'],
    ['M:5,2', 'M:2,5'],
    ['L:5,1,3', 'L:1,3,5'],
    ['S4', 'S:4'],
    ['M:2,2', 'M:2'],
    ['@ 3', '@3'],
    [' - ', '-'],
    ['ROLL 3 6 1', 'roll 361'],
    ['roll361', 'roll 361'],
    ['roll 3,6,1', 'roll 361'],
  ];
  for (const [written, canonical] of spellings) {
    it(`is read from ${JSON.stringify(written)}`, () => expect(write(parse(written))).to.equal(canonical));
  }

  it('keeps the dice in the order in which they lie', () => {
    expect(write(parse('roll 631'))).to.equal('roll 631');
  });
});
