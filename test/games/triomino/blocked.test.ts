import { expect } from 'chai';
import { FULL } from './boards.js';
import { PRESSMAN, at, linesText, moveTexts, play, turnText } from './helpers.js';
import type { Options } from './helpers.js';

/** Seat 0 lays the last tile that fits; nothing is left to buy. The hands are then 23, 15 and 27. */
const hands = (options?: Options) => at(`${FULL.laid} | 145,245,255 / 025,044 / 444,555 | 0 0 0 - 1`, options);

describe('a round in which nobody can lay and nothing is left', () => {
  it('is won by the least that is left: hands of 23, 15 and 27 give 35', () => {
    const over = play(hands(), FULL.last);
    expect([0, 1, 2].map((seat) => linesText(over, seat))).to.deep.equal(['tile 10', 'blocked 35', '']);
    expect(turnText(over)).to.equal('- - 0 - 2');
    expect(over.last).to.deep.include({ end: 'blocked', out: null, round: 1 });
  });

  it('is over before anybody passes, which would have cost ten', () => {
    const over = play(hands(PRESSMAN), FULL.last);
    expect(over.scores).to.deep.equal([10, 35, 0]);
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

  it('is not over as long as anybody can lay', () => {
    const state = at(`${FULL.laid} | 245,255 / 025,044 / 145,444,555 | 0 0 0 - 1`);
    expect(moveTexts(play(state, 'pass', 'pass'))).to.deep.equal([FULL.last]);
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

  it('pays no bonus for going out', () => {
    const over = play(hands(), FULL.last);
    expect(over.lines.some(({ code }) => code === 'out' || code === 'pips')).to.equal(false);
  });

  it('pays children nothing', () => {
    expect(play(hands({ scoring: 'simple' }), FULL.last).scores).to.deep.equal([1, 0, 0]);
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
