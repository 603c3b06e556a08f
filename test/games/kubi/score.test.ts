import { expect } from 'chai';
import { isDone, kubi, totalOf } from '../../../src/games/kubi/index.js';
import { NO_SUMS, SHEET_OF_THE_RULES, at, crossed, sheetOf, sums, total } from './helpers.js';

const linesOf = (position: string) => kubi.score(at(position), 0);

/** The line of one sum with so many marks behind it. */
function lineOf(sum: number, marks: number) {
  const line = kubi.score(kubi.parsePosition(`- ${sums({ [sum]: marks })}`), 0)[sum - 2];
  if (!line) throw new Error(`there is no line for ${sum}`);
  return line;
}

describe('the sheet of the rules', () => {
  const expected = [
    { cells: [2], marks: 2, points: -200, code: 'loss', next: 0 },
    { cells: [3], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [4], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [5], marks: 5, points: 0, code: 'even', next: 50 },
    { cells: [6], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [7], marks: 10, points: 150, code: 'full', next: 0 },
    { cells: [8], marks: 1, points: -200, code: 'loss', next: 0 },
    { cells: [9], marks: 8, points: 150, code: 'gain', next: 50 },
    { cells: [10], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [11], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [12], marks: 8, points: 300, code: 'gain', next: 100 },
  ];
  expected.forEach((line, i) => {
    it(`scores ${line.points} for ${line.marks} marks behind ${line.cells[0]}`, () => {
      expect(linesOf(SHEET_OF_THE_RULES)[i]).to.deep.equal(line);
    });
  });

  it('totals 200, and is done', () => {
    const state = at(SHEET_OF_THE_RULES);
    expect(totalOf(sheetOf(state))).to.equal(200);
    expect(total(linesOf(SHEET_OF_THE_RULES).map(({ points }) => points))).to.equal(200);
    expect(isDone(sheetOf(state))).to.equal(true);
    expect(kubi.outcome(state)).to.deep.equal({ winners: [0], scores: [200], reason: 'all-done' });
  });

  it('has two marks behind sums for each of its 17 discards', () => {
    const sheet = sheetOf(at(SHEET_OF_THE_RULES));
    expect(total(sheet.discards)).to.equal(17);
    expect(total(sheet.sums)).to.equal(34);
  });
});

describe('the marks behind a sum', () => {
  const behindSeven: readonly [marks: number, points: number, code: string][] = [
    [0, 0, 'unmarked'],
    [1, -200, 'loss'],
    [4, -200, 'loss'],
    [5, 0, 'even'],
    [6, 30, 'gain'],
    [9, 120, 'gain'],
    [10, 150, 'full'],
    [11, 150, 'full'],
    [13, 150, 'full'],
  ];
  for (const [marks, points, code] of behindSeven) {
    it(`score ${points} where ${marks} are behind 7`, () => {
      expect(lineOf(7, marks)).to.deep.include({ marks, points, code });
    });
  }

  const worths = { 2: 100, 3: 70, 4: 60, 5: 50, 6: 40, 7: 30, 8: 40, 9: 50, 10: 60, 11: 70, 12: 100 };
  for (const [sum, worth] of Object.entries(worths)) {
    it(`are worth ${worth} each behind ${sum}, from the sixth to the tenth, whatever comes before and after`, () => {
      const points = Array.from({ length: 16 }, (_, marks) => lineOf(Number(sum), marks).points);
      const rising = [1, 2, 3, 4, 5].map((more) => more * worth);
      expect(points).to.deep.equal([0, -200, -200, -200, -200, 0, ...rising, ...Array<number>(5).fill(5 * worth)]);
    });
  }

  it('say what the next one would change: a loss, nothing, the way out, a gain, nothing more', () => {
    const next = Array.from({ length: 12 }, (_, marks) => lineOf(12, marks).next);
    expect(next).to.deep.equal([-200, 0, 0, 0, 200, 100, 100, 100, 100, 100, 0, 0]);
  });
});

describe('the score of a seat', () => {
  it('has a line for each sum, also on an empty sheet', () => {
    expect(linesOf(`- ${NO_SUMS}`).map(({ cells, points }) => [...cells, points])).to.deep.equal(
      Array.from({ length: 11 }, (_, i) => [i + 2, 0]),
    );
  });

  it('is that of its own sheet', () => {
    const state = at(`${SHEET_OF_THE_RULES} / 1:8,2:0,3:0 ${sums({ 2: 16 })}`);
    expect([0, 1].map((seat) => total(kubi.score(state, seat).map(({ points }) => points)))).to.deep.equal([200, 500]);
  });

  it('has no lines where nobody sits', () => {
    expect(kubi.score(at(crossed('123')), 1)).to.be.empty;
  });
});
