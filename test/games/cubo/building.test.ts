import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboState } from '../../../src/games/cubo/index.js';
import {
  SQUARE,
  at,
  middleText,
  moveTexts,
  play,
  pointsOf,
  refusalOf,
  seatText,
  stagesText,
  table,
  turnText,
} from './helpers.js';
import type { Options } from './helpers.js';

describe('swapping two dice', () => {
  it('lays each in the place of the other, and leaves the others alone', () => {
    const state = play(table('oo'), '#1 swap a1c3');
    expect(seatText(state, 1)).to.equal('b4r2r3/r5w4b3/b2b3r1 o - 0');
    expect(seatText(state, 0)).to.equal(`${SQUARE} o - 0`);
  });

  it('is possible with every two dice but the white one', () => {
    const swaps = moveTexts(table('oo')).filter((text) => text.startsWith('swap'));
    expect(swaps).to.have.lengthOf((8 * 7) / 2);
    expect(swaps.join()).not.to.contain('b2');
    expect(refusalOf(table('oo'), '#0 swap b2c3')).to.deep.equal({ code: 'white-die' });
    expect(refusalOf(table('oo'), '#0 swap a1b2')).to.deep.equal({ code: 'white-die' });
  });
});

describe('rolling all nine dice again', () => {
  const inHand = play(table('ooo'), '#1 roll');

  it('keeps nobody else from building, rolling or calling', () => {
    const state = play(inHand, '#0 swap a1b1', '#2 roll', '#0 call', '#0 take 3');
    expect(stagesText(state)).to.equal('thh');
  });
});

const takesOf = (state: CuboState, seat: number): string[] =>
  moveTexts(state, seat).filter((text) => text.startsWith('take'));

describe('a call', () => {
  it('covers the square: nothing is moved in it any more', () => {
    const state = play(table('oo'), '#0 call');
    expect(stagesText(state)).to.equal('co');
    expect(moveTexts(state)).to.deep.equal(['take 1', 'take 2', 'take 3', 'take 4', 'take -']);
    for (const move of ['swap a1b1', 'roll']) {
      expect(refusalOf(state, `#0 ${move}`)).to.deep.equal({ code: 'covered' });
    }
    expect(refusalOf(state, '#0 call')).to.deep.equal({ code: 'already-called' });
  });

  it('lets nobody take dice in hand any more', () => {
    const state = play(table('ooo'), '#0 call');
    for (const seat of [1, 2]) {
      expect(refusalOf(state, `#${seat} roll`)).to.deep.equal({ code: 'no-more-rolls' });
      expect(moveTexts(state, seat)).not.to.include('roll');
    }
    expect(refusalOf(play(state, '#0 take -'), '#1 roll')).to.deep.equal({ code: 'no-more-rolls' });
  });
});

describe('taking a die of the middle', () => {
  it('is for whoever comes first, not for who has called first', () => {
    const state = play(table('ooo'), '#0 call', '#2 call', '#2 take 3');
    expect(seatText(state, 2)).to.match(/ t b3 0$/);
    expect(refusalOf(state, '#0 take 3')).to.deep.equal({ code: 'place-empty', place: 3 });
    expect(takesOf(state, 0)).to.deep.equal(['take 1', 'take 2', 'take 4', 'take -']);
  });

  it('empties a place, and the others keep their numbers', () => {
    const state = play(table('oooo'), '#0 call', '#0 take 2', '#1 call', '#1 take 1', '#2 call');
    expect(middleText(state)).to.equal('--b3b4');
    expect(takesOf(state, 2)).to.deep.equal(['take 3', 'take 4', 'take -']);
    expect(seatText(play(state, '#2 take 4'), 2)).to.match(/ t b4 0$/);
    expect(middleText(play(state, '#2 take 4'))).to.equal('--b3-');
  });
});

