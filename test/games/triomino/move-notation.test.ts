import { expect } from 'chai';
import fc from 'fast-check';
import { triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove } from '../../../src/games/triomino/index.js';
import { anyMove } from './arbitraries.js';
import { randomGames } from './random-games.js';

const UNDEALT = triomino.setup(2);
const parse = (text: string, state = UNDEALT): TriominoMove => triomino.parseMove(text, state);
const write = triomino.makeMove;

describe('a move in letters', () => {
  const examples: readonly [string, TriominoMove][] = [
    ['012@3,-1', { kind: 'lay', values: '012', column: 3, row: -1 }],
    ['201@-12,340', { kind: 'lay', values: '201', column: -12, row: 340 }],
    ['buy', { kind: 'buy' }],
    ['pass', { kind: 'pass' }],
    ['timeout', { kind: 'timeout' }],
    ['deal 012,055', { kind: 'deal', seat: 0, tiles: ['012', '055'] }],
    ['deal 012,?2', { kind: 'deal', seat: 0, tiles: ['012', null, null] }],
    ['lead 345/012', { kind: 'lead', tiles: ['345', '012'] }],
    ['lead -/012', { kind: 'lead', tiles: [null, '012'] }],
    ['draw 345', { kind: 'draw', seat: 0, tile: '345' }],
    ['draw ?', { kind: 'draw', seat: 0, tile: null }],
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
      fc.property(randomGames, ({ played, states }) => {
        played.forEach(({ move }, ply) => {
          expect(parse(write(move), states[ply])).to.deep.equal(move);
        });
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
    ['BUY', 'buy'],
    [' Pass ', 'pass'],
    ['012 @ 3, -1', '012@3,-1'],
    ['012@-0,007', '012@0,7'],
    ['deal 550, 120', 'deal 012,055'],
    ['deal 550, 120, ?3', 'deal 012,055,?3'],
    ['draw 453', 'draw 345'],
    ['draw 534', 'draw 345'],
    ['draw 543', 'draw 354'],
    ['lead 201 / 555', 'lead 012/555'],
  ];
  for (const [written, canonical] of spellings.filter(([, each]) => !each.includes('?2055'))) {
    it(`is read from ${JSON.stringify(written)}`, () => expect(write(parse(written))).to.equal(canonical));
  }

  it('keeps the turn of a tile that is laid', () => {
    for (const text of ['012@0,0', '120@0,0', '201@0,0']) expect(write(parse(text))).to.equal(text);
  });

  it('deals to the seat that is next, and draws for the one on turn', () => {
    const second = triomino.play(UNDEALT, 'chance', parse('deal 001,002,003,004,005,011,012,013,014'));
    expect(parse('deal 055', second)).to.deep.include({ seat: 1 });
    const bought = triomino.start(triomino.parsePosition('344@0,0 | 012 / 013 | 1 0 1* - 1'));
    expect(parse('draw 055', bought)).to.deep.include({ seat: 1 });
  });
});
