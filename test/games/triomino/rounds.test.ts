import { expect } from 'chai';
import { triomino } from '../../../src/games/triomino/index.js';
import { FULL } from './boards.js';
import { at, linesText, play, positionText } from './helpers.js';
import type { Options } from './helpers.js';

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

  it('keeps the lines of those before it', () => {
    const state = ending('12,0');
    const next = play(
      state,
      'deal 000,001,002,003,004,005,011,012,013',
      'deal 022,023,024,025,033,034,035,044,045',
      'lead 444/555',
      '045@0,0',
    );
    expect(linesText(next, 1)).to.equal('tile 8, out 25, pips 15, tile 9');
    expect(triomino.score(next, 1).map(({ round }) => round)).to.deep.equal([1, 1, 1, 2]);
  });

  it('shows what was left in the last one', () => {
    const { last } = ending('0,0');
    expect(last).to.deep.include({ end: 'out', out: 1, round: 1, racks: [['555'], []] });
    expect(last?.laid).to.have.lengthOf(2);
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

  it('has its own target', () => {
    expect(triomino.outcome(ending('0,0', { target: 48 }))).to.deep.include({ reason: 'target' });
    expect(triomino.outcome(ending('0,0', { target: 49 }))).to.equal(undefined);
  });

  it('is shared by equal totals', () => {
    expect(triomino.outcome(ending('448,400'))).to.deep.equal({
      winners: [0, 1],
      scores: [448, 448],
      reason: 'target',
    });
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

  it('comes after one round without points, for whoever has won it', () => {
    const over = ending('0,0', { scoring: 'none' });
    expect(triomino.outcome(over)).to.deep.equal({ winners: [1], scores: [0, 0], reason: 'one-round' });
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

  it('plays one round also where more are asked for', () => {
    const over = play(at('344@0,0 | 044 | 0 0 0 - 1', { rounds: 5 }), '044@0,1');
    expect(triomino.outcome(over)?.reason).to.equal('one-round');
  });

  it('pays for what is left in a blocked round', () => {
    const over = play(at(`${FULL.laid} | 025,044,145,245,255,444,555 | 0 0 0 - 1`), FULL.last);
    expect(triomino.outcome(over)).to.deep.equal({ winners: [0], scores: [10 - 65], reason: 'one-round' });
  });

  it('goes on until then turn by turn', () => {
    const state = play(at('344@0,0 | 000,044 | 0 0 0 - 1'), '044@0,1');
    expect(positionText(state)).to.equal('344@0,0 044@0,1 | 000 | 0 0 0 - 1 | 8');
  });
});