describe('the last call', () => {
  const covered = play(table('oooo'), '#3 call', '#0 call', '#1 call', '#1 take 1', '#2 call');

  it('leaves callers their choice of a die, one after another in the order of the calls', () => {
    expect(stagesText(covered)).to.equal('ctcc');
    expect(cubo.actors(covered)).to.deep.equal([3, 'clock']);
    expect(takesOf(covered, 3)).to.deep.equal(['take 2', 'take 3', 'take 4', 'take -']);
    for (const seat of [0, 2]) {
      expect(takesOf(covered, seat)).to.be.empty;
      expect(refusalOf(covered, `#${seat} take 2`)).to.deep.equal({ code: 'not-your-turn' });
    }
    const next = play(covered, '#3 take 2');
    expect(cubo.actors(next)).to.deep.equal([0, 'clock']);
    expect(cubo.actors(play(next, '#0 take -'))).to.deep.equal([2, 'clock']);
    expect(turnText(play(next, '#0 take -', '#2 take 3'))).to.equal('1 0 exchange 1');
  });

  it('ends the round once nobody has taken a die', () => {
    const state = play(table('ooo'), '#0 call', '#0 take -', '#1 call', '#2 call', '#1 take -', '#2 take -');
    expect(turnText(state)).to.equal('2 1 build 1');
    expect(stagesText(state)).to.equal('hhh');
  });
});

/** Three who have called; the first and the last hold a die. */
function holding(start: number, first: number, options?: Options) {
  const seats = `${SQUARE} t b5 0 ; ${SQUARE} t - 0 ; ${SQUARE} t r6 0`;
  return at(`1 ${start} exchange ${first} | ${seats} | r1--b4`, options);
}

describe('exchanging a die', () => {
  it('puts the new one, as it is, in the place of the old one, which goes to the middle', () => {
    const state = play(holding(0, 0), 'put a1');
    expect(seatText(state, 0)).to.equal('b5r2r3/r5w4b3/b2b3b4 t - 0');
    expect(middleText(state)).to.equal('r1r1-b4');
  });

  it('need not be done: the die that was taken goes back to the middle', () => {
    const state = play(holding(0, 0), 'keep');
    expect(seatText(state, 0)).to.equal(`${SQUARE} t - 0`);
    expect(middleText(state)).to.equal('r1b5-b4');
  });

  it('is possible with every die but the white one', () => {
    const cells = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
    expect(moveTexts(holding(0, 0))).to.deep.equal([...cells.map((cell) => `put ${cell}`), 'keep']);
    expect(refusalOf(holding(0, 0), 'put b2')).to.deep.equal({ code: 'white-die' });
  });

  it('counts in this round', () => {
    // r3 in the top right corner becomes b5: the top row earns nothing any more, the right column b5 b3 b4 nothing, too.
    const state = play(holding(0, 0), 'put c1', '#2 keep');
    expect([0, 1, 2].map((seat) => pointsOf(state, seat))).to.deep.equal([13, 19, 19]);
  });
});

describe('the order of exchanges', () => {
  it('begins with the start seat, and passes over those who hold no die', () => {
    expect(cubo.actors(holding(0, 0))).to.deep.equal([0]);
    expect(turnText(play(holding(0, 0), 'keep'))).to.equal('1 0 exchange 2');
    expect(turnText(play(holding(1, 2), '#2 put a1'))).to.equal('1 1 exchange 0');
    expect(turnText(play(holding(2, 2), '#2 keep'))).to.equal('1 2 exchange 0');
  });
});

describe('the colours of the next round', () => {
  it('are those that the exchanges have left', () => {
    // Seat 0 gives red for blue, seat 2 blue for red.
    const state = play(holding(0, 0), 'put a1', '#2 put b3');
    expect([0, 1, 2].map((seat) => seatText(state, seat).split(' ')[0])).to.deep.equal([
      'r.r.r./b.w.b./b.b.b.',
      'r.r.r./r.w.b./b.b.b.',
      'r.r.r./r.w.r./b.b.b.',
    ]);
    expect(middleText(state)).to.equal('r.r.b.b.');
  });

  it('are four and four, and two and two, where that is a rule of the house', () => {
    const state = play(holding(0, 0, { resetColours: true }), 'put a1', '#2 keep');
    for (const seat of [0, 1, 2]) expect(seatText(state, seat)).to.match(/^r\.r\.r\.\/r\.w\.b\.\/b\.b\.b\. /);
    expect(middleText(state)).to.equal('r.r.b.b.');
  });
});
