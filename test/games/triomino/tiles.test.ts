import { expect } from 'chai';
import { tilesOf } from '../../../src/games/triomino/index.js';
import { isTile, isTriple, pipsOf, tileOf, turnsOf } from '../../../src/games/triomino/tiles.js';
import { pips, total } from './helpers.js';

/** Written down one by one: a printed set. */
const PRINTED = [
  ...['000', '001', '002', '003', '004', '005', '011', '012', '013', '014', '015', '022', '023', '024', '025'],
  ...['033', '034', '035', '044', '045', '055', '111', '112', '113', '114', '115', '122', '123', '124', '125'],
  ...['133', '134', '135', '144', '145', '155', '222', '223', '224', '225', '233', '234', '235', '244', '245'],
  ...['255', '333', '334', '335', '344', '345', '355', '444', '445', '455', '555'],
];

const different = (tile: string): number => new Set(tile).size;

describe('the tiles', () => {
  it('are 56, ascending', () => {
    expect(tilesOf(56)).to.deep.equal(PRINTED);
    expect(PRINTED).to.have.lengthOf(56);
  });

  it('are six triples, thirty with a pair and twenty with three numbers', () => {
    const counts = [1, 2, 3].map((count) => tilesOf(56).filter((tile) => different(tile) === count).length);
    expect(counts).to.deep.equal([6, 30, 20]);
    expect(tilesOf(56).filter(isTriple)).to.deep.equal(['000', '111', '222', '333', '444', '555']);
  });

  it('have 420 pips, with so many tiles of each sum', () => {
    expect(total(tilesOf(56).map(pips))).to.equal(420);
    const sums = Array.from({ length: 16 }, (_, sum) => tilesOf(56).filter((tile) => pips(tile) === sum).length);
    expect(sums).to.deep.equal([1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 5, 4, 3, 2, 1, 1]);
  });

  it('never fall, clockwise from the lowest', () => {
    for (const [a = '', b = '', c = ''] of tilesOf(56)) expect(a <= b && b <= c, a + b + c).to.equal(true);
  });

  it('are 76 with the mirror images of those with three numbers', () => {
    const mirrors = tilesOf(76).filter((tile) => !PRINTED.includes(tile));
    expect(tilesOf(76)).to.have.lengthOf(76).and.to.include.members(PRINTED);
    const turnedOver = PRINTED.filter((tile) => different(tile) === 3).map(([a = '', b = '', c = '']) => a + c + b);
    expect(mirrors).to.have.members(turnedOver);
  });
});

describe('a tile', () => {
  it('has the same name from whichever corner it is read', () => {
    for (const tile of tilesOf(76)) {
      for (const turn of turnsOf(tile)) expect(tileOf(turn)).to.equal(tile);
      expect(turnsOf(tile)).to.have.lengthOf(different(tile) === 1 ? 1 : 3);
    }
    expect(turnsOf('012')).to.deep.equal(['012', '120', '201']);
  });

  it('counts the sum of its numbers', () => {
    for (const tile of tilesOf(76)) expect(pipsOf(tile)).to.equal(pips(tile));
  });

  for (const text of ['', '0', '01', '0123', '210', '102', '016', 'abc', '?', '-', '0.1', '٠١٢']) {
    it(`has not the name ${JSON.stringify(text)}`, () => expect(isTile(text)).to.equal(false));
  }
});
