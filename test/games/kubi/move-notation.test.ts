import { expect } from 'chai';
import fc from 'fast-check';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove, Pair, Value } from '../../../src/games/kubi/index.js';
import { anyChoice, anyRoll } from './arbitraries.js';
import { at, crossed, read, rolled } from './helpers.js';

/** The 1 and the 6 are own numbers. */
const MARKING = rolled('126', '13466');
/** No own number was rolled. */
const FREE = rolled('456', '11233');

const parse = (text: string): KubiMove => kubi.parseMove(text, MARKING, 0);

const enter = (discard: Value, free: boolean, ...pairs: [Pair, Pair]): KubiMove => ({
  kind: 'enter',
  discard,
  free,
  pairs,
});

describe('a move in letters', () => {
  const examples: readonly [string, KubiMove][] = [
    ['x126', { kind: 'cross', numbers: [1, 2, 6] }],
    ['roll 13466', { kind: 'roll', dice: [1, 3, 4, 6, 6] }],
    ['1|34|66', enter(1, false, [3, 4], [6, 6])],
    ['(2)|34|66', enter(2, true, [3, 4], [6, 6])],
    ['1|16|34', enter(1, false, [1, 6], [3, 4])],
  ];
  for (const [text, move] of examples) {
    it(`${text} is read and written`, () => {
      expect(parse(text)).to.deep.equal(move);
      expect(kubi.makeMove(move)).to.equal(text);
    });
  }

  it('is the same after writing and reading, legal or not', () => {
    fc.assert(
      fc.property(fc.oneof(anyChoice, anyRoll), (move) => {
        expect(parse(kubi.makeMove(move))).to.deep.equal(move);
      }),
    );
  });

  it('may be written large, with spaces anywhere, and with commas, spaces or nothing instead of strokes', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '  ', '\t'), { minLength: 12, maxLength: 12 });
    const strokes = fc.constantFrom('|', ' ', ',', '', ' | ');
    fc.assert(
      fc.property(fc.oneof(anyChoice, anyRoll), gaps, strokes, fc.boolean(), (move, between, stroke, isLarge) => {
        const text = kubi.makeMove(move).replaceAll('|', stroke);
        const spread = Array.from(text, (letter, i) => letter + (between[i] ?? '')).join('');
        expect(parse(` ${isLarge ? spread.toUpperCase() : spread}`)).to.deep.equal(move);
      }),
    );
  });
});

describe('an entry', () => {
  const spellings: readonly [why: string, written: string][] = [
    ['with spaces', '1 34 66'],
    ['with spaces round the strokes', ' 1 | 34 | 66 '],
    ['with commas', '1,34,66'],
    ['with nothing between', '13466'],
    ['with a space between all dice', '1 3 4 6 6'],
    ['with the dice of a pair the other way round', '1|43|66'],
    ['with the greater sum first', '1|66|34'],
    ['with everything the other way round', '1 66 43'],
  ];
  for (const [why, written] of spellings) {
    it(`is read ${why}: ${written}`, () => expect(parse(written)).to.deep.equal(parse('1|34|66')));
  }

  it('has the smaller first die first where the sums are equal', () => {
    expect(kubi.makeMove(parse('1|34|25'))).to.equal('1|25|34');
    expect(kubi.makeMove(parse('1|52|34'))).to.equal('1|25|34');
    expect(kubi.makeMove(parse('1|34|16'))).to.equal('1|16|34');
  });

  it('with dice that were not rolled is read, for the rules to refuse it', () => {
    expect(kubi.makeMove(parse('5|55|55'))).to.equal('5|55|55');
  });
});

describe('a free ride', () => {
  for (const written of ['(2)|11|33', '2|11|33', '21133', '(2) 11 33', '( 2 )1133', '2 33 11']) {
    it(`is read from ${written} where no own number was rolled`, () => {
      expect(kubi.makeMove(kubi.parseMove(written, FREE, 0))).to.equal('(2)|11|33');
    });
  }

  it('needs its parentheses where an own number was rolled, and is refused there', () => {
    const [actor, move] = read(MARKING, '(1)|34|66');
    expect(move).to.have.property('free', true);
    expect(kubi.refusal(MARKING, actor, move)?.code).to.equal('must-mark');
    expect(parse('1|34|66')).to.have.property('free', false);
  });

  it('is that of the seat that enters', () => {
    const state = at(`${crossed('456')} / ${crossed('156')} | 0 11233`);
    expect([0, 1].map((seat) => kubi.makeMove(kubi.parseMove('1|12|33', state, seat)))).to.deep.equal([
      '(1)|12|33',
      '1|12|33',
    ]);
  });

  it('needs its parentheses where there is no roll, no crossing or no seat', () => {
    for (const [state, actor] of [
      [at(crossed('456')), 0],
      [kubi.setup(1), 0],
      [FREE, 1],
      [FREE, 'chance'],
    ] as const) {
      expect(kubi.parseMove('2|11|33', state, actor)).to.have.property('free', false);
      expect(kubi.parseMove('(2)|11|33', state, actor)).to.have.property('free', true);
    }
  });
});

describe('a crossing or a roll', () => {
  it('may be written in any order', () => {
    expect(parse('x621')).to.deep.equal(parse('x126'));
    expect(parse('X 6, 1, 2')).to.deep.equal(parse('x126'));
    expect(parse('ROLL 6 4 1 6 3')).to.deep.equal(parse('roll 13466'));
    expect(parse('roll64163')).to.deep.equal(parse('roll 13466'));
  });

  it('keeps a number that is crossed twice, for the rules to refuse it', () => {
    expect(kubi.makeMove(parse('x616'))).to.equal('x166');
  });
});
