import { expect } from 'chai';
import { PRESSMAN, at, linesText, moveTexts, play, turnText } from './helpers.js';
import type { Options } from './helpers.js';

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

  it('pays only the first one to do so', () => {
    const state = at('344@0,0 | 044 / 334,555 / 034 | 0 0 0 - 1');
    const over = play(state, '044@0,1', '433@1,0', '403@-1,0');
    expect(over.scores).to.deep.equal([8 + 25 + 15, 10, 7]);
    expect(over.last?.out).to.equal(0);
  });

  it('ends the round at once where the last seat of the lap does so', () => {
    const over = play(three(0, 1), '044@0,1');
    expect(linesText(over)).to.equal('tile 8, out 25, pips 35');
    expect(turnText(over)).to.equal('- - 0 - 2');
  });

  it('leaves the lap as long as the leader is far: all have had as many turns', () => {
    const state = at('344@0,0 | 044,111 / 334 / 034,555 | 1 0 0 - 1');
    const over = play(state, '433@1,0', '403@-1,0');
    expect(over.round, 'seat 0 had its turn before').to.equal(2);
    expect(linesText(over, 1)).to.equal('tile 10, out 25, pips 26');
  });

  it('ends the round at once in the other variant', () => {
    for (const options of [PRESSMAN, { lap: false }]) {
      const over = play(three(0, 0, options), '044@0,1');
      expect(linesText(over)).to.equal('tile 8, out 25, pips 35');
      expect(turnText(over)).to.equal('- - 0 - 2');
    }
    expect(turnText(play(three(0, 0, { ...PRESSMAN, lap: true }), '044@0,1'))).to.equal('1 0 0 0 1');
  });

  it('takes nothing from the losers', () => {
    expect(play(three(0, 1), '044@0,1').scores.slice(1)).to.deep.equal([0, 0]);
  });

  it('after a purchase in the same turn is going out as well', () => {
    const state = at('344@0,0 | 044 / 555 | 0 1 1 - 1');
    expect(linesText(play(state, '044@0,1'))).to.equal('tile 8, out 25, pips 15');
  });

  it('is worth five to children, without pips', () => {
    const over = play(three(0, 1, { scoring: 'simple' }), '044@0,1');
    expect(linesText(over)).to.equal('tile 1, out 5');
    expect(over.scores).to.deep.equal([6, 0, 0]);
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
