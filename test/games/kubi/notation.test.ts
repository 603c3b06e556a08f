import { expect } from 'chai';
import fc from 'fast-check';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove, Pair, Value } from '../../../src/games/kubi/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyChoice, anyPosition, anyRoll } from './arbitraries.js';
import { NO_SUMS, SHEET_OF_THE_RULES, at, crossed, play, positionText, read, rolled } from './helpers.js';
import { randomStates } from './random-games.js';

describe('moves', () => {
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
    it('keeps a number that is crossed twice, for the rules to refuse it', () => {
      expect(kubi.makeMove(parse('x616'))).to.equal('x166');
    });
  });
});

describe('bad moves', () => {
  const parse = (text: string): KubiMove => kubi.parseMove(text, rolled('126', '13466'), 0);

  describe('what is no move', () => {
    const texts = [
      ...['', ' ', '|', '||', '()', 'pass', '1', '1|34', '1|34|6', '1|34|666', '1|34|66|1', '134661'],
      ...['0|34|66', '7|34|66', '1|34|67', '1|3a|66', '1-34-66', '1/34/66', '1+34+66', '1|34|66!', '1.34.66'],
      ...['()|34|66', '((2))|34|66', '(2|(34)|66', '2|(34)|66', '2|34|66)', '(23)|46|66', '[2]|34|66', '-1|34|66'],
      ...['x', 'x1', 'x12', 'x1234', 'x127', 'x012', 'y126', '126x', 'xx126', 'x(126)', '126', '×126'],
      ...['roll', 'roll 1346', 'roll 134666', 'roll 13467', 'roll 03466', 'rolls 13466', 'rol 13466', 'roll (1)3466'],
      ...['roll roll 13466', 'x126 x345', '#0 1|34|66', '１|３４|６６', '1|34|66\0', 'roll 13466 roll'],
    ];
    for (const text of texts) {
      it(`${JSON.stringify(text)} is named in the error`, () => {
        const error = gameErrorOf(() => parse(text), 'bad-move');
        expect(error.details).to.deep.equal({ text });
        expect(error.message).to.equal(`"${text}" is not written like x126, 1|34|66 or (2)|34|66`);
      });
    }

    it('is cut short in the message', () => {
      const error = gameErrorOf(() => parse('1'.repeat(1000)), 'bad-move');
      expect(error.message).to.have.length.below(100);
    });

    it('is never anything but a bad move', () => {
      const nearly = fc.string({ unit: fc.constantFrom(...'xrol 1267|(),'), maxLength: 12 });
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
});

describe('positions', () => {
  const A = crossed('126');
  const B = crossed('345');

  describe('a position in letters', () => {
    it('shows the numbers with their marks, then the marks of the sums', () => {
      expect(kubi.parsePosition(SHEET_OF_THE_RULES)).to.deep.equal({
        sheets: [{ numbers: [1, 4, 5], discards: [6, 3, 8], sums: [2, 0, 0, 5, 0, 10, 1, 8, 0, 0, 8] }],
        roller: 0,
        roll: null,
        entered: [],
      });
    });

    it('shows who rolls, the roll, and who has entered it', () => {
      const { sheets, ...turn } = kubi.parsePosition(`${A} / - ${NO_SUMS} / ${B} | 1 13466 0,2`);
      expect(turn).to.deep.equal({ roller: 1, roll: [1, 3, 4, 6, 6], entered: [0, 2] });
      expect(sheets.map(({ numbers }) => numbers)).to.deep.equal([[1, 2, 6], null, [3, 4, 5]]);
    });

    it('has a dash for numbers that are not crossed yet', () => {
      expect(positionText(kubi.setup(2))).to.equal(`- ${NO_SUMS} / - ${NO_SUMS}`);
      expect(positionText(play(kubi.setup(2), '#1 x126'))).to.equal(`- ${NO_SUMS} / ${A}`);
      expect(kubi.parsePosition(`- ${NO_SUMS}`)).to.deep.equal(kubi.positionOf(kubi.setup(1)));
    });

    it('says who rolls next where it is not the first seat, and nothing where it is', () => {
      const state = play(kubi.setup(2), 'x126', 'x345', 'roll 13466', '#0 1|34|66');
      expect(positionText(state)).to.match(/ \| 0 13466 0$/);
      const closed = play(state, '#1 4|13|66');
      expect(positionText(closed)).to.match(/ \| 1$/);
      expect(positionText(play(closed, 'roll 11234', '#0 1|12|34', '#1 3|11|24'))).to.not.include('|');
    });

    const same: readonly [why: string, written: string, canonical: string][] = [
      ['numbers in another order', `6:1,2:2,1:3 ${NO_SUMS}`, `1:3,2:2,6:1 ${NO_SUMS}`],
      ['more spaces', `  ${A.replace(' ', '\t ')}  /${B}  |  1   13466  0 `, `${A} / ${B} | 1 13466 0`],
      ['line ends', `${A}\n/\n${B}\n|\n1`, `${A} / ${B} | 1`],
      ['dice as they fell', `${A} | 0 61346`, `${A} | 0 13466`],
      ['seats in another order', `${A} / ${B} / ${B} | 1 13466 2,0`, `${A} / ${B} / ${B} | 1 13466 0,2`],
      ['a seat twice', `${A} / ${B} | 1 13466 1,1`, `${A} / ${B} | 1 13466 1`],
      ['nothing said of the turn', `${A} |`, A],
      ['the first seat before a roll', `${A} / ${B} | 0`, `${A} / ${B}`],
      ['leading zeros', `1:00,2:01,6:0 ${NO_SUMS.replace('0', '08')}`, `1:0,2:1,6:0 8${NO_SUMS.slice(1)}`],
    ];
    for (const [why, written, canonical] of same) {
      it(`is read with ${why}`, () => {
        expect(kubi.parsePosition(written)).to.deep.equal(kubi.parsePosition(canonical));
        expect(kubi.makePosition(kubi.parsePosition(written))).to.equal(canonical);
      });
    }

    it('is the same after writing and reading, also where it is no legal one', () => {
      fc.assert(
        fc.property(anyPosition, (position) => {
          expect(kubi.parsePosition(kubi.makePosition(position))).to.deep.equal(position);
        }),
      );
    });

    it('is the same game again at any moment', () => {
      fc.assert(
        fc.property(randomStates, (state) => {
          const { options } = state;
          expect(kubi.start(kubi.parsePosition(positionText(state)), options)).to.deep.equal({
            ...kubi.positionOf(state),
            options,
          });
        }),
      );
    });

    it('of nine sheets is read, for a diagram', () => {
      expect(kubi.seatsOf(kubi.parsePosition(Array(9).fill(A).join(' / ')))).to.equal(9);
    });
  });
});

describe('bad positions', () => {
  const A = crossed('126');

  const numbers = (sheet: number, found: string) =>
    `the numbers of sheet ${sheet} are "${found}", expected three like 1:6,4:3,5:8, or -`;
  const marks = (sheet: number, found: string) =>
    `the marks of sheet ${sheet} are "${found}", expected 11 numbers for the sums 2 to 12`;
  const turn = (found: string) => `"${found}" after the sheets is not written like 1 13466 0,2`;

  describe('what is no position', () => {
    const cases: readonly [text: string, place: string, message: string][] = [
      ['', 'sheet 1', numbers(1, '')],
      [' / ', 'sheet 1', numbers(1, '')],
      [`${A} /`, 'sheet 2', numbers(2, '')],
      [`${A} / / ${A}`, 'sheet 2', numbers(2, '')],
      [`| 0 13466`, 'sheet 1', numbers(1, '')],
      [NO_SUMS, 'sheet 1', numbers(1, NO_SUMS)],
      [`126 ${NO_SUMS}`, 'sheet 1', numbers(1, '126')],
      [`1:0,2:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0')],
      [`1:0,2:0,3:0,4:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:0,4:0')],
      [`1:0,2:0,7:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,7:0')],
      [`0:0,2:0,3:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '0:0,2:0,3:0')],
      [`1:0,2:0,3:-1 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:-1')],
      [`1:0,2:0,3:100 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:100')],
      [`1:0,2:0,3: ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:')],
      [`-- ${NO_SUMS}`, 'sheet 1', numbers(1, '--')],
      ['1:0,2:0,6:0', 'sheet 1', marks(1, '')],
      ['-', 'sheet 1', marks(1, '')],
      [`${A} / 3:0,4:0,5:0 0,0,0`, 'sheet 2', marks(2, '0,0,0')],
      [`- ${NO_SUMS},0`, 'sheet 1', marks(1, `${NO_SUMS},0`)],
      [`- 0,0,0,0,0,0,0,0,0,0,`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,')],
      [`- 0,0,0,0,0,0,0,0,0,0,x`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,x')],
      [`- 0,0,0,0,0,0,0,0,0,0,-1`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,-1')],
      [`- 0,0,0,0,0,0,0,0,0,0,1.5`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,1.5')],
      [`- 0,0,0,0,0,0,0,0,0,0,100`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,100')],
      [`${A} ${A}`, 'sheet 1', `"${A}" is unexpected in sheet 1`],
      [`${A} / ${A} 13466 0`, 'sheet 2', '"13466 0" is unexpected in sheet 2'],
      ...[
        'x',
        '-1',
        '10',
        '-',
        '-1 13466',
        '13466',
        '0 1346',
        '0 134666',
        '0 13467',
        '0 1,3,4,6,6',
        '0 -',
        '0 --',
        '0 - 0',
        '0 13466 x',
        '0 13466 0,',
        '0 13466 02',
        '0 13466 -',
        '0 13466 0,10',
        '0 13466 0 2',
        '0 13466 0 more and more',
        '0 13466 | 1 and more',
        '| 1',
      ].map((each): [string, string, string] => [`${A} | ${each}`, 'turn', turn(each)]),
    ];
    for (const [text, place, message] of cases) {
      it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
        const error = gameErrorOf(() => kubi.parsePosition(text), 'bad-position');
        expect(error.details).to.deep.equal({ place });
        expect(error.message).to.equal(message);
      });
    }

    it('is cut short in the message', () => {
      const long = 'x'.repeat(10_000);
      for (const text of [
        ...[`${long} ${NO_SUMS}`, `- ${long}`, `${A} ${long}`, `${A} | ${long}`, `${A} | 0 ${long}`],
        ...[`${A} | 0 13466 ${long}`, `${A} | 0 13466 0 ${long}`, `${A} | 0 | ${long}`],
      ]) {
        expect(gameErrorOf(() => kubi.parsePosition(text), 'bad-position').message).to.have.length.below(130);
      }
    });

    it('is never anything but a bad position', () => {
      const nearly = fc.string({
        unit: fc.constantFrom(A, '- ', NO_SUMS, ' / ', ' | ', ' 0', ' 13466', ','),
        maxLength: 8,
      });
      fc.assert(
        fc.property(fc.oneof(fc.string(), nearly), (text) => {
          try {
            expect(kubi.parsePosition(text).sheets).to.not.be.empty;
          } catch {
            gameErrorOf(() => kubi.parsePosition(text), 'bad-position');
          }
        }),
      );
    });
  });
});
