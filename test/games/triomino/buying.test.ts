import { expect } from 'chai';
import { PRESSMAN, at, linesText, moveTexts, play, refusalOf, turnText } from './helpers.js';

/** 044 fits below 344, the others nowhere. */
const FITS = at('344@0,0 | 000,044,055 / 111,222 | 0 0 0 - 1');
const FITS_NOT = at('344@0,0 | 000,055 / 111,222 | 0 0 0 - 1');

const THREE = ['buy', 'draw 001', 'buy', 'draw 002', 'buy', 'draw 003'];

describe('a purchase', () => {
  it('costs five points and waits for its tile', () => {
    const state = play(FITS, 'buy');
    expect(state.scores).to.deep.equal([-5, 0]);
    expect(turnText(state)).to.equal('0 0 1* - 1');
    expect(moveTexts(state)).to.be.empty;
  });

  it('puts the drawn tile in the rack, in its place', () => {
    expect(play(FITS, 'buy', 'draw 022').racks).to.deep.equal([
      ['000', '022', '044', '055'],
      ['111', '222'],
    ]);
  });

  it('is allowed though a tile fits, and though none fits is not the only thing to do after it', () => {
    expect(moveTexts(FITS)).to.deep.equal(['044@0,1', 'buy']);
    expect(moveTexts(FITS_NOT)).to.deep.equal(['buy']);
    expect(moveTexts(play(FITS_NOT, 'buy', 'draw 144'))).to.deep.equal(['144@0,1', 'buy']);
  });

  it('lets one lay any fitting tile, not only the bought one', () => {
    const bought = play(FITS, 'buy', 'draw 144');
    expect(moveTexts(bought)).to.deep.equal(['044@0,1', '144@0,1', 'buy']);
    const laid = play(bought, '044@0,1');
    expect(linesText(laid)).to.equal('purchase -5, tile 8');
    expect(turnText(laid)).to.equal('1 0 0 - 1');
  });

  it('binds one to go on until a tile is laid or three are bought', () => {
    const once = play(FITS_NOT, 'buy', 'draw 001');
    const twice = play(once, 'buy', 'draw 002');
    for (const state of [once, twice]) expect(refusalOf(state, 'pass')).to.deep.equal({ code: 'buy-first' });
    expect(turnText(twice)).to.equal('0 0 2 - 1');
  });

  it('costs children nothing, nor where no points are counted', () => {
    for (const scoring of ['simple', 'none'] as const) {
      const state = at('344@0,0 | 000,055 / 111,222 | 0 0 0 - 1', { scoring, ...PRESSMAN });
      expect(play(state, ...THREE, 'pass').scores).to.deep.equal([0, 0]);
    }
  });
});

describe('three purchases', () => {
  it('without laying cost 25 in all', () => {
    const state = play(FITS_NOT, ...THREE, 'pass');
    expect(linesText(state)).to.equal('purchase -5, purchase -5, purchase -5, pass -10');
    expect(state.scores).to.deep.equal([-25, 0]);
    expect(turnText(state)).to.equal('1 0 0 - 1');
  });

  it('leave the choice between laying and passing, also if a tile fits', () => {
    const state = play(FITS, ...THREE);
    expect(moveTexts(state)).to.deep.equal(['044@0,1', 'pass']);
    expect(play(state, 'pass').scores).to.deep.equal([-25, 0]);
    expect(play(state, '044@0,1').scores).to.deep.equal([-15 + 8, 0]);
  });

  it('cost ten for passing whatever an empty pool would cost', () => {
    // Two and fifty tiles in other racks: the pool is empty after the third purchase.
    const state = at('344@0,0 | 000,001,002 / ?52 | 0 0 3 - 1');
    expect(moveTexts(state)).to.deep.equal(['pass']);
    expect(play(state, 'pass').scores).to.deep.equal([-10, 0]);
    const house = at('344@0,0 | 000,001,002 / ?52 | 0 0 3 - 1', { emptyPool: -3 });
    expect(play(house, 'pass').scores).to.deep.equal([-10, 0]);
  });

  it('are counted anew in the next turn', () => {
    const state = play(FITS_NOT, ...THREE, 'pass', '#1 buy', 'draw 044', '#1 044@0,1');
    expect(turnText(state)).to.equal('0 0 0 - 1');
    // 044 has made room for 001 and 002, with one nought at its lower corner.
    expect(moveTexts(state)).to.include('buy');
  });
});

describe('an empty pool', () => {
  const EMPTY = '344@0,0 | 000,001 / ?53 | 0 0 0 - 1';
  const MUST = '344@0,0 | 000,044 / ?53 | 0 0 0 - 1';

  const costs: readonly [variant: string, options: object, points: number][] = [
    ['goliath', {}, 0],
    ['pressman', PRESSMAN, -10],
    ['the house', { emptyPool: -7 }, -7],
    ['the house with the other variant', { ...PRESSMAN, emptyPool: 0 }, 0],
    ['children', { ...PRESSMAN, scoring: 'simple' }, 0],
  ];
  for (const [variant, options, points] of costs) {
    it(`lets one pass for ${points}: ${variant}`, () => {
      const state = at(EMPTY, options);
      expect(moveTexts(state)).to.deep.equal(['pass']);
      const passed = play(state, 'pass');
      expect(passed.scores).to.deep.equal([points, 0]);
      expect(linesText(passed)).to.equal(points === 0 ? '' : `pass ${points}`);
      expect(passed.turn).to.equal(1);
    });
  }

  it('binds one to lay who can', () => {
    const state = at(MUST);
    expect(moveTexts(state)).to.deep.equal(['044@0,1']);
    expect(refusalOf(state, 'pass')).to.deep.equal({ code: 'can-lay' });
  });

  for (const bought of [1, 2]) {
    it(`may come in mid turn: after ${bought} purchases one passes who cannot lay, and lays who can`, () => {
      // One tile is left in the pool.
      const state = at(`344@0,0 | 000,001 / ?52 | 0 0 ${bought - 1} - 1`, PRESSMAN);
      const helpless = play(state, 'buy', 'draw 002');
      expect(moveTexts(helpless)).to.deep.equal(['pass']);
      expect(play(helpless, 'pass').scores).to.deep.equal([-5 - 10, 0]);
      const lucky = play(state, 'buy', 'draw 044');
      expect(moveTexts(lucky)).to.deep.equal(['044@0,1']);
      expect(play(lucky, '044@0,1').scores).to.deep.equal([-5 + 8, 0]);
    });
  }
});
