import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove } from '../../../src/games/triad/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyRoll, anyTurn } from './arbitraries.js';

const STATE = triad.setup(2);
const EVEN = triad.setup(2, { evenStart: true });

const parse = (text: string): TriadMove => triad.parseMove(text, STATE, 0);
const make = (move: TriadMove): string => triad.makeMove(move, STATE, 0);

describe('a move in letters', () => {
  const examples: readonly [string, TriadMove][] = [
    ['a1f6', { kind: 'move', from: 0, to: 35 }],
    ['b1b4', { kind: 'move', from: 1, to: 19 }],
    ['b1b4xb4', { kind: 'move', from: 1, to: 19, remove: 19 }],
    ['b1=3', { kind: 'turn', from: 1, value: 3 }],
    ['b1=3xb1', { kind: 'turn', from: 1, value: 3, remove: 1 }],
    ['b1>b3', { kind: 'step', from: 1, to: 13 }],
    ['b1>b3xc4', { kind: 'step', from: 1, to: 13, remove: 20 }],
  ];
  for (const [text, move] of examples) {
    it(`${text} is read and written`, () => {
      expect(parse(text)).to.deep.equal(move);
      expect(make(move)).to.equal(text);
    });
  }

  it('is the same after writing and reading, legal or not', () => {
    fc.assert(
      fc.property(anyTurn, (move) => {
        expect(parse(make(move))).to.deep.equal(move);
      }),
    );
  });

  it('may be written large, and with spaces anywhere', () => {
    const spaces = fc.array(fc.constantFrom('', ' ', '  ', '\t'), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(anyTurn, spaces, fc.boolean(), (move, gaps, isLarge) => {
        const spread = [...make(move)].map((letter, i) => letter + (gaps[i] ?? '')).join('');
        expect(parse(` ${isLarge ? spread.toUpperCase() : spread}`)).to.deep.equal(move);
      }),
    );
  });

  it('beyond the board is read, for the rules to refuse it', () => {
    for (const text of ['g1a1', 'a1a7', 'a0b1', 'a1=2xz9']) expect(() => parse(text)).not.to.throw();
    expect(parse('a7b7'), 'no cell of the board').not.to.deep.equal(parse('a1b1'));
  });
});

describe('a roll in letters', () => {
  it('names White’s dice and Black’s', () => {
    const dice = [
      [1, 1, 2, 2, 3, 3],
      [1, 1, 2, 3, 3, 3],
    ] as const;
    expect(parse('roll 112233 112333')).to.deep.equal({ kind: 'roll', dice });
    expect(make({ kind: 'roll', dice })).to.equal('roll 112233 112333');
  });

  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(anyRoll, (roll) => {
        expect(parse(make(roll))).to.deep.equal(roll);
      }),
    );
  });

  it('may be written as the dice fell, large, and with more spaces', () => {
    expect(parse('  ROLL  312312\t331231 ')).to.deep.equal(parse('roll 112233 112333'));
  });

  it('needs one group with even start', () => {
    const move = triad.parseMove('roll 312312', EVEN, 'chance');
    expect(move).to.deep.equal(parse('roll 112233 112233'));
    expect(triad.makeMove(move, EVEN, 'chance')).to.equal('roll 112233');
  });
});

describe('a move written with a hyphen', () => {
  it('is the move without it', () => {
    for (const [written, move] of [
      ['b1-b4', 'b1b4'],
      ['B1 - B4xB4', 'b1b4xb4'],
    ] as const) {
      expect(parse(written)).to.deep.equal(parse(move));
    }
  });
});

describe('what is no move', () => {
  const texts = [
    ...['', ' ', 'b1', 'b1b', 'b1b44', 'b1b4b5', '1b4b', 'bb14', 'b1b4!', 'pass', 'b1;b4', 'i1aa1', 'ä1b1'],
    ...['b1=4', 'b1=0', 'b1=', 'b1==3', 'b1=3b4', 'b1>', 'b1>>b3', 'b1>3', 'b1b4x', 'b1b4xb', 'b1b4xb4xb4', 'xb4'],
    ...['roll', 'roll 11223', 'roll 1122333', 'roll 112234', 'roll 112233 11233', 'roll 112233 112233 112233'],
    ...['roll112233', 'roll 11 22 33', 'rolls 112233', 'roll 012233', 'roll 112233, 112233'],
  ];
  for (const text of texts) {
    it(`${JSON.stringify(text)} is named in the error`, () => {
      const error = gameErrorOf(() => parse(text), 'bad-move');
      expect(error.details).to.deep.equal({ text });
      expect(error.message).to.equal(`"${text}" is not written like b1b4, b1=3 or b1>b3`);
    });
  }

  it('is cut short in the message', () => {
    const error = gameErrorOf(() => parse('a'.repeat(1000)), 'bad-move');
    expect(error.message).to.have.length.below(100);
  });

  it('is never anything but a bad move', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'abfgx=>19 0roll'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(parse(text)).to.have.property('kind');
        } catch {
          gameErrorOf(() => parse(text), 'bad-move');
        }
      }),
    );
  });
});
