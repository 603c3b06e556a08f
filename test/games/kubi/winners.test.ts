import { expect } from 'chai';
import { kubi } from '../../../src/games/kubi/index.js';
import { at, sums } from './helpers.js';

describe('the winner', () => {
  const done = (marks: Readonly<Record<number, number>>) => `1:8,2:0,3:0 ${sums(marks)}`;
  const [worst, middle, best] = [done({ 2: 4, 3: 4, 4: 8 }), done({ 7: 8, 8: 8 }), done({ 2: 16 })];
  const outcomeOf = (...sheets: readonly string[]) => kubi.outcome(at(sheets.join(' / ')));

  it('has the highest total', () => {
    expect(outcomeOf(worst, best, middle)).to.deep.equal({
      winners: [1],
      scores: [-220, 500, 210],
      reason: 'all-done',
    });
  });

  it('shares the first place with all who have as much', () => {
    expect(outcomeOf(best, worst, best, best)?.winners).to.deep.equal([0, 2, 3]);
  });

  it('may have less than nothing', () => {
    expect(outcomeOf(worst, worst)).to.deep.equal({ winners: [0, 1], scores: [-220, -220], reason: 'all-done' });
  });

  it('of a game alone is the one who plays', () => {
    expect(outcomeOf(worst)?.winners).to.deep.equal([0]);
  });
});
