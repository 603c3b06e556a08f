import { expect } from 'chai';
import fc from 'fast-check';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyMove, anyPosition } from './arbitraries.js';
import { FIRST_CROSSES, SHEET_OF_THE_RULES, at, chooses, play, positionText } from './helpers.js';
import { randomStates } from './random-games.js';

describe('moves', () => {
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
  });
});

describe('what is no move', () => {
  const texts = [
    ...['', ' ', '--', '−', '–', 'pass', 'x', '0', '1', '361', 'J', 'J-', '-J', 'c', 't', 'j:', ':1', 'LM', 'LL'],
    ...['Lx', 'Lct', 'Lcc', 'Ltc', 'Ll', 'LM:1', 'Lj', 'JJL', 'LJ', 'L-', '-L', 'L!', 'L1c', 'Lc1', 'Lt:1', 'tL'],
    ...['L:', 'L:0', 'L:6', 'L:1,', 'L:,1', 'L:1,,2', 'L:1;2', 'L:1-3', 'L::1', 'L=1', 'L:1:2', 'L:x', 'L:1,2,6'],
    ...['@', '@0', '@6', '@12', '@-1', '2@', '@@2', '@L', 'J@2', '@1,2'],
    ...['roll', 'roll 36', 'roll 3611', 'roll 367', 'roll 036', 'rolls 361', 'rol 361', 'roll -', 'roll 3/6/1'],
    ...['roll roll 361', 'L S', '#0 L', 'L:１', '＠1', 'Ｌ', 'L\0', 'roll 361 roll', 'X361'],
  ];
  for (const text of texts) {
    it(`${JSON.stringify(text)} is named in the error`, () => {
      const error = gameErrorOf(() => tricubo.parseMove(text), 'bad-move');
      expect(error.details).to.deep.equal({ text });
      expect(error.message).to.equal(`"${text}" is not written like L, Lc, Lt, M:2,5, JS or -`);
    });
  }

  it('is cut short in the message', () => {
    const error = gameErrorOf(() => tricubo.parseMove('x'.repeat(1000)), 'bad-move');
    expect(error.message).to.have.length.below(100);
  });

  it('is never anything but a bad move', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'rolLMSJct-@ 12567:,'), maxLength: 10 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(tricubo.parseMove(text)).to.have.property('kind');
        } catch {
          gameErrorOf(() => tricubo.parseMove(text), 'bad-move');
        }
      }),
    );
  });
});

