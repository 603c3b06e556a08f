import { expect } from 'chai';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { Options } from './helpers.js';
import { at, marksOf, play, total } from './helpers.js';

const outcomeOf = (sheets: readonly string[], options?: Options) => tricubo.outcome(at(sheets.join(' / '), options));

/** Three purple rows of 5 points each, and 5 for them: 20. */
const ENDS = '6,6,6,0,0';

describe('the winner', () => {
  it('has the highest total, which need not be who ends the game', () => {
    expect(outcomeOf([ENDS, '0,5,5,5,0', '0,0,1,0,0'])).to.deep.equal({
      ...{ winners: [1], scores: [20, 30, 1], reason: 'three-purple' },
    });
  });

  it('of equal totals has the most crosses in boxes', () => {
    expect(outcomeOf([ENDS, '0,5,5,0,0'])).to.deep.equal({ winners: [0], scores: [20, 20], reason: 'three-purple' });
    expect(outcomeOf([ENDS, '7,5,5,7,0'])?.winners).to.deep.equal([1]);
  });

  it('of equal totals has the most crosses, colour fields among them', () => {
    // 18 crosses in the boxes of the first, 17 of the second.
    const sheets = (fields: string) => [ENDS, `0,5,5,7,0 .,.,.,.,. ${fields}`];
    expect(outcomeOf(sheets('-'))?.scores).to.deep.equal([20, 20]);
    expect(outcomeOf(sheets('-'))?.winners).to.deep.equal([0]);
    expect(outcomeOf(sheets('L'))?.winners).to.deep.equal([0, 1]);
    expect(outcomeOf(sheets('Lt'))?.winners).to.deep.equal([1]);
  });

  it('of equal totals has the most crosses, a spent joker among them', () => {
    const sheets = (first: string, second: string) => [
      `7,7,7,0,0 .,.,.,.,. - ${first}`,
      `7,7,7,0,0 .,.,.,.,. - ${second} | B`,
    ];
    expect(outcomeOf(sheets('', ''))?.winners).to.deep.equal([0, 1]);
    expect(outcomeOf(sheets('', 'J'))?.winners).to.deep.equal([1]);
    expect(outcomeOf(sheets('J', 'J'))?.winners).to.deep.equal([0, 1]);
  });

  it('is not found by interim scorings, which are no crosses', () => {
    const sheets = [`${ENDS} .,.,.,0,0 -`, ENDS];
    expect(outcomeOf(sheets)).to.deep.equal({ winners: [0, 1], scores: [20, 20], reason: 'three-purple' });
  });

  it('shares the first place with all who have as much of both', () => {
    expect(outcomeOf([ENDS, '0,1,0,0,0', ENDS, '0,6,6,6,0'])?.winners).to.deep.equal([0, 2, 3]);
  });

  it('is not one with more crosses and a lower total', () => {
    expect(outcomeOf([ENDS, '7,7,5,7,7'])).to.deep.equal({
      ...{ winners: [0], scores: [20, 15], reason: 'three-purple' },
    });
  });

  it('may have less than nothing', () => {
    const sheet = { values: [-2, -5], purple: 1, fields: [], fieldPoints: [-9], jokers: 0, ranks: [] };
    expect(outcomeOf(['2,2,2,0,0', '2,2,2,2,0'], { sheet })).to.deep.equal({
      ...{ winners: [0], scores: [-19, -24], reason: 'three-purple' },
    });
  });
});

describe('the end of the game', () => {
  const nearly = at('6,6,5,0,0 / 6,6,5,0,0 / 6,6,5,0,0 | A 9 1 333');

  it('comes after the round, which all finish', () => {
    const ended = play(nearly, '#1 S');
    expect(tricubo.outcome(ended)).to.equal(undefined);
    expect(tricubo.actors(ended)).to.deep.equal([0, 2]);
    const one = play(ended, '#2 Lc');
    expect(tricubo.outcome(one)).to.equal(undefined);
    expect(tricubo.actors(one)).to.deep.equal([0]);
    const over = play(one, '#0 Mt');
    expect(tricubo.actors(over)).to.be.empty;
    expect(tricubo.outcome(over)?.reason).to.equal('three-purple');
  });

  it('is worth 5 to everybody with three purple rows, and to nobody else', () => {
    const over = play(nearly, '#1 S', '#0 M', '#2 Lc');
    expect(over.sheets.map((_, seat) => tricubo.score(over, seat).filter(({ code }) => code === 'end'))).to.deep.equal([
      [{ code: 'end', points: 5, cells: [] }],
      [{ code: 'end', points: 5, cells: [] }],
      [],
    ]);
    // 5 + 5 + 0 in the rows of seat 0, 5 + 5 + 5 in those of seat 1, 5 + 5 + 10 in those of seat 2.
    expect(tricubo.outcome(over)?.scores).to.deep.equal([15, 20, 20]);
    expect(marksOf(over, 1).crosses.join()).to.equal('6,6,6,0,0');
    expect(total(marksOf(over, 2).crosses) + 1, 'crosses of seat 2').to.equal(18);
    expect(tricubo.outcome(over)?.winners, 'both have 18 crosses').to.deep.equal([1, 2]);
  });

  it('may be brought about by one who follows', () => {
    const over = play(nearly, '#1 Lc', '#0 S', '#2 Mc');
    expect(tricubo.outcome(over)?.scores).to.deep.equal([20, 20, 20]);
  });

  it('does not come with two purple rows, however many rounds are over', () => {
    expect(tricubo.outcome(at('7,7,5,5,5 / 0,7,7,5,5 | A 100'))).to.equal(undefined);
  });
});
