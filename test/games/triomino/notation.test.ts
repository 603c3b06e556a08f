import { expect } from 'chai';
import fc from 'fast-check';
import { triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyMove, anyPosition } from './arbitraries.js';
import { at, positionText } from './helpers.js';
import { randomStates } from './random-games.js';

describe('moves', () => {
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

    it('deals to the seat that is next, and draws for the one on turn', () => {
      const second = triomino.play(UNDEALT, 'chance', parse('deal 001,002,003,004,005,011,012,013,014'));
      expect(parse('deal 055', second)).to.deep.include({ seat: 1 });
      const bought = triomino.start(triomino.parsePosition('344@0,0 | 012 / 013 | 1 0 1* - 1'));
      expect(parse('draw 055', bought)).to.deep.include({ seat: 1 });
    });
  });
});

describe('bad moves', () => {
  const UNDEALT = triomino.setup(2);

  describe('what is no move', () => {
    const texts = [
      ...['', ' ', '-', '?', '012', '012@', '@0,0', '012@0', '012@0,', '012@,0', '012@0,0,0', '012@0;0', '012@a,0'],
      ...['0123@0,0', '01@0,0', '016@0,0', 'abc@0,0', '?@0,0', '012@1000,0', '012@0,-1000', '012@1.5,0', '012@+1,0'],
      ...['012@--1,0', '012@1e1,0', '012,013@0,0', '012@0,0 013@1,0', '12@0,0', '٠١٢@0,0', '012＠0,0', '012@−1,0'],
      ...['buys', 'buy 2', 'buy 012', 'bu', 'passes', 'pass 1', 'timeouts', 'time', 'lay 012@0,0', '#0 buy', 'buy;buy'],
      ...['draw', 'draw 01', 'draw 016', 'draw 012,013', 'draw ?1', 'draw 012@0,0', 'draw a', 'draw -', 'drawn 012'],
      ...['lead', 'lead /', 'lead 012/', 'lead 012/016', 'lead 012,013', 'lead 012//013', 'lead ?2/012', 'lead ?/012'],
      ...[
        'deal 016',
        'deal 012/013',
        'deal ?100',
        'deal ?-1',
        'deal ?1,055',
        'deal 055,?',
        'deal 0120',
        'deal 012 013',
        'deal a,b',
        'dealt 012',
      ],
    ];
    for (const text of texts) {
      it(`${JSON.stringify(text)} is named in the error`, () => {
        const error = gameErrorOf(() => triomino.parseMove(text, UNDEALT), 'bad-move');
        expect(error.details).to.deep.equal({ text });
        expect(error.message).to.equal(`"${text}" is not written like 012@3,-1, buy or pass`);
      });
    }

    it('is cut short in the message', () => {
      const error = gameErrorOf(() => triomino.parseMove('x'.repeat(1000), UNDEALT), 'bad-move');
      expect(error.message).to.have.length.below(130);
    });

    it('is never anything but a bad move', () => {
      const nearly = fc.string({ unit: fc.constantFrom('deal', 'lead', 'draw', ...'012@,-?/ 5'), maxLength: 8 });
      fc.assert(
        fc.property(fc.oneof(fc.string(), nearly), (text) => {
          try {
            expect(triomino.parseMove(text, UNDEALT)).to.have.property('kind');
          } catch {
            gameErrorOf(() => triomino.parseMove(text, UNDEALT), 'bad-move');
          }
        }),
      );
    });
  });
});

