import { expect } from 'chai';
import fc from 'fast-check';
import { triomino } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyPosition } from './arbitraries.js';
import { at, positionText } from './helpers.js';
import { randomStates } from './random-games.js';

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

  it('may be a diagram of tiles that do not fit', () => {
    const text = '210@0,0 555@1,0 000@40,40';
    expect(write(parse(text))).to.equal(text);
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

  it('keeps the order in which tiles were laid', () => {
    const text = '344@0,0 443@9,9 012@-3,1';
    expect(write(parse(text))).to.equal(text);
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
        expect(at(positionText(state), state.options)).to.deep.equal({ ...state, lines: [], last: null, turns: 0 });
      }),
    );
  });

  it('is the same of what one seat knows', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const view = triomino.positionOf(triomino.view(state, 0));
        expect(parse(write(view))).to.deep.equal(view);
      }),
    );
  });
});
