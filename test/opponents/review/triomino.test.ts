import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { placesOf, tilesOf, triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../../src/games/triomino/index.js';
import { tileOf } from '../../../src/games/triomino/tiles.js';
import type { Judgement } from '../../../src/opponents/review/review.js';
import { finish } from '../../../src/opponents/steps.js';
import { Outlook } from '../../../src/opponents/triomino/outlook.js';
import { makeTriominoReviewer } from '../../../src/opponents/triomino/review.js';
import { at, laidIn, read } from '../../games/triomino/helpers.js';
import { seeded } from '../../games/seeded.js';

function judged(deals: number, state: TriominoState, entries: readonly (readonly [Actor, TriominoMove])[]) {
  const states = [state];
  for (const [actor, move] of entries) states.push(triomino.play(states.at(-1)!, actor, move));
  const moves = entries.map(([actor, move]) => ({ actor, move }));
  const steps = makeTriominoReviewer(deals).judging({ states, moves });
  const judgements: Judgement<TriominoMove>[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { starts: step.value, judgements };
    if (step.value) judgements.push(step.value);
  }
}

const LAID = '444@0,0 244@0,1 402@1,1 423@-1,1 220@1,2 222@0,2 040@2,1';

describe('the review of Triomino', function () {
  this.timeout(60_000);

  it('knows exactly what the last tile has lost that could have made a bridge, and before it what comes to light', () => {
    const last = at(`${LAID} | 223 / 555 | 0 1 0 - 1`, { lap: false, rounds: 1 });
    const { starts, judgements } = judged(20, last, [read(last, '322@0,3')]);
    // Its pips, 25 for going out, and what the other seat holds; the bridge would have been 50 with its tile of 7.
    const [bridge, plain] = [40 + 10 + 7 + 25 + 15, 7 + 25 + 15];
    expect(triomino.outcome(triomino.play(last, ...read(last, '322@0,3')))!.scores).to.deep.equal([plain, 0]);
    expect(starts[0]).to.equal(bridge);
    expect(judgements[0]!.values).to.deep.equal([plain, -plain]);
    const { best, loss, error } = judgements[0]!.choice!;
    expect([triomino.makeMove(best), loss, error]).to.deep.equal(['232@-1,2', bridge - plain, undefined]);
  });

  it('judges a decision by what the seat knew, whatever the others held', () => {
    const state = at(`${LAID} | 223,344,111 / 555,012,034 | 0 1 0 - 1`);
    const view = triomino.view(state, 0);
    const random = seeded(3);
    const found = [state, triomino.sample(view, random), triomino.sample(view, random)].map((each) => {
      const { starts, judgements } = judged(30, each, [read(each, '322@0,3')]);
      return { start: starts[0], value: judgements[0]!.values[0], choice: judgements[0]!.choice };
    });
    expect(found[0]!.choice!.loss).to.be.above(0);
    expect(found[1]).to.deep.equal(found[0]);
    expect(found[2]).to.deep.equal(found[0]);
  });

  it('sees nothing in what others draw', () => {
    const bought = triomino.play(at(`${LAID} | 223,344,111 / 555,113,033 | 1 1 0 - 1`), 1, { kind: 'buy' });
    const outlook = finish(Outlook.of(bought, 30));
    const before = finish(outlook.asUsual(bought, 0));
    for (const tile of ['000', '055', '455']) {
      const drawn = triomino.play(bought, 'chance', { kind: 'draw', seat: 1, tile });
      expect(finish(outlook.asUsual(drawn, 0))).to.equal(before);
    }
  });

  /** All that is drawn by this seat does not fit, since the other holds what does. */
  it('counts tiles as luck with a mean of zero over the pool, though the seat cannot know what is in it', () => {
    const laid = laidIn(LAID);
    const others = tilesOf(56).filter((tile) => !laid.some(({ values }) => tileOf(values) === tile));
    const idle = others.filter((tile) => placesOf(laid, tile).length === 0);
    const pool = idle.slice(0, 6);
    const own = idle.slice(6, 10);
    const rest = others.filter((tile) => !pool.includes(tile) && !own.includes(tile));
    const state = at(`${LAID} | ${own.join()} / ${rest.join()} | 0 1 0 - 1`);
    const luck = pool.map((tile) => {
      const { judgements } = judged(120, state, [
        [0, { kind: 'buy' }],
        ['chance', { kind: 'draw', seat: 0, tile }],
      ]);
      return judgements[1]!.values[0]! - judgements[0]!.values[0]!;
    });
    expect(Math.max(...luck)).to.be.above(Math.min(...luck));
    expect(luck.reduce((sum, each) => sum + each, 0) / luck.length).to.be.closeTo(0, 8);
  });

  it('expects before the deal that two seats are even, and that of three the best one is ahead of each', () => {
    expect(judged(4, triomino.setup(2), []).starts).to.deep.equal([0, 0]);
    const [first, ...others] = judged(4, triomino.setup(3), []).starts;
    expect(first).to.be.below(-10);
    for (const each of others) expect(each).to.be.closeTo(first!, 1e-9);
  });
});