describe('positions', () => {
  const { parsePosition: parse, makePosition: write } = tricubo;

  const [A, B, C] = FIRST_CROSSES.map((crosses) => `${crosses} .,.,.,.,. -`) as [string, string, string];

  describe('a position in letters', () => {
    it('shows crosses, interim boxes and colour fields', () => {
      expect(parse(SHEET_OF_THE_RULES)).to.deep.equal({
        sheets: [
          {
            crosses: [6, 3, 5, 6, 7],
            interims: [null, 7, 4, 10, null],
            fields: ['L', 'M', 'S', 't'],
            joker: false,
          },
        ],
        ...{ side: null, round: 1, active: 0, roll: null, taken: null, entered: [] },
      });
    });

    it('shows side, round, active seat, roll, its die, and who has entered besides', () => {
      const { sheets, ...turn } = parse(`${A} / ${B} / ${C} | B 5 1 361 L 0,2`);
      expect(sheets).to.have.lengthOf(3);
      expect(turn).to.deep.equal({ side: 'B', round: 5, active: 1, roll: [3, 6, 1], taken: 'L', entered: [0, 1, 2] });
    });

    it('says the side of a printed sheet, and none for a sheet of one’s own', () => {
      expect(positionText(tricubo.setup(2))).to.equal(`${A} / ${B} | A`);
      expect(positionText(tricubo.setup(2, { sheet: 'B' }))).to.equal(`${A} / ${B} | B`);
      const sheet = { values: [1, 2], purple: 1, fields: [], fieldPoints: [0], jokers: 0, ranks: [] };
      expect(positionText(tricubo.setup(2, { sheet }))).to.equal(`${A} / ${B}`);
      expect(positionText(play(tricubo.setup(2, { sheet }), 'roll 361'))).to.equal(`${A} / ${B} | - 1 0 361`);
    });

    it('closes the empty interim boxes when three rows are scored', () => {
      const state = chooses('1,0,0,0,0 .,.,0,.,. -', '661');
      expect(positionText(play(state, '#0 M:1,5'))).to.match(/^1,0,0,0,0 1,-,0,-,0 - /);
      expect(positionText(state)).to.match(/^1,0,0,0,0 \.,\.,0,\.,\. - /);
    });

    const same: readonly [why: string, written: string, canonical: string][] = [
      ['nothing but crosses', '2,0,1,0,0', '2,0,1,0,0 .,.,.,.,. -'],
      ['no colour fields', '2,0,1,0,0 .,1,.,.,.', '2,0,1,0,0 .,1,.,.,. -'],
      ['fields in another order', '2,0,1,0,0 .,.,.,.,. tSL', '2,0,1,0,0 .,.,.,.,. LSt'],
      ['several fields of a kind', '2,0,1,0,0 .,.,.,.,. tLtL', '2,0,1,0,0 .,.,.,.,. LLtt'],
      [
        'more spaces',
        `  ${A.replaceAll(' ', '\t ')}  /${B}  |  B   2   1  361   L   0 `,
        `${A} / ${B} | B 2 1 361 L 0`,
      ],
      ['line ends', `${A}\n/\n${B}\n|\nB`, `${A} / ${B} | B`],
      ['nothing said of the turn', `${A} |`, A],
      ['a dash for the side', `${A} | -`, A],
      ['what is said without being needed', `${A} / ${B} | - 1 0 - -`, `${A} / ${B}`],
      ['no side, but a round', `${A} | - 4`, `${A} | - 4`],
      ['seats in another order', `${A} / ${B} / ${C} | A 1 1 361 L 2,0`, `${A} / ${B} / ${C} | A 1 1 361 L 0,2`],
      ['a seat twice', `${A} / ${B} | A 1 0 361 L 1,1`, `${A} / ${B} | A 1 0 361 L 1`],
      ['the active seat named once more', `${A} / ${B} | A 1 0 361 L 0,1`, `${A} / ${B} | A 1 0 361 L 1`],
      ['leading zeros', '02,00,1,0,0 .,07,.,.,-01 - | A 03', '2,0,1,0,0 .,7,.,.,-1 - | A 3'],
    ];
    for (const [why, written, canonical] of same) {
      it(`is read with ${why}`, () => {
        expect(parse(written)).to.deep.equal(parse(canonical));
        expect(write(parse(written))).to.equal(canonical);
      });
    }

    it('is the same after writing and reading, also where it is no legal one', () => {
      fc.assert(
        fc.property(anyPosition, (position) => {
          expect(parse(write(position))).to.deep.equal(position);
        }),
      );
    });

    it('is the same game again at any moment, from its letters and its options', () => {
      fc.assert(
        fc.property(randomStates, (state) => {
          expect(at(positionText(state), state.options)).to.deep.equal(state);
        }),
      );
    });
  });

  describe('the options that a position says', () => {
    const cases: readonly [text: string, options: object][] = [
      [A, {}],
      [`${A} | A`, { sheet: 'A' }],
      [`${A} | B`, { sheet: 'B' }],
      [`${A} | - 4`, {}],
      [`${A} / ${B} | B 4 1 361`, { sheet: 'B' }],
    ];
    for (const [text, options] of cases) {
      it(`are ${JSON.stringify(options)} in ${text}`, () => {
        expect(tricubo.optionsOf(parse(text))).to.deep.equal(options);
      });
    }
  });
});

