import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import { SQUARE, at, middleText, moveTexts, play, pointsOf, refusalOf, seatText, turnText } from './helpers.js';
import type { Options } from './helpers.js';

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

  it('comes when building is over: nobody swaps, rolls, calls or takes any more', () => {
    for (const move of ['swap a1b1', 'roll', 'call', 'take 1', 'take -']) {
      for (const seat of [0, 1, 2]) {
        expect(refusalOf(holding(0, 0), `#${seat} ${move}`)).to.deep.equal({ code: 'building-over' });
      }
    }
  });
});

describe('the order of exchanges', () => {
  it('begins with the start seat, and passes over those who hold no die', () => {
    expect(cubo.actors(holding(0, 0))).to.deep.equal([0]);
    expect(turnText(play(holding(0, 0), 'keep'))).to.equal('1 0 exchange 2');
    expect(turnText(play(holding(1, 2), '#2 put a1'))).to.equal('1 1 exchange 0');
    expect(turnText(play(holding(2, 2), '#2 keep'))).to.equal('1 2 exchange 0');
  });

  it('is kept by all', () => {
    for (const move of ['put a1', 'keep']) {
      for (const seat of [1, 2]) {
        expect(refusalOf(holding(0, 0), `#${seat} ${move}`)).to.deep.equal({ code: 'not-your-turn' });
      }
    }
    expect(moveTexts(holding(0, 0), 2)).to.be.empty;
  });

  it('comes after building', () => {
    for (const move of ['put a1', 'keep', 'put b2']) {
      expect(refusalOf(cubo.setup(2), `#0 ${move}`)).to.deep.equal({ code: 'exchange-later' });
      expect(refusalOf(at(`1 0 build 0 | ${SQUARE} t b5 0 ; ${SQUARE} o - 0 | r1r6-b4`), `#0 ${move}`)).to.deep.equal({
        code: 'exchange-later',
      });
    }
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

  it('are missing or left over in the middle', () => {
    const state = play(holding(0, 0), 'put a1', '#2 keep');
    expect(seatText(state, 0)).to.match(/^r\.r\.r\.\/b\.w\.b\.\/b\.b\.b\. /);
    expect(middleText(state)).to.equal('r.r.r.b.');
    expect(refusalOf(state, 'middle r1r2b3b4')).to.deep.equal({ code: 'other-dice' });
    expect(middleText(play(state, 'middle r1r2r3b4'))).to.equal('r1r2r3b4');
  });

  it('are four and four, and two and two, where that is a rule of the house', () => {
    const state = play(holding(0, 0, { resetColours: true }), 'put a1', '#2 keep');
    for (const seat of [0, 1, 2]) expect(seatText(state, seat)).to.match(/^r\.r\.r\.\/r\.w\.b\.\/b\.b\.b\. /);
    expect(middleText(state)).to.equal('r.r.b.b.');
  });

  it('can go as far as eight dice of one colour', () => {
    const square = 'b1b2b3/b5w4b3/b2b3r4';
    const other = 'r1r2r3/r5w4r3/r2r3b4';
    const state = play(at(`2 0 exchange 0 | ${square} t b5 0 ; ${other} t - 0 | r1-b3r4`), 'put c3');
    expect(seatText(state, 0)).to.match(/^b\.b\.b\.\/b\.w\.b\.\/b\.b\.b\. /);
    expect(middleText(state)).to.equal('r.r.r.b.');
  });
});
