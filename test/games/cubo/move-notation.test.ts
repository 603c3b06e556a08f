import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove } from '../../../src/games/cubo/index.js';
import { anyMove } from './arbitraries.js';
import { randomGames } from './random-games.js';

const { parseMove: parse, makeMove: write } = cubo;

describe('a move in letters', () => {
  const examples: readonly [string, CuboMove][] = [
    ['swap a1c3', { kind: 'swap', cells: [0, 8] }],
    ['swap c1a2', { kind: 'swap', cells: [2, 3] }],
    ['roll', { kind: 'roll' }],
    ['call', { kind: 'call' }],
    ['take 2', { kind: 'take', place: 2 }],
    ['take -', { kind: 'take', place: null }],
    ['put b1', { kind: 'put', cell: 1 }],
    ['keep', { kind: 'keep' }],
    ['timeout', { kind: 'timeout' }],
    ['dice 0 133621245', { kind: 'dice', seat: 0, values: [1, 3, 3, 6, 2, 1, 2, 4, 5] }],
    [
      'middle r3r5b1b6',
      {
        kind: 'middle',
        dice: [
          { colour: 'r', value: 3 },
          { colour: 'r', value: 5 },
          { colour: 'b', value: 1 },
          { colour: 'b', value: 6 },
        ],
      },
    ],
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
      { numRuns: 30 },
    );
  });

  it('may be large or small, with spaces anywhere', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '  ', '\t', '\n'), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(anyMove, gaps, fc.boolean(), (move, between, isLarge) => {
        const spread = Array.from(write(move), (letter, i) => letter + (between[i] ?? '')).join('');
        expect(parse(` ${isLarge ? spread.toUpperCase() : spread}`)).to.deep.equal(move);
      }),
    );
  });

  const spellings: readonly [written: string, canonical: string][] = [
    ['a1c3', 'swap a1c3'],
    ['a1-c3', 'swap a1c3'],
    ['a1 c3', 'swap a1c3'],
    ['a1, c3', 'swap a1c3'],
    ['c3a1', 'swap a1c3'],
    ['swap C3 A1', 'swap a1c3'],
    ['CALL', 'call'],
    ['take2', 'take 2'],
    ['take-', 'take -'],
    ['Put B1', 'put b1'],
    ['dice 1 133 621 245', 'dice 1 133621245'],
    ['middle r3 r5 b1 b6', 'middle r3r5b1b6'],
    ['middle b6 r3 b1 r5', 'middle r3r5b6b1'],
  ];
  for (const [written, canonical] of spellings) {
    it(`is read from ${JSON.stringify(written)}`, () => expect(write(parse(written))).to.equal(canonical));
  }
});