describe('bad positions', () => {
  const A = '1,0,0,0,0 .,.,.,.,. -';

  const sheet = (number: number, found: string) =>
    `sheet ${number} is "${found}", which is not written like 6,3,5,6,7 -,7,4,10,- LMSt J`;
  const closed = (number: number) =>
    `sheet ${number} must have - in the unused interim boxes once three rows are scored, and only then`;
  const turn = (found: string) => `"${found}" after the sheets is not written like A 3 1 361 L 0,2`;

  describe('what is no position', () => {
    const sheets: readonly string[] = [
      ...[
        '',
        'A',
        '-',
        '.,.,.,.,.',
        '1,0,0,0',
        '1,0,0,0,0,0',
        '1,0,0,0,',
        ',1,0,0,0',
        '1 0 0 0 0',
        '1,0,0,0,x',
        '10000',
      ],
      ...['1,0,0,0,-1', '1,0,0,0,100', '1,0,0,0,0.5', '1,0,0,0,.', '1,0,0,0,+1', '1,0,0,0,0 -', '1,0,0,0,0 LMSt'],
      ...['1,0,0,0,0 .,.,.,.', '1,0,0,0,0 .,.,.,.,.,.', '1,0,0,0,0 .,.,.,.,x', '1,0,0,0,0 .,.,.,.,100'],
      ...[
        '1,0,0,0,0 .,.,.,.,--1',
        '1,0,0,0,0 .,.,.,.,',
        '1,0,0,0,0 .....',
        '1,0,0,0,0 .,.,.,.,1.5',
        '1,0,0,0,0 LMSt -',
      ],
      ...['1,0,0,0,0 .,.,.,.,. x', '1,0,0,0,0 .,.,.,.,. lms', '1,0,0,0,0 .,.,.,.,. T', '1,0,0,0,0 .,.,.,.,. L,M'],
      ...['1,0,0,0,0 .,.,.,.,. -L', '1,0,0,0,0 .,.,.,.,. --', '1,0,0,0,0 .,.,.,.,. J', '1,0,0,0,0 .,.,.,.,. - j'],
      ...['1,0,0,0,0 .,.,.,.,. - x', '1,0,0,0,0 .,.,.,.,. - -', '1,0,0,0,0 .,.,.,.,. - JJ', '1,0,0,0,0 .,.,.,.,. L M'],
      ...['1,0,0,0,0 .,.,.,.,. - J J', `${A} A 1`],
    ];
    const turns: readonly string[] = [
      ...['C', 'a', 'AB', '1', 'A B', 'A x', 'A -', 'A -1', 'A 1.5', 'A 12345', 'A 1 x', 'A 1 -', 'A 1 10', 'A 1 0 36'],
      ...['A 1 0 3611', 'A 1 0 367', 'A 1 0 3,6,1', 'A 1 0 L', 'A 1 0 361 l', 'A 1 0 361 J', 'A 1 0 361 LM'],
      ...['A 1 0 361 t', 'A 1 0 361 X', 'A 1 0 361 none', 'A 1 0 361 L x', 'A 1 0 361 L 1,', 'A 1 0 361 L 12'],
      ...['A 1 0 361 L -', 'A 1 0 361 L 1,10', 'A 1 0 361 L 1 2', '1 0 361', '| A', 'A | 1', 'A 1 0 361 L 1 | A'],
    ];
    const cases: readonly [text: string, place: string, message: string][] = [
      ...sheets.map((each): [string, string, string] => [each, 'sheet 1', sheet(1, each.trim().slice(0, 40))]),
      ...turns.map((each): [string, string, string] => [`${A} | ${each}`, 'turn', turn(each)]),
      [' / ', 'sheet 1', sheet(1, '')],
      [`${A} /`, 'sheet 2', sheet(2, '')],
      [`${A} / / ${A}`, 'sheet 2', sheet(2, '')],
      [`${A} / ${A} - J / ${A}`, 'sheet 2', sheet(2, `${A} - J`)],
      ['| A 1', 'sheet 1', sheet(1, '')],
      ['1,0,0,0,0 -,-,-,-,-', 'sheet 1', closed(1)],
      ['1,0,0,0,0 .,.,.,.,- LMSt', 'sheet 1', closed(1)],
      ['1,0,0,0,0 0,0,.,-,. -', 'sheet 1', closed(1)],
      ['1,0,0,0,0 0,0,0,.,. -', 'sheet 1', closed(1)],
      ['1,0,0,0,0 0,0,0,.,- -', 'sheet 1', closed(1)],
      ['1,0,0,0,0 0,0,0,0,. -', 'sheet 1', closed(1)],
      [`${A} / 1,0,0,0,0 0,0,0,.,. -`, 'sheet 2', closed(2)],
    ];
    for (const [text, place, message] of cases) {
      it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
        const error = gameErrorOf(() => tricubo.parsePosition(text), 'bad-position');
        expect(error.details).to.deep.equal({ place });
        expect(error.message).to.equal(message);
      });
    }

    it('is cut short in the message', () => {
      const long = 'x'.repeat(10_000);
      for (const text of [long, `1,0,0,0,0 ${long}`, `${A} ${long}`, `${A} | ${long}`, `${A} | A 1 0 361 L ${long}`]) {
        expect(gameErrorOf(() => tricubo.parsePosition(text), 'bad-position').message).to.have.length.below(130);
      }
    });

    it('is never anything but a bad position, and found out quickly', () => {
      const nearly = fc.string({
        unit: fc.constantFrom(A, '1,0,0,0,0', ' ', '.,.,.,.,.', ' - J', 'LMSt', ' / ', ' | A', ' 1', ' 361', ','),
        maxLength: 9,
      });
      fc.assert(
        fc.property(fc.oneof(fc.string(), nearly), (text) => {
          try {
            expect(tricubo.parsePosition(text).sheets).to.not.be.empty;
          } catch {
            gameErrorOf(() => tricubo.parsePosition(text), 'bad-position');
          }
        }),
      );
      const hostile = ['1,'.repeat(40_000), `1,0,0,0,0${' '.repeat(40_000)}x`, `${A} | A${' '.repeat(40_000)}x`];
      const begun = performance.now();
      for (const text of hostile) gameErrorOf(() => tricubo.parsePosition(text), 'bad-position');
      expect(performance.now() - begun).to.be.below(500);
    });
  });
});
