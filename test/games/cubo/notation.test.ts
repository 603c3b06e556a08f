import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyMove, anyPosition, anySquare, squareText } from './arbitraries.js';
import { MIDDLE, SQUARE, at, play, positionText } from './helpers.js';
import { randomStates } from './random-games.js';

describe('moves', () => {
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
});

describe('what is no move', () => {
  const texts = [
    ...[
      '',
      ' ',
      '-',
      'swap',
      'swap a1',
      'a1',
      'swap a1c4',
      'swap a0c3',
      'swap d1a1',
      'swap a1c3b2',
      'swap 1a3c',
      'a1--c3',
    ],
    ...[
      'swapswap a1c3',
      'swap a1+c3',
      'a1xc3',
      'rolls',
      'rol',
      'roll 3',
      'call cubo',
      'cubo',
      'calls',
      'keeps',
      'keep a1',
    ],
    ...[
      'take',
      'take 0',
      'take 5',
      'take 12',
      'take --',
      'take a1',
      'take r3',
      'take −',
      '2',
      'put',
      'put d1',
      'put 1',
      'put -',
    ],
    ...[
      'put a1b1',
      'timeouts',
      'time',
      'dice',
      'dice 0',
      'dice 133621245',
      'dice 0 13362124',
      'dice 0 1336212456',
      'dice 0 133621247',
    ],
    ...[
      'dice 0 133621240',
      'dice - 133621245',
      'dice 00 133621245',
      'middle',
      'middle r3r5b1',
      'middle r3r5b1b6b6',
      'middle r3r5b1b7',
    ],
    ...[
      'middle r3r5b1b.',
      'middle r3r5b1w6',
      'middle r3r5b1-',
      'middle 3516',
      '#0 call',
      'call;call',
      'ｃａｌｌ',
      'call\0',
      'take ２',
    ],
  ];
  for (const text of texts) {
    it(`${JSON.stringify(text)} is named in the error`, () => {
      const error = gameErrorOf(() => cubo.parseMove(text), 'bad-move');
      expect(error.details).to.deep.equal({ text });
      expect(error.message).to.equal(`"${text}" is not written like swap a1c3, roll, call, take 2, put b1 or keep`);
    });
  }

  it('is cut short in the message', () => {
    const error = gameErrorOf(() => cubo.parseMove('x'.repeat(1000)), 'bad-move');
    expect(error.message).to.have.length.below(130);
  });

  it('is never anything but a bad move', () => {
    const nearly = fc.string({ unit: fc.constantFrom('swap', 'take', 'put', 'dice', ...'abc123-6rw '), maxLength: 6 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(cubo.parseMove(text)).to.have.property('kind');
        } catch {
          gameErrorOf(() => cubo.parseMove(text), 'bad-move');
        }
      }),
    );
  });
});

