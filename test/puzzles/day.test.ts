import { expect } from 'chai';
import { GameError } from '../../src/games/game-error.js';
import { PUZZLE_LEVELS } from '../../src/puzzles/level.js';
import {
  dateOf,
  dayNumber,
  daysAfter,
  ofLevel,
  puzzleOfTheDay,
  untilNextDay,
  weekdayOf,
} from '../../src/puzzles/day.js';
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
    expect(puzzleOfTheDay(puzzles, '1969-12-22')).to.have.property('level', 'easy');
    expect(puzzleOfTheDay(puzzles, '1969-12-28')).to.have.property('level', 'hard');
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

  it('goes on from a date over the ends of months and years', () => {
    expect([daysAfter('2026-02-28', 1), daysAfter('2026-01-01', -1)]).to.deep.equal(['2026-03-01', '2025-12-31']);
    expect(['2026-01-05', '2026-01-11', '1969-12-28'].map(weekdayOf)).to.deep.equal([0, 6, 6]);
  });
});

describe('the time until the next day', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  const HOUR = 3_600_000;
  const DAYS: readonly (readonly [zone: string, from: readonly number[], hours: number, why: string])[] = [
    ['Europe/Berlin', [2026, 10, 27, 19], 5, 'on a day like others'],
    ['Europe/Berlin', [2026, 11, 31, 0], 24, 'on the last day of a year'],
    ['Europe/Berlin', [2026, 2, 29, 0], 23, 'when summer time begins'],
    ['Europe/Berlin', [2026, 9, 25, 0], 25, 'when it ends'],
    ['America/Sao_Paulo', [2018, 10, 3, 12], 12, 'before a day that begins at one o’clock'],
  ];
  for (const [name, [year = 0, month = 0, day, hour], hours, why] of DAYS) {
    it(`is ${hours} hours ${why}`, () => {
      process.env['TZ'] = name;
      const moment = new Date(year, month, day, hour);
      expect(untilNextDay(moment)).to.equal(hours * HOUR);
      const next = moment.getTime() + untilNextDay(moment);
      expect(dateOf(new Date(next - 1))).to.equal(dateOf(moment));
      expect(dateOf(new Date(next))).to.equal(daysAfter(dateOf(moment), 1));
    });
  }
});
