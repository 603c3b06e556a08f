import { expect } from 'chai';
import {
  NO_PROGRESS,
  isSolvedOn,
  makeProgress,
  parseProgress,
  streakOn,
  withResult,
} from '../../src/puzzles/progress.js';
import type { PuzzleProgress } from '../../src/puzzles/progress.js';
import { makeShareLine, makeTime } from '../../src/puzzles/share.js';

const solve = (progress: PuzzleProgress, date?: string, ms = 1000): PuzzleProgress =>
  withResult(progress, { ...(date && { date }), ms, isShown: false });

const solvedOn = (...dates: readonly string[]): PuzzleProgress =>
  dates.reduce((progress, date) => solve(progress, date), NO_PROGRESS);

describe('a streak', () => {
  it('grows from day to day, also over the end of a month', () => {
    expect(solvedOn('2026-01-30', '2026-01-31', '2026-02-01').streak).to.equal(3);
  });

  it('begins anew after a day that was left out, and the longest is kept', () => {
    const { streak, longest } = solvedOn('2026-01-29', '2026-01-30', '2026-02-01');
    expect([streak, longest]).to.deep.equal([1, 2]);
  });

  it('counts a day once', () => {
    expect(solve(solvedOn('2026-01-30'), '2026-01-30', 1)).to.deep.equal(solvedOn('2026-01-30'));
  });

  it('does not grow by puzzles of days gone by, nor by those of no day', () => {
    expect(solve(solvedOn('2026-01-30', '2026-01-29')).streak).to.equal(1);
  });

  it('stands on the next day, before that day’s puzzle, and is over a day later', () => {
    const progress = solvedOn('2026-01-30', '2026-01-31');
    expect(['2026-01-31', '2026-02-01', '2026-02-02'].map((date) => streakOn(progress, date))).to.deep.equal([2, 2, 0]);
  });

  it('is not told on days before the latest one', () => {
    expect(streakOn(solvedOn('2026-01-30', '2026-01-31'), '2026-01-30')).to.equal(0);
  });

  it('does not grow where the solution was shown', () => {
    expect(withResult(NO_PROGRESS, { date: '2026-01-31', ms: 5, isShown: true })).to.equal(NO_PROGRESS);
  });
});

describe('progress', () => {
  it('has the shortest time', () => {
    expect([3000, 1000, 2000].reduce((progress, ms) => solve(progress, undefined, ms), NO_PROGRESS).best).to.equal(
      1000,
    );
  });

  it('knows the days whose puzzles were solved, in whatever order', () => {
    const progress = solvedOn('2026-01-31', '2026-02-01', '2026-01-01');
    const asked = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-01-31', '2026-02-01', '2027-02-01'];
    expect(asked.map((date) => isSolvedOn(progress, date))).to.deep.equal([false, true, false, true, true, false]);
    expect(progress.days).to.deep.equal({ '2026-01': 2 ** 30 + 1, '2026-02': 1 });
  });

  it('keeps apart the puzzles that a page has for a day, and those of other pages', () => {
    const result = { date: '2026-01-31', ms: 1000, isShown: false };
    const progress = withResult(withResult(NO_PROGRESS, { ...result, series: 'hard' }), result);
    expect(progress).to.include({ solved: 2, streak: 1 });
    expect([isSolvedOn(progress, '2026-01-31', 'hard'), isSolvedOn(progress, '2026-01-31')]).to.deep.equal([
      true,
      true,
    ]);
    expect(isSolvedOn(progress, '2026-01-31', 'easy')).to.equal(false);
  });

  it('is kept as text', () => {
    const progress = solvedOn('2026-01-30', '2026-01-31');
    expect(parseProgress(makeProgress(progress))).to.deep.equal(progress);
  });

  for (const text of [
    null,
    '',
    '{',
    'null',
    '7',
    '{"solved":-1}',
    '{"solved":1,"streak":1,"longest":1,"last":"x","best":1}',
    '{"solved":1,"streak":1,"longest":1,"last":null,"best":1,"days":{"2026-01":"x"}}',
  ]) {
    it(`is nothing where ${text} was kept`, () => {
      expect(parseProgress(text)).to.deep.equal(NO_PROGRESS);
    });
  }
});

describe('a line to share', () => {
  const words = {
    solvedIn: (tries: number) => `solved in ${tries}`,
    shown: 'shown',
    streak: (days: number) => `${days} days`,
  };
  const facts = { title: 'Cubo', name: 'January 31', tries: 2, ms: 64_600, isShown: false, streak: 12 };

  it('says how it went, and nothing of the answer', () => {
    expect(makeShareLine(facts, words)).to.equal('Cubo · January 31 · solved in 2 · 1:05 · 12 days');
  });

  it('ends with the address of the puzzle, if there is one', () => {
    const link = 'https://example.org/#cubo-puzzle=2026-01-31';
    expect(makeShareLine({ ...facts, streak: 0, link }, words)).to.equal(
      `Cubo · January 31 · solved in 2 · 1:05 · ${link}`,
    );
  });

  it('has no time for a solution that was shown, and no streak of a day', () => {
    expect(makeShareLine({ ...facts, isShown: true, streak: 1 }, words)).to.equal('Cubo · January 31 · shown');
  });

  it('has minutes and seconds', () => {
    expect([0, 59_400, 59_600, 3_600_000].map(makeTime)).to.deep.equal(['0:00', '0:59', '1:00', '60:00']);
  });
});