describe('positions', () => {
  const { parsePosition: parse, makePosition: write } = triomino;

  const NOTHING = { drawing: [], purchases: 0, due: null, out: null, round: 1 };

  describe('a position in letters', () => {
    it('shows tiles, racks, seat, leader, purchases, who is out, the round, and scores', () => {
      expect(parse('344@0,0 201@-1,12 | 012,055 / ?3 / | 0 1 2 - 14 | 12,-40,0')).to.deep.equal({
        ...NOTHING,
        laid: [
          { values: '344', column: 0, row: 0 },
          { values: '201', column: -1, row: 12 },
        ],
        racks: [['012', '055'], [null, null, null], []],
        ...{ turn: 0, leader: 1, purchases: 2, round: 14 },
        scores: [12, -40, 0],
        wins: [0, 0, 0],
      });
    });

    const moments: readonly [text: string, moment: object][] = [
      ['- - 0 - 1', { turn: null, leader: null }],
      ['- 0+2 0 - 1', { turn: null, leader: null, drawing: [0, 2] }],
      ['2 1 3 0 9', { turn: 2, leader: 1, purchases: 3, out: 0, round: 9 }],
      ['0 1 1* - 1', { turn: 0, leader: 1, purchases: 1, due: 'tile' }],
      ['0 1 0! - 1', { turn: 0, leader: 1, due: 'late' }],
      ['- 0 0 - 1', { turn: null, leader: 0 }],
    ];
    for (const [text, moment] of moments) {
      it(`says with ${text} what the moment is`, () => {
        const position = `344@0,0 | 012 / 055 / 111 | ${text} | 1,2,3`;
        expect(parse(position)).to.deep.include({ ...NOTHING, ...moment });
        expect(write(parse(position))).to.equal(position);
      });
    }

    it('of tiles alone is a diagram of no game', () => {
      for (const text of ['344@0,0 443@0,1', '', '000@999,-999']) {
        const position = parse(text);
        expect(position).to.deep.include({ racks: [], scores: [], wins: [] });
        expect(triomino.seatsOf(position)).to.equal(1);
        expect(write(position)).to.equal(text);
        expect(gameErrorOf(() => triomino.start(position), 'bad-position').details).to.deep.equal({ place: 'racks' });
      }
    });

    const partial: readonly [why: string, written: string, canonical: string][] = [
      ['racks alone', '344@0,0 | 012 / ?7', '344@0,0 | 012 / ?7 | 0 0 0 - 1 | 0,0'],
      ['one rack', '344@0,0 | 012', '344@0,0 | 012 | 0 0 0 - 1 | 0'],
      ['no scores', '344@0,0 | 012 / ?7 | 1 0 0 - 3', '344@0,0 | 012 / ?7 | 1 0 0 - 3 | 0,0'],
      ['empty scores', '344@0,0 | 012 / ?7 | 1 0 0 - 3 | ', '344@0,0 | 012 / ?7 | 1 0 0 - 3 | 0,0'],
      ['no rounds won', '344@0,0 | 012 / 055 | 1 0 0 - 3 | 1,2 |', '344@0,0 | 012 / 055 | 1 0 0 - 3 | 1,2'],
      ['rounds won', '344@0,0|012/055|1 0 0 - 3|0,0|2,0', '344@0,0 | 012 / 055 | 1 0 0 - 3 | 0,0 | 2,0'],
      ['no tiles', '| 012 / 055 | 0 0 0 - 1', ' | 012 / 055 | 0 0 0 - 1 | 0,0'],
      [
        'more spaces',
        '  344@0,0   443@0,1 |012,055/ ?7 |  0\t0  0 - 1|1 , 2',
        '344@0,0 443@0,1 | 012,055 / ?7 | 0 0 0 - 1 | 1,2',
      ],
      ['line ends', '344@0,0\n443@0,1\n| 012\n/ 055', '344@0,0 443@0,1 | 012 / 055 | 0 0 0 - 1 | 0,0'],
      ['semicolons', '344@0,0;443@0,1; 000@5,5', '344@0,0 443@0,1 000@5,5'],
      ['less than nothing', '344@-0,-0', '344@0,0'],
      ['leading zeros', '344@007,-01 | 012 | 0 0 0 - 01 | 007', '344@7,-1 | 012 | 0 0 0 - 1 | 7'],
    ];
    for (const [why, written, canonical] of partial) {
      it(`is read with ${why}`, () => {
        expect(parse(written)).to.deep.equal(parse(canonical));
        expect(write(parse(written))).to.equal(canonical);
      });
    }

    it('is read with racks in no order, whose tiles are read from any corner', () => {
      expect(parse('| 550, 201,111 , ?2').racks).to.deep.equal([['012', '055', '111', null, null]]);
      expect(write(parse('| 550, 201,111 , ?2'))).to.equal(' | 012,055,111,?2 | 0 0 0 - 1 | 0');
    });

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
          // What has been earned is in it, not how; nor are earlier rounds and turns.
          expect(at(positionText(state), state.options)).to.deep.equal({
            ...state,
            lines: [],
            past: [],
            last: null,
            turns: 0,
          });
        }),
      );
    });
  });
});