describe('positions', () => {
  const { parsePosition: parse, makePosition: write } = cubo;

  describe('a position in letters', () => {
    it('shows round, start seat, phase and turn, squares and what the seats are about, and the middle', () => {
      const { seats, ...rest } = parse(
        '3 1 exchange 0 | r1r2r3/r2w3b4/b3b4b5 t b6 41 ; r.r.r./r.w.b./b.b.b. x - 7 | r3r5b1-',
      );
      expect(rest).to.deep.equal({
        ...{ round: 3, start: 1, phase: 'exchange', turn: 0 },
        middle: [{ colour: 'r', value: 3 }, { colour: 'r', value: 5 }, { colour: 'b', value: 1 }, null],
      });
      const [first, second] = seats;
      expect(first).to.deep.include({ stage: 'decided', taken: { colour: 'b', value: 6 }, score: 41 });
      expect(first?.square[4]).to.deep.equal({ colour: 'w', value: 3 });
      expect(first?.square[5]).to.deep.equal({ colour: 'b', value: 4 });
      expect(second).to.deep.include({ stage: 'late', taken: null, score: 7 });
      expect(second?.square[8]).to.deep.equal({ colour: 'b', value: null });
    });

    const letters = { o: 'open', h: 'in-hand', c: 'called', t: 'decided', x: 'late' } as const;
    for (const [letter, stage] of Object.entries(letters)) {
      it(`says with ${letter} that a seat is ${stage}`, () => {
        const text = `1 0 build 0 | ${SQUARE} ${letter} - 0 | ${MIDDLE}`;
        expect(parse(text).seats[0]?.stage).to.equal(stage);
        expect(write(parse(text))).to.equal(text);
      });
    }

    const same: readonly [why: string, written: string, canonical: string][] = [
      [
        'large letters',
        `1 0 build 0 | ${SQUARE.toUpperCase()} o - 0 | ${MIDDLE}`,
        `1 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`,
      ],
      ['more spaces', ` 1\t0  build 0|${SQUARE}  o -  0|  ${MIDDLE} `, `1 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`],
      ['line ends', `1 0 build 0\n|\n${SQUARE} o - 0\n|\n${MIDDLE}`, `1 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`],
      ['leading zeros', `01 0 build 0 | ${SQUARE} o - 007 | ${MIDDLE}`, `1 0 build 0 | ${SQUARE} o - 7 | ${MIDDLE}`],
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
          // The squares of earlier rounds and the order of calls are not in it; the points are, and who has called.
          const { seats, start } = state;
          const place = (seat: number) => (seat - start + seats.length) % seats.length;
          const calls = state.calls.toSorted((a, b) => place(a) - place(b));
          expect(at(positionText(state), state.options)).to.deep.equal({ ...state, calls, rounds: [] });
        }),
      );
    });

    it('of seven seats is read, for a diagram', () => {
      const seats = Array.from({ length: 7 }, () => `${SQUARE} o - 0`).join(' ; ');
      expect(cubo.seatsOf(parse(`1 0 build 0 | ${seats} | ${MIDDLE}`))).to.equal(7);
    });
  });

  describe('a square alone', () => {
    it('is the position of one who practises, before the middle is rolled', () => {
      const state = at(SQUARE);
      expect(cubo.makePosition({ ...state, round: 2 })).to.equal(`2 0 build 0 | ${SQUARE} o - 0 | r.r.b.b.`);
      expect(positionText(state)).to.equal(SQUARE);
      expect(cubo.actors(state)).to.deep.equal(['chance']);
      expect(cubo.actors(play(state, 'middle r1r2b3b4'))).to.deep.equal([0, 'clock']);
    });

    it('is the same after writing and reading, in any colours', () => {
      fc.assert(
        fc.property(anySquare, (square) => {
          const position = parse(squareText(square));
          expect(position.seats[0]?.square).to.deep.equal(square);
          expect(write(position)).to.equal(squareText(square));
        }),
      );
    });

    const middles: readonly [square: string, middle: string][] = [
      ['r1r2r3/r5w4b3/b2b3b4', 'r.r.b.b.'],
      ['r1r2r3/r5w4r3/b2b3b4', 'r.b.b.b.'],
      ['r1r2r3/r5w4r3/r2b3b4', 'b.b.b.b.'],
      ['r1r2b3/b5w4b3/b2b3b4', 'r.r.r.r.'],
    ];
    for (const [square, middle] of middles) {
      it(`leaves the other colours to the middle: ${square} ${middle}`, () => {
        expect(write({ ...at(square), round: 2 })).to.equal(`2 0 build 0 | ${square} o - 0 | ${middle}`);
      });
    }

    it('may be a diagram of any dice, though no game', () => {
      for (const square of [
        'r.r.r./r.w.b./b.b.b.',
        'w6w6w6/w6w6w6/w6w6w6',
        'b1b2b3/b5w4b3/b2b3b4',
        'r1r.w2/b1b.b2/w.w1w2',
      ]) {
        expect(write(parse(square))).to.equal(square);
      }
    });
  });
});

const TURN = '1 0 build 0';
const SEAT = `${SQUARE} o - 0`;

