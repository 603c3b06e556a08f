import { expect } from 'chai';
import { triomino } from '../../../src/games/triomino/index.js';
import { FULL } from './boards.js';
import { PRESSMAN, at, linesText, moveTexts, play, positionText, refusalOf, turnText } from './helpers.js';
import type { Options } from './helpers.js';

/** 044 fits below 344, the others nowhere. */
const FITS = at('344@0,0 | 000,044,055 / 111,222 | 0 0 0 - 1');
const FITS_NOT = at('344@0,0 | 000,055 / 111,222 | 0 0 0 - 1');

const THREE = ['buy', 'draw 001', 'buy', 'draw 002', 'buy', 'draw 003'];

describe('a turn', () => {
  it('is counted once it ends, whatever was bought in it', () => {
    const bought = play(FITS, 'buy', 'draw 001');
    expect([FITS.turns, bought.turns, play(FITS, '044@0,1').turns]).to.deep.equal([0, 0, 1]);
  });
});

describe('a purchase', () => {
  it('costs five points and waits for its tile', () => {
    const state = play(FITS, 'buy');
    expect(state.scores).to.deep.equal([-5, 0]);
    expect(turnText(state)).to.equal('0 0 1* - 1');
    expect(moveTexts(state)).to.be.empty;
  });

  it('is allowed though a tile fits, and though none fits is not the only thing to do after it', () => {
    expect(moveTexts(FITS)).to.deep.equal(['044@0,1', 'buy']);
    expect(moveTexts(FITS_NOT)).to.deep.equal(['buy']);
    expect(moveTexts(play(FITS_NOT, 'buy', 'draw 144'))).to.deep.equal(['144@0,1', 'buy']);
  });

  it('binds one to go on until a tile is laid or three are bought', () => {
    const once = play(FITS_NOT, 'buy', 'draw 001');
    const twice = play(once, 'buy', 'draw 002');
    for (const state of [once, twice]) expect(refusalOf(state, 'pass')).to.deep.equal({ code: 'buy-first' });
    expect(turnText(twice)).to.equal('0 0 2 - 1');
  });
});

