import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import { SQUARE, moveTexts, play, refusalOf, seatText, stagesText, table } from './helpers.js';

describe('swapping two dice', () => {
  it('lays each in the place of the other, and leaves the others alone', () => {
    const state = play(table('oo'), '#1 swap a1c3');
    expect(seatText(state, 1)).to.equal('b4r2r3/r5w4b3/b2b3r1 o - 0');
    expect(seatText(state, 0)).to.equal(`${SQUARE} o - 0`);
  });

  it('twice is as if nothing had been done', () => {
    expect(play(table('oo'), '#0 swap b1b3', '#0 swap b3b1')).to.deep.equal(table('oo'));
  });

  it('is possible with every two dice but the white one', () => {
    const swaps = moveTexts(table('oo')).filter((text) => text.startsWith('swap'));
    expect(swaps).to.have.lengthOf((8 * 7) / 2);
    expect(swaps.join()).not.to.contain('b2');
    expect(refusalOf(table('oo'), '#0 swap b2c3')).to.deep.equal({ code: 'white-die' });
    expect(refusalOf(table('oo'), '#0 swap a1b2')).to.deep.equal({ code: 'white-die' });
  });

  it('goes on after another has called', () => {
    const state = play(table('ooo'), '#2 call', '#2 take 1', '#0 call', '#0 take -', '#1 swap a1b1');
    expect(seatText(state, 1)).to.equal('r2r1r3/r5w4b3/b2b3b4 o - 0');
  });
});

describe('rolling all nine dice again', () => {
  const inHand = play(table('ooo'), '#1 roll');

  it('takes them in hand, until chance throws them', () => {
    expect(stagesText(inHand)).to.equal('oho');
    expect(cubo.actors(inHand)).to.deep.equal([0, 2, 'chance']);
    expect(moveTexts(inHand, 1)).to.be.empty;
  });

  it('leaves each die in its cell', () => {
    const state = play(table('ooo'), '#1 swap a1c3', '#1 roll', 'dice 1 111222333');
    expect(seatText(state, 1)).to.equal('b1r1r1/r2w2b2/b3b3r3 o - 0');
  });

  it('can be done any number of times', () => {
    let state = table('ooo');
    for (let time = 1; time <= 30; time++) state = play(state, '#1 roll', `dice 1 ${String(time % 6 || 6).repeat(9)}`);
    expect(seatText(state, 1)).to.equal('r6r6r6/r6w6b6/b6b6b6 o - 0');
    expect(moveTexts(state, 1)).to.include('roll');
  });

  it('keeps nobody else from building, rolling or calling', () => {
    const state = play(inHand, '#0 swap a1b1', '#2 roll', '#0 call', '#0 take 3');
    expect(stagesText(state)).to.equal('thh');
  });

  it('may be done by several at once, whose dice are thrown in any order', () => {
    const both = play(inHand, '#0 roll');
    const orders = [
      ['dice 0 111111111', 'dice 1 222222222'],
      ['dice 1 222222222', 'dice 0 111111111'],
    ];
    const [one, other] = orders.map((order) => play(both, ...order));
    expect(one).to.deep.equal(other);
    expect(stagesText(both)).to.equal('hho');
  });

  it('with dice in hand leaves nothing else to do', () => {
    for (const move of ['swap a1b1', 'call', 'roll']) {
      expect(refusalOf(inHand, `#1 ${move}`), move).to.deep.equal({ code: 'in-hand' });
    }
  });
});
