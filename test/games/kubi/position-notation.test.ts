import { expect } from 'chai';
import fc from 'fast-check';
import { kubi } from '../../../src/games/kubi/index.js';
import { anyPosition } from './arbitraries.js';
import { NO_SUMS, SHEET_OF_THE_RULES, crossed, play, positionText } from './helpers.js';
import { randomStates } from './random-games.js';

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
        expect(kubi.start(kubi.parsePosition(positionText(state)))).to.deep.equal({
          ...kubi.positionOf(state),
          options: {},
        });
      }),
    );
  });

  it('of nine sheets is read, for a diagram', () => {
    expect(kubi.seatsOf(kubi.parsePosition(Array(9).fill(A).join(' / ')))).to.equal(9);
  });
});