describe('what is no position', () => {
  const squares = [
    ...[
      '',
      'x',
      '-',
      'r1r2r3',
      'r1r2r3/r5w4b3',
      'r1r2r3/r5w4b3/b2b3',
      'r1r2r3/r5w4b3/b2b3b4b5',
      'r1r2/r3r5w4/b3b2b3b4',
    ],
    ...[
      'r1r2r3//r5w4b3/b2b3b4',
      'r0r2r3/r5w4b3/b2b3b4',
      'r7r2r3/r5w4b3/b2b3b4',
      'g1r2r3/r5w4b3/b2b3b4',
      '1r2r3r/r5w4b3/b2b3b4',
    ],
    ...[
      'r1r2r3/r5w4b3/b2b3-',
      'r1 r2 r3/r5w4b3/b2b3b4',
      'r1r2r3/r5w4b3/b2b3b4/',
      'r1r2r3r5w4b3b2b3b4',
      `${SQUARE} o`,
      SEAT,
    ],
  ];
  const turns = [
    ...['', '1', '1 0 build', '1 0 build 0 0', 'a 0 build 0', '1 a build 0', '1 0 building 0', '1 0 toString 0'],
    ...['-1 0 build 0', '123 0 build 0', '1 10 build 0', '1.5 0 build 0', '1 0 build -', '1,0,build,0', 'build 1 0 0'],
  ];
  const seats = [
    ...['', SQUARE, `${SQUARE} o`, `${SQUARE} o -`, `${SQUARE} o - -1`, `${SQUARE} o - 10000`, `${SQUARE} o - 1.5`],
    ...[`${SQUARE} z - 0`, `${SQUARE} oc - 0`, `${SQUARE} o r 0`, `${SQUARE} o w3 0`, `${SQUARE} t r7 0`],
    ...[`${SQUARE} t r. 0`, `${SQUARE} t r1b2 0`, `${SQUARE} o - 0 0`, `o - 0`],
  ];
  const middles = ['', 'r1r2b3', 'r1r2b3b4b5', 'r1r2b3w4', 'r1r2b3b7', 'r1r2b3b', '1234', 'r1 r2 b3 b4', '-----'];

  const whole = (turn: string, others: string, middle: string) => `${turn} | ${others} | ${middle}`;
  const cases: readonly [text: string, place: string, wrong: string][] = [
    ...squares.map((text): [string, string, string] => [text, 'square', text]),
    ...turns.map((text): [string, string, string] => [whole(text, SEAT, MIDDLE), 'turn', text]),
    ...seats.map((text): [string, string, string] => [whole(TURN, text, MIDDLE), 'seat 0', text]),
    ...middles.map((text): [string, string, string] => [whole(TURN, SEAT, text), 'middle', text]),
    [whole(TURN, `${SEAT} ; x`, MIDDLE), 'seat 1', 'x'],
    [whole(TURN, `${SEAT} ; ${SEAT} ;`, MIDDLE), 'seat 2', ''],
    [whole(TURN, `${SEAT} ; r1 o - 0`, MIDDLE), 'seat 1', 'r1'],
    ['|', 'turn', ''],
    [`${TURN} | ${SEAT}`, 'middle', ''],
    [`${TURN} | ${SEAT} | ${MIDDLE} |`, 'middle', MIDDLE],
    [`${TURN} | ${SEAT} | ${MIDDLE} | ${MIDDLE}`, 'middle', MIDDLE],
  ];
  for (const [text, place, wrong] of cases) {
    it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
      const error = gameErrorOf(() => cubo.parsePosition(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.match(new RegExp(`^${place} is "`));
      expect(error.message).to.include(wrong.trim().slice(0, 40));
    });
  }

  it('is cut short in the message', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [
      long,
      `${long} | ${SEAT} | ${MIDDLE}`,
      `${TURN} | ${long} | ${MIDDLE}`,
      `${TURN} | ${SEAT} | ${long}`,
    ]) {
      expect(gameErrorOf(() => cubo.parsePosition(text), 'bad-position').message).to.have.length.below(150);
    }
  });

  it('is never anything but a bad position, and found out quickly', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(TURN, SEAT, SQUARE, MIDDLE, ' ', ' | ', ' ; ', '/', 'r1', 'w4', 'x'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(cubo.parsePosition(text).seats).to.not.be.empty;
        } catch {
          gameErrorOf(() => cubo.parsePosition(text), 'bad-position');
        }
      }),
    );
    const hostile = ['r1'.repeat(40_000), `${TURN}${' '.repeat(40_000)}x | ${SEAT} | ${MIDDLE}`, ';'.repeat(40_000)];
    const begun = performance.now();
    for (const text of hostile) gameErrorOf(() => cubo.parsePosition(text), 'bad-position');
    gameErrorOf(() => cubo.parsePosition(`${TURN} | ${SQUARE}${' '.repeat(40_000)}x | ${MIDDLE}`), 'bad-position');
    expect(performance.now() - begun).to.be.below(500);
  });
});
