import { GameError, shown } from '../games/game-error.js';
import { PUZZLE_LEVELS } from './level.js';
import type { PuzzleLevel } from './level.js';
import type { Puzzle } from './puzzle.js';

const DAY = 86_400_000;
/** 1970 began on a Thursday; weeks here begin on Mondays. */
const FIRST_WEEKDAY = 3;

/** The golden section. */
const GOLDEN = 0.618;

/** The levels of a week from Monday on: easy at its beginning, hard at its end. */
const WEEK: readonly PuzzleLevel[] = ['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard'];

/**
 * The number of a day, counted from 1970.
 * @param date like `2026-01-31`
 * @throws GameError `bad-request`
 */
export function dayNumber(date: string): number {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number);
  const time = Date.UTC(year ?? NaN, (month ?? 0) - 1, day);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new GameError('bad-request', `the date is ${shown(date)}, expected one like 2026-01-31`, { place: 'date' });
  return time / DAY;
}

/** The date of a moment where somebody is, such as `2026-01-31`. */
export function dateOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/**
 * The date so many days after another one; before it, if the number is negative.
 * @throws GameError `bad-request`
 */
export const daysAfter = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY).toISOString().slice(0, 10);

/** The weekday of a date, from 0 for a Monday to 6 for a Sunday. */
export function weekdayOf(date: string): number {
  const weekday = (dayNumber(date) + FIRST_WEEKDAY) % WEEK.length;
  return weekday < 0 ? weekday + WEEK.length : weekday;
}

/** Milliseconds until the next day begins where somebody is: days on which clocks change have 23 or 25 hours. */
export function untilNextDay(moment: Date): number {
  const nextDay = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return nextDay.getTime() - moment.getTime();
}

/**
 * The puzzle of a day, the same for everybody with the same set. Without a level the week gets harder from Monday to Sunday. A puzzle comes again only when
 * all others of its level have come.
 * @param date like `2026-01-31`
 * @throws GameError `bad-request`
 */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], date: string, level?: PuzzleLevel): Puzzle {
  const day = dayNumber(date);
  const weekday = weekdayOf(date);
  const wanted = level ?? WEEK[weekday]!;
  const week = Math.floor((day + FIRST_WEEKDAY) / WEEK.length);
  const perWeek = WEEK.filter((each) => each === wanted).length;
  const turn = level ? day : week * perWeek + WEEK.slice(0, weekday).filter((each) => each === wanted).length;
  const list = ofLevel(puzzles, wanted);
  const place = (turn * strideOf(list.length)) % list.length;
  return list[place < 0 ? place + list.length : place]!;
}

/** How far apart in a list the puzzles of two days in a row are: far enough that they differ in kind, and so that every puzzle has its day. */
function strideOf(length: number): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  let stride = Math.round(length * GOLDEN) || 1;
  while (divisor(length, stride) > 1) stride++;
  return stride;
}

/** The puzzles of a level or, if there are none, of the nearest one. */
export function ofLevel(puzzles: readonly Puzzle[], level: PuzzleLevel): readonly Puzzle[] {
  const distance = (other: PuzzleLevel) => Math.abs(PUZZLE_LEVELS.indexOf(other) - PUZZLE_LEVELS.indexOf(level));
  const nearest = Math.min(...puzzles.map((puzzle) => distance(puzzle.level)));
  return puzzles.filter((puzzle) => distance(puzzle.level) === nearest);
}