describe('three purchases', () => {
  it('leave the choice between laying and passing, also if a tile fits', () => {
    const state = play(FITS, ...THREE);
    expect(moveTexts(state)).to.deep.equal(['044@0,1', 'pass']);
    expect(play(state, 'pass').scores).to.deep.equal([-25, 0]);
    expect(play(state, '044@0,1').scores).to.deep.equal([-15 + 8, 0]);
  });

  for (const [emptyPool, cost] of [
    [0, 0],
    [-3, -3],
    [-10, -10],
  ] as const) {
    it(`that empty the pool cost ${cost} for passing, as an empty pool does, also if a tile fits`, () => {
      // Fifty tiles in another rack: one is left to buy.
      const state = play(at('344@0,0 | 000,001,002,044 / ?50 | 0 0 2 - 1', { emptyPool }), 'buy', 'draw 003');
      expect(moveTexts(state)).to.deep.equal(['044@0,1', 'pass']);
      expect(play(state, 'pass').scores).to.deep.equal([-5 + cost, 0]);
    });
  }
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

const TIMED: Options = { turnSeconds: 60 };

describe('a turn that runs out of time', () => {
  it('buys what is still to be bought, lays none of it, and passes for ten', () => {
    const over = play(at('344@0,0 | 000,044,055 / 111,222 | 0 0 0 - 1', TIMED), 'timeout', 'draw 144');
    expect(turnText(over)).to.equal('0 0 2! - 1');
    expect([triomino.actors(over), moveTexts(over)]).to.deep.equal([['chance'], []]);
    const next = play(over, 'draw 001', 'draw 002');
    expect(linesText(next)).to.equal('purchase -5, purchase -5, purchase -5, pass -10');
    expect(turnText(next)).to.equal('1 0 0 - 1');
    expect(next.racks[0]).to.deep.equal(['000', '001', '002', '044', '055', '144']);
  });

  for (const [bought, draws] of [
    [
      ['buy', 'draw 001'],
      ['draw 002', 'draw 003'],
    ],
    [
      ['buy', 'draw 001', 'buy'],
      ['draw 002', 'draw 003'],
    ],
    [['buy', 'draw 001', 'buy', 'draw 002', 'buy'], ['draw 003']],
    [['buy', 'draw 001', 'buy', 'draw 002', 'buy', 'draw 003'], []],
  ] as const) {
    it(`costs the same after ${bought.join(', ')}`, () => {
      const over = play(at('344@0,0 | 000,044 / 111,222 | 0 0 0 - 1', TIMED), ...bought, 'timeout', ...draws);
      expect([turnText(over), over.scores]).to.deep.equal(['1 0 0 - 1', [-25, 0]]);
    });
  }

  // The number of tiles left to buy, a rack, the draws, and the costs; 044 and 144 fit, 000, 001 and 002 do not.
  const cases: readonly [why: string, left: number, rack: string, draws: readonly string[], lines: string][] = [
    ['one cannot lay', 0, '000,001', [], 'pass -3'],
    ['one can lay', 0, '000,044', [], 'pass -10'],
    ['one can lay after the first purchase', 1, '000,044', ['draw 001'], 'purchase -5, pass -10'],
    ['one cannot lay after the second', 2, '000', ['draw 001', 'draw 002'], 'purchase -5, purchase -5, pass -3'],
    [
      'one can lay the third',
      3,
      '000',
      ['draw 001', 'draw 002', 'draw 144'],
      'purchase -5, purchase -5, purchase -5, pass -10',
    ],
    [
      'one cannot lay the third',
      3,
      '000',
      ['draw 001', 'draw 002', 'draw 003'],
      'purchase -5, purchase -5, purchase -5, pass -3',
    ],
  ];
  for (const [why, left, rack, draws, lines] of cases) {
    it(`decides by the empty pool: ${why}`, () => {
      const others = 56 - 1 - rack.split(',').length - left;
      const state = at(`344@0,0 | ${rack} / ?${others} | 0 0 0 - 1`, { ...TIMED, emptyPool: -3 });
      const over = play(state, 'timeout', ...draws);
      expect([turnText(over), linesText(over)]).to.deep.equal(['1 0 0 - 1', lines]);
    });
  }

  it('ends a round that its last draw blocks, before a pass would have cost ten', () => {
    const state = at(`${FULL.laid} ${FULL.last} | 255 / 025,044 / 444,555 | 0 0 0 - 1`, { ...PRESSMAN, ...TIMED });
    const over = play(state, 'timeout', 'draw 245');
    expect(over.scores).to.deep.equal([-5, 35, 0]);
    expect(over.last?.end).to.equal('blocked');
  });
});

/** Each of the three seats can lay a tile: 044 below, 334 to the right, 034 to the left of 344. */
const three = (turn: number, leader: number, options?: Options) =>
  at(`344@0,0 | 044 / 334,555 / 034,111 | ${turn} ${leader} 0 - 1`, options);

describe('going out', () => {
  it('lets those play who have not yet had their turn in this lap, and pays what others hold when it ends', () => {
    const out = play(three(0, 0), '044@0,1');
    expect(linesText(out)).to.equal('tile 8, out 25');
    expect(turnText(out)).to.equal('1 0 0 0 1');
    const last = play(out, '433@1,0');
    expect(turnText(last)).to.equal('2 0 0 0 1');
    const over = play(last, '403@-1,0');
    // 555 and 111 are left.
    expect(linesText(over)).to.equal('tile 8, out 25, pips 18');
    expect(over.scores).to.deep.equal([8 + 25 + 18, 10, 7]);
    expect(turnText(over)).to.equal('- - 0 - 2');
    expect(over.last).to.deep.include({ end: 'out', out: 0, round: 1 });
    expect(over.last?.racks).to.deep.equal([[], ['555'], ['111']]);
  });

  it('pays pips, not a number of tiles, also for those bought after it', () => {
    const over = play(three(0, 0), '044@0,1', 'buy', 'draw 455', 'buy', 'draw 000', '433@1,0', '403@-1,0');
    expect(linesText(over)).to.equal('tile 8, out 25, pips 32');
    expect(linesText(over, 1)).to.equal('purchase -5, purchase -5, tile 10');
  });

  it('ends the round at once in the other variant', () => {
    for (const options of [PRESSMAN, { lap: false }]) {
      const over = play(three(0, 0, options), '044@0,1');
      expect(linesText(over)).to.equal('tile 8, out 25, pips 35');
      expect(turnText(over)).to.equal('- - 0 - 2');
    }
    expect(turnText(play(three(0, 0, { ...PRESSMAN, lap: true }), '044@0,1'))).to.equal('1 0 0 0 1');
  });

  it('wins the round where no points are counted', () => {
    const over = play(three(0, 1, { scoring: 'none', rounds: 2 }), '044@0,1');
    expect(linesText(over)).to.equal('');
    expect(over.wins).to.deep.equal([1, 0, 0]);
    expect(turnText(over)).to.equal('- - 0 - 2');
  });
});

describe('the rest of a lap', () => {
  /** Seat 0 is out; the pool is empty. */
  const EMPTY = '344@0,0 | / 000,111 / ?53 | 1 0 0 0 1';

  it('is played also where nobody can lay and nothing is left to buy: that is no blocked round', () => {
    const state = at(EMPTY, { ...PRESSMAN, lap: true });
    expect(moveTexts(state)).to.deep.equal(['pass']);
    const over = play(state, 'pass', 'pass');
    expect(over.last).to.deep.include({ end: 'out', out: 0 });
    expect(linesText(over, 1)).to.equal('pass -10');
  });
});

/** Seat 0 lays the last tile that fits; nothing is left to buy. The hands are then 23, 15 and 27. */
const hands = (options?: Options) => at(`${FULL.laid} | 145,245,255 / 025,044 / 444,555 | 0 0 0 - 1`, options);

describe('a round in which nobody can lay and nothing is left', () => {
  it('is won by the least that is left: hands of 23, 15 and 27 give 35', () => {
    const over = play(hands(), FULL.last);
    expect([0, 1, 2].map((seat) => linesText(over, seat))).to.deep.equal(['tile 10', 'blocked 35', '']);
    expect(turnText(over)).to.equal('- - 0 - 2');
    expect(over.last).to.deep.include({ end: 'blocked', out: null, round: 1 });
  });

  it('is over as soon as the last tile is drawn, if it does not fit', () => {
    const state = at(`${FULL.laid} ${FULL.last} | 255 / 025,044 / 444,555 | 0 0 0 - 1`, PRESSMAN);
    expect(moveTexts(state)).to.deep.equal(['buy']);
    const over = play(state, 'buy', 'draw 245');
    expect(over.scores).to.deep.equal([-5, 35, 0]);
  });

  it('is not over as long as a tile is left to buy', () => {
    const state = at(`${FULL.laid} | 145,245 / 025,044 / 444,555 | 0 0 0 - 1`);
    const bought = play(state, FULL.last);
    expect(moveTexts(bought)).to.deep.equal(['buy']);
  });

  it('scores for each of those who share the least', () => {
    const state = at(`${FULL.laid} | 025,044,145 / 555 / 245,255,444 | 0 0 0 - 1`);
    // The two others of each hold 15 and 35, it holds 15 itself.
    expect(play(state, FULL.last).scores).to.deep.equal([10 + 35, 35, 0]);
  });

  it('takes from one who plays alone what is left', () => {
    const over = play(at(`${FULL.laid} | 025,044,145,245,255,444,555 | 0 0 0 - 1`), FULL.last);
    expect(linesText(over)).to.equal('tile 10, blocked -65');
    expect(over.scores).to.deep.equal([-55]);
  });

  it('is won by the least also where no points are counted, by all who share it', () => {
    const options: Options = { scoring: 'none', rounds: 2 };
    expect(play(hands(options), FULL.last).wins).to.deep.equal([0, 1, 0]);
    const shared = at(`${FULL.laid} | 025,044,145 / 555 / 245,255,444 | 0 0 0 - 1`, options);
    const over = play(shared, FULL.last);
    expect(over.wins).to.deep.equal([1, 1, 0]);
    expect(over.scores).to.deep.equal([0, 0, 0]);
  });

  it('is not blocked where somebody is out: the lap is finished by passing', () => {
    const state = at(`${FULL.laid} | 145 / 025,044,245,255 / 444,555 | 0 0 0 - 1`);
    const out = play(state, FULL.last);
    expect(turnText(out)).to.equal('1 0 0 0 1');
    const over = play(out, 'pass', 'pass');
    expect(over.last?.end).to.equal('out');
    expect(over.scores).to.deep.equal([10 + 25 + 65, 0, 0]);
  });
});

/** Seat 1 goes out last in the lap, and has 8 + 25 and the 15 that seat 0 holds. */
const ending = (scores: string, options?: Options, round = 1, wins = '') =>
  play(at(`344@0,0 | 555 / 044 | 1 0 0 - ${round} | ${scores}${wins && ` | ${wins}`}`, options), '044@0,1');

describe('the next round', () => {
  it('begins like the first one, with what has been earned', () => {
    const state = ending('12,-30');
    expect(positionText(state)).to.equal(' |  /  | - - 0 - 2 | 12,18');
    expect(triomino.actors(state)).to.deep.equal(['chance']);
    expect(triomino.outcome(state)).to.equal(undefined);
    const dealt = play(state, 'deal 000,001,002,003,004,005,011,012,013', 'deal 022,023,024,025,033,034,035,044,045');
    expect(dealt.drawing, 'all draw for the lead again').to.deep.equal([0, 1]);
  });
});

describe('the end of the game', () => {
  it('comes with the round in which somebody reaches the target', () => {
    expect(triomino.outcome(ending('0,351'))).to.equal(undefined);
    const over = ending('0,352');
    expect(triomino.outcome(over)).to.deep.equal({ winners: [1], scores: [0, 400], reason: 'target' });
    expect(triomino.actors(over)).to.be.empty;
    expect(over.racks).to.deep.equal([['555'], []]);
  });

  it('is no sooner than the round, and is won by the highest, who needs not have ended it', () => {
    const state = at('344@0,0 | 555,000 / 044,222 | 1 0 0 - 3 | 999,399');
    const after = play(state, '044@0,1');
    expect(after.scores).to.deep.equal([999, 407]);
    expect(triomino.outcome(after)).to.equal(undefined);
    expect(triomino.outcome(ending('401,300'))).to.deep.include({ winners: [0], reason: 'target' });
  });

  it('comes after so many rounds where these are counted, whatever the points', () => {
    const options: Options = { rounds: 3, target: 10 };
    expect(triomino.outcome(ending('999,0', options, 2))).to.equal(undefined);
    expect(triomino.outcome(ending('0,0', options, 3))).to.deep.equal({
      winners: [1],
      scores: [0, 48],
      reason: 'rounds',
    });
  });

  it('comes after one round with simple points, unless a target or a number of rounds is set', () => {
    const simple: Options = { scoring: 'simple' };
    expect(triomino.outcome(ending('0,0', simple))).to.deep.equal({
      winners: [1],
      scores: [0, 6],
      reason: 'one-round',
    });
    expect(triomino.outcome(ending('0,0', { ...simple, rounds: 2 }))).to.equal(undefined);
    for (const target of [20, 400]) expect(triomino.outcome(ending('0,0', { ...simple, target }))).to.equal(undefined);
    expect(triomino.outcome(ending('0,14', { ...simple, target: 20 }))).to.deep.include({ reason: 'target' });
    expect(triomino.outcome(ending('0,0', { target: 0 })), 'nor without a target').to.deep.include({
      reason: 'one-round',
    });
  });

  it('is for whoever has won the most rounds without points, shared by equals', () => {
    const options: Options = { scoring: 'none', rounds: 3 };
    expect(triomino.outcome(ending('0,0', options, 2, '1,0'))).to.equal(undefined);
    expect(triomino.outcome(ending('0,0', options, 3, '2,0'))).to.deep.include({ winners: [0], reason: 'rounds' });
    expect(triomino.outcome(ending('0,0', options, 3, '1,0'))).to.deep.include({ winners: [0, 1] });
    expect(triomino.outcome(ending('0,0', options, 3, '1,1'))).to.deep.include({ winners: [1] });
  });
});

describe('one alone', () => {
  it('plays one round, whose total is the result', () => {
    const over = play(at('344@0,0 | 044 | 0 0 0 - 1'), '044@0,1');
    expect(linesText(over)).to.equal('tile 8, out 25');
    expect(triomino.outcome(over)).to.deep.equal({ winners: [0], scores: [33], reason: 'one-round' });
  });
});
