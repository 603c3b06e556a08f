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
}

export const NO_PROGRESS: PuzzleProgress = { solved: 0, streak: 0, longest: 0, last: null, best: null };

/** A puzzle that somebody has finished. */
export interface PuzzleResult {
  /** The day, if it was the puzzle of that day. */
  readonly date?: string;
  readonly ms: number;
  /** Whether the solution was shown. Then it counts for nothing. */
  readonly isShown: boolean;
}

/** The progress after a result. A day counts once, and only if it is later than those before it. */
export function withResult(progress: PuzzleProgress, { date, ms, isShown }: PuzzleResult): PuzzleProgress {
  if (isShown) return progress;
  const { last, longest, best } = progress;
  const solved = { ...progress, solved: progress.solved + 1, best: Math.min(best ?? Infinity, ms) };
  if (date === undefined || (last !== null && dayNumber(date) <= dayNumber(last))) return solved;
  const streak = 1 + streakOn(progress, date);
  return { ...solved, streak, longest: Math.max(longest, streak), last: date };
}

/** The streak as it stands on a day: it is over once a day was left out. */
export const streakOn = ({ last, streak }: PuzzleProgress, date: string): number =>
  last !== null && dayNumber(date) - dayNumber(last) <= 1 ? streak : 0;

/** Reads what {@link makeProgress} wrote; nothing, if it is damaged. */
export function parseProgress(text: string | null): PuzzleProgress {
  try {
    const { solved, streak, longest, last, best } = JSON.parse(text ?? '') as PuzzleProgress;
    if (last !== null) dayNumber(last);
    const counts = [solved, streak, longest, best ?? 0];
    if (!counts.every((each) => Number.isFinite(each) && each >= 0)) return NO_PROGRESS;
    return { solved, streak, longest, last, best };
  } catch {
    return NO_PROGRESS;
  }
}

export const makeProgress = (progress: PuzzleProgress): string => JSON.stringify(progress);
