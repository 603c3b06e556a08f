/** What somebody has solved so far: a pure reducer, whoever keeps it. */
import { dayNumber } from './day.js';

export interface PuzzleProgress {
  /** How many puzzles were solved without being shown the solution. */
  readonly solved: number;
  /** Days in a row on which the puzzle of the day was solved, up to {@link PuzzleProgress.last}. */
  readonly streak: number;
  /** The longest streak ever. */
  readonly longest: number;
  /** The day of the latest puzzle of a day that was solved, like `2026-01-31`. */
  readonly last: string | null;
  /** The shortest time in milliseconds. */
  readonly best: number | null;
  /**
   * The days whose puzzles were solved: by month, like `2026-01`, a bit for each day, 1 for the first, 2 for the second, 4 for the third. Days of a series of
   * their own have its name behind the month.
   */
  readonly days: Readonly<Record<string, number>>;
}

export const NO_PROGRESS: PuzzleProgress = { solved: 0, streak: 0, longest: 0, last: null, best: null, days: {} };

/** A puzzle that somebody has finished. */
export interface PuzzleResult {
  /** The day, if it was the puzzle of that day. */
  readonly date?: string;
  /** Which puzzles of that day, where a page asks for others than those that the library has for everybody: `hard`. */
  readonly series?: string;
  readonly ms: number;
  /** Whether the solution was shown. Then it counts for nothing. */
  readonly isShown: boolean;
}

/** The progress after a result. A day counts once; for the streak it counts only if it is later than those before it. */
export function withResult(progress: PuzzleProgress, { date, series, ms, isShown }: PuzzleResult): PuzzleProgress {
  if (isShown || (date !== undefined && isSolvedOn(progress, date, series))) return progress;
  const { last, longest, best } = progress;
  const solved = { ...progress, solved: progress.solved + 1, best: Math.min(best ?? Infinity, ms) };
  if (date === undefined) return solved;
  const days = withDay(progress.days, placeOf(date, series));
  if (last !== null && dayNumber(date) <= dayNumber(last)) return { ...solved, days };
  const streak = 1 + streakOn(progress, date);
  return { ...solved, days, streak, longest: Math.max(longest, streak), last: date };
}

/** The streak as it stands on the day of the latest solved puzzle, or on the next one. On any other day there is none. */
export function streakOn({ last, streak }: PuzzleProgress, date: string): number {
  const daysSince = last === null ? NaN : dayNumber(date) - dayNumber(last);
  return daysSince === 0 || daysSince === 1 ? streak : 0;
}

/** Whether the puzzle of a day was solved. */
export function isSolvedOn({ days }: PuzzleProgress, date: string, series?: string): boolean {
  const [month, bit] = placeOf(date, series);
  return ((days[month] ?? 0) & bit) !== 0;
}

type Place = readonly [month: string, bit: number];

const withDay = (days: PuzzleProgress['days'], [month, bit]: Place): PuzzleProgress['days'] => ({
  ...days,
  [month]: (days[month] ?? 0) | bit,
});

const placeOf = (date: string, series = ''): Place => [
  `${date.slice(0, 7)} ${series}`.trim(),
  1 << (Number(date.slice(8)) - 1),
];

/** Reads what {@link makeProgress} wrote; nothing, if it is damaged. */
export function parseProgress(text: string | null): PuzzleProgress {
  try {
    const { solved, streak, longest, last, best, days = {} } = JSON.parse(text ?? '') as PuzzleProgress;
    if (last !== null) dayNumber(last);
    const counts = [solved, streak, longest, best ?? 0, ...Object.values(days)];
    if (!counts.every((each) => Number.isFinite(each) && each >= 0)) return NO_PROGRESS;
    return { solved, streak, longest, last, best, days };
  } catch {
    return NO_PROGRESS;
  }
}

export const makeProgress = (progress: PuzzleProgress): string => JSON.stringify(progress);