const TILES = '344@0,0';
const RACKS = '012 / 055';
const TURN = '0 0 0 - 1';

describe('what is no position', () => {
  const tiles = [
    'x',
    '344',
    '344@',
    '34@0,0',
    '346@0,0',
    '344@0',
    '344@1000,0',
    '344@0,0,0',
    '344@0.5,0',
    '?@0,0',
    '-',
    '344@0,0,443@0,1',
  ];
  const racks = ['01', '016', '0123', 'x', '012 055', '?x', '?100', '?-1', '012@0,0', '012;055'];
  const turns = [
    ...[
      '',
      '0',
      '0 0',
      '0 0 0',
      '0 0 0 -',
      '0 0 0 - 1 1',
      'x 0 0 - 1',
      '0 x 0 - 1',
      '0 0 4 - 1',
      '0 0 - - 1',
      '0 0 0 x 1',
    ],
    ...[
      '0 0 0 - -1',
      '0 0 0 - x',
      '10 0 0 - 1',
      '-1 0 0 - 1',
      '0 0+ 0 - 1',
      '0 +1 0 - 1',
      '0 0 0? - 1',
      '0 0 0*! - 1',
      '0,0,0,-,1',
    ],
  ];
  const numbers = ['x', '1', '1,2,3', '1,', ',1', '1,x', '1.5,2', '1 2', '+1,2', '123456,0', '--1,2', '1/2'];

  const cases: readonly [text: string, place: string][] = [
    ...tiles.map((text): [string, string] => [`${text} | ${RACKS}`, 'tiles']),
    ...tiles.map((text): [string, string] => [text, 'tiles']),
    [`${TILES} 443@0,0`, 'tiles'],
    [`${TILES} 443@0,1 344@-0,-0`, 'tiles'],
    ...racks.map((text): [string, string] => [`${TILES} | ${text} / 055`, 'rack 0']),
    ...racks.map((text): [string, string] => [`${TILES} | 055 / ${text}`, 'rack 1']),
    ...turns.map((text): [string, string] => [`${TILES} | ${RACKS} | ${text}`, 'turn']),
    ...numbers.map((text): [string, string] => [`${TILES} | ${RACKS} | ${TURN} | ${text}`, 'scores']),
    ...numbers.map((text): [string, string] => [`${TILES} | ${RACKS} | ${TURN} | 0,0 | ${text}`, 'rounds won']),
    [`${TILES} | ${RACKS} | ${TURN} | 0,0 | 0,0 |`, 'rounds won'],
  ];
  for (const [text, place] of cases) {
    it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
      const error = gameErrorOf(() => triomino.parsePosition(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.match(/^[^\n]{10,}$/);
    });
  }

  it('is cut short in the message', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [long, `| ${long}`, `| 012 | ${long}`, `| 012 | ${TURN} | ${long}`]) {
      expect(gameErrorOf(() => triomino.parsePosition(text), 'bad-position').message).to.have.length.below(150);
    }
  });

  it('is never anything but a bad position, and found out quickly', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(TILES, RACKS, TURN, ' ', ' | ', ' / ', ',', '012', '?7', 'x'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(triomino.parsePosition(text)).to.have.property('laid');
        } catch {
          gameErrorOf(() => triomino.parsePosition(text), 'bad-position');
        }
      }),
    );
    const begun = performance.now();
    for (const text of [
      `${TILES}${' '.repeat(40_000)}x`,
      `| 012 | 0${' '.repeat(40_000)}x`,
      `| 012 | ${TURN} | 1${' '.repeat(40_000)}x`,
    ]) {
      gameErrorOf(() => triomino.parsePosition(text), 'bad-position');
    }
    expect(performance.now() - begun).to.be.below(500);
  });
});
