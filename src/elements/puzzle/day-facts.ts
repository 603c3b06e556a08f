import { dateOf, untilNextDay } from '../../puzzles/day.js';
import { isSolvedOn } from '../../puzzles/progress.js';
import { isOn } from '../base/attributes.js';
import type { Switch, Text } from '../base/attributes.js';
import { loadProgress } from './progress-store.js';
import type { PuzzleSession } from './puzzle-session.js';

const MINUTE = 60_000;

/** What there is to say about other days where the puzzle of a day is shown. */
export interface DayFacts {
  /** The date where the reader is. */
  readonly today: string;
  /** Whether the reader may choose another day. */
  readonly hasArchive: boolean;
  /** Whether the reader has solved the puzzle, now or before. */
  readonly isSolved: boolean;
  /** Whether there is a later puzzle: that of today. */
  readonly isPast: boolean;
  /** Milliseconds until the next puzzle, while that of today is shown. */
  readonly untilNext: number | undefined;
}

/** What the page says of days. */
export interface DayRequest {
  readonly date?: Text;
  readonly archive?: Switch;
}

/**
 * Facts of the puzzle of a day at a moment. A page that asks for one day alone, without an archive, leads to no other.
 * @returns `undefined` for a puzzle of no day
 */
export function dayFacts(session: PuzzleSession, request: DayRequest, now: Date): DayFacts | undefined {
  const { date, puzzle, series } = session;
  if (date === undefined) return undefined;
  const today = dateOf(now);
  const hasArchive = isOn(request.archive ?? 'on');
  const goesOn = hasArchive || request.date === 'today';
  return {
    today,
    hasArchive,
    isSolved: isSolvedOn(loadProgress(puzzle.game), date, series),
    isPast: goesOn && date < today,
    untilNext: goesOn && date === today ? untilNextDay(now) : undefined,
  };
}

/** In how many milliseconds the facts of a day change: with the next minute of the countdown, which ends with the day. */
export const untilChange = (facts: DayFacts | undefined): number | undefined =>
  facts?.untilNext === undefined ? undefined : facts.untilNext % MINUTE || MINUTE;

/** Milliseconds as hours and minutes, rounded up: a countdown that says 1 minute is over within a minute. */
export function hoursAndMinutes(ms: number): readonly [hours: number, minutes: number] {
  const minutes = Math.ceil(ms / MINUTE);
  return [Math.floor(minutes / 60), minutes % 60];
}
