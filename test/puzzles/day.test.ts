import { expect } from 'chai';
import { GameError } from '../../src/games/game-error.js';
import { PUZZLE_LEVELS } from '../../src/puzzles/level.js';
import { dateOf, dayNumber, ofLevel, puzzleOfTheDay } from '../../src/puzzles/day.js';
import { loadPuzzles } from '../../src/puzzles/load.js';
import type { Puzzle } from '../../src/puzzles/puzzle.js';

/** The dates of so many days from a Monday on. */
const days = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2026, 0, 5 + i)).toISOString().slice(0, 10));

describe('the puzzle of the day', () => {
  let puzzles: readonly Puzzle[];
  before(async () => {
    puzzles = await loadPuzzles('kubi');
  });

  it('gets harder from Monday to Sunday', () => {
    const levels = days(7).map((date) => puzzleOfTheDay(puzzles, date).level);
    expect(levels).to.deep.equal(['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard']);
  });

  for (const level of PUZZLE_LEVELS) {
    it(`comes again only when all ${level} ones have come`, () => {
      const { length } = ofLevel(puzzles, level);
      const numbers = days(length).map((date) => puzzleOfTheDay(puzzles, date, level).number);
      expect(new Set(numbers).size).to.equal(length);
      expect(puzzleOfTheDay(puzzles, days(length + 1).at(-1)!, level).number).to.equal(numbers[0]);
    });
  }

  it('does not come again for a year and more where the level changes with the day', () => {
    const numbers = days(400).map((date) => puzzleOfTheDay(puzzles, date).number);
    const easy = numbers.slice(0, 7 * 60).filter((number) => puzzles[number - 1]?.level === 'easy');
    expect(new Set(easy).size).to.equal(easy.length);
  });

  it('is there for days before 1970, and in a set with one puzzle', () => {
    expect(puzzleOfTheDay(puzzles, '1969-12-29')).to.have.property('level', 'easy');
    expect(puzzleOfTheDay(puzzles.slice(0, 1), '2026-01-31')).to.equal(puzzles[0]);
  });

  it('is of the nearest level where a set has none of the right one', () => {
    const easy = ofLevel(puzzles, 'easy');
    expect(puzzleOfTheDay(easy, '2026-01-31', 'hard').level).to.equal('easy');
  });

  for (const date of ['', '2026-02-30', '2026-1-31', 'today', '31.1.2026']) {
    it(`needs a date, not "${date}"`, () => {
      expect(() => dayNumber(date))
        .to.throw(GameError)
        .with.property('code', 'bad-request');
    });
  }

  it('is that of the day where the reader is, just before and after midnight', () => {
    expect(dateOf(new Date(2026, 0, 31, 23, 59))).to.equal('2026-01-31');
    expect(dateOf(new Date(2026, 1, 1, 0, 0))).to.equal('2026-02-01');
  });
});
