import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove } from '../../../src/games/triad/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyPosition, anyPositionBeforeRoll, anyRoll, anyTurn } from './arbitraries.js';

const STATE = triad.setup(2);

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

const START = 'ccbbaa/6/6/6/6/AABBCC';

describe('a position in letters', () => {
  it('shows the ranks from the sixth to the first, White’s dice large', () => {
    const { cells, rolled, turn, removed, quiet } = triad.parsePosition('c4A/6/6/6/1B4/A4b b 1-2 17');
    const dice = cells.flatMap((die, cell) => (die === 0 ? [] : [[cell, die]]));
    expect(dice).to.deep.equal([
      [0, 1],
      [5, -2],
      [7, 2],
      [30, -3],
      [35, 1],
    ]);
    expect({ rolled, turn, removed, quiet }).to.deep.equal({ rolled: true, turn: 1, removed: [1, 2], quiet: 17 });
  });

  it('is the same after writing and reading, also where it is no legal one', () => {
    const positions = fc.oneof(anyPosition, anyPositionBeforeRoll);
    fc.assert(
      fc.property(positions, (position) => {
        expect(triad.parsePosition(triad.makePosition(position))).to.deep.equal(position);
      }),
    );
  });

  it('is written as short as it can be: gaps as one number, no plies where there are none', () => {
    const position = triad.parsePosition('a1111A/11111B/33/222/123/6 w 0-0 0');
    expect(triad.makePosition(position)).to.equal('a4A/5B/6/6/6/6 w 0-0');
  });

  it('is a dash before the roll', () => {
    expect(triad.parsePosition('-')).to.deep.equal(triad.positionOf(triad.setup(2)));
    expect(triad.parsePosition('- b 0-0')).to.deep.equal(triad.positionOf(triad.setup(2, { starter: 1 })));
  });

  it('with an empty board is not the one before the roll', () => {
    expect(triad.makePosition(triad.parsePosition('6/6/6/6/6/6'))).to.equal('6/6/6/6/6/6 w 0-0');
  });
});

describe('what is no position', () => {
  const cases: readonly [text: string, place: string, message: string][] = [
    ['', 'board', 'ranks on the board: 1, expected 6'],
    ['6/6/6/6/6', 'board', 'ranks on the board: 5, expected 6'],
    ['6/6/6/6/6/6/6', 'board', 'ranks on the board: 7, expected 6'],
    ['6/6/6/6/6/', 'rank 1', 'rank 1 has 0 cells, expected 6'],
    ['5/6/6/6/6/6', 'rank 6', 'rank 6 has 5 cells, expected 6'],
    ['6/aaa4/6/6/6/6', 'rank 5', 'rank 5 has 7 cells, expected 6'],
    ['6/6/6/6/aaaaaaa/6', 'rank 2', 'rank 2 has 7 cells, expected 6'],
    ['6/6/7/6/6/6', 'rank 4', '"7" in rank 4 is neither a die (A B C a b c) nor a number of empty cells'],
    ['6/6/6/0ABCabc/6/6', 'rank 3', '"0" in rank 3 is neither a die (A B C a b c) nor a number of empty cells'],
    ['6/6/6/6/D5/6', 'rank 2', '"D" in rank 2 is neither a die (A B C a b c) nor a number of empty cells'],
    ['6/6/6/6/6/🎲5', 'rank 1', '"🎲" in rank 1 is neither a die (A B C a b c) nor a number of empty cells'],
    [`${START} x`, 'side', 'the side to move is "x", expected w or b'],
    [`${START} W`, 'side', 'the side to move is "W", expected w or b'],
    [`${START} 0-0`, 'side', 'the side to move is "0-0", expected w or b'],
    [`${START} w 0`, 'removed', 'the dice removed are "0", expected a pair like 1-0'],
    [`${START} w 0-0-0`, 'removed', 'the dice removed are "0-0-0", expected a pair like 1-0'],
    [`${START} w 10-0`, 'removed', 'the dice removed are "10-0", expected a pair like 1-0'],
    [`${START} w 0-0 -1`, 'plies', 'the plies since a removal are "-1", expected a number'],
    [`${START} w 0-0 1.5`, 'plies', 'the plies since a removal are "1.5", expected a number'],
    [`${START} w 0-0 1e9`, 'plies', 'the plies since a removal are "1e9", expected a number'],
    [`${START} w 0-0 0 more and more`, 'end', '"more and more" is left over at the end'],
  ];
  for (const [text, place, message] of cases) {
    it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
      const error = gameErrorOf(() => triad.parsePosition(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.equal(message);
    });
  }

  it('is cut short in the message', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [
      `${START} ${long}`,
      `${START} w ${long}`,
      `${START} w 0-0 ${long}`,
      `${START} w 0-0 0 ${long}`,
    ]) {
      const error = gameErrorOf(() => triad.parsePosition(text), 'bad-position');
      expect(error.message).to.have.length.below(120);
    }
  });

  it('is never anything but a bad position', () => {
    const rank = fc.string({ unit: fc.constantFrom(...'ABCabc123456'), minLength: 2, maxLength: 4 });
    const nearly = fc.array(rank, { minLength: 6, maxLength: 6 }).map((ranks) => ranks.join('/'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(triad.parsePosition(text).cells).to.have.lengthOf(36);
        } catch {
          gameErrorOf(() => triad.parsePosition(text), 'bad-position');
        }
      }),
    );
  });
});
