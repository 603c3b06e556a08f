/** The months of an archive, and the way through their days. Dates are like `2026-01-31`, months like `2026-01`. */
import { dayNumber, daysAfter, weekdayOf } from './day.js';

/** How many months an archive has, with that of today. */
const MONTHS = 12;
const WEEK = 7;

/** The days that can be chosen, with the first and the last one. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** The days of an archive: a year of months, up to today. */
export const archiveUpTo = (today: string): DaySpan => ({
  first: `${monthsAfter(monthOf(today), 1 - MONTHS)}-01`,
  last: today,
});

export const monthOf = (date: string): string => date.slice(0, 7);

/** The month so many months after another one. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The days of a month. */
export function daysOf(month: string): readonly string[] {
  const first = `${month}-01`;
  const count = dayNumber(`${monthsAfter(month, 1)}-01`) - dayNumber(first);
  return Array.from({ length: count }, (_, i) => daysAfter(first, i));
}

/** The weeks of a month from Monday to Sunday; `undefined` where a day belongs to another month. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const days = daysOf(month);
  const before = weekdayOf(`${month}-01`);
  const count = Math.ceil((before + days.length) / WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => days[week * WEEK + weekday - before]),
  );
}

/** The day that is nearest to a date. */
export const within = ({ first, last }: DaySpan, date: string): string =>
  date < first ? first : date > last ? last : date;

/** The same day of another month, or its last one where it has fewer days. */
export function sameDayOf(month: string, date: string): string {
  const days = daysOf(month);
  return days[Math.min(Number(date.slice(8)), days.length) - 1]!;
}

/** By how many days a key moves on. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };
/** By how many months. */
const LEAPS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * The day to which a key leads from another one, where days run from left to right.
 * @returns the same day where the archive ends; `undefined` for a key that does not move
 */
export function dayByKey(date: string, key: string, span: DaySpan): string | undefined {
  const leap = LEAPS[key];
  if (leap !== undefined) return within(span, sameDayOf(monthsAfter(monthOf(date), leap), date));
  const step = { ...STEPS, Home: -weekdayOf(date), End: WEEK - 1 - weekdayOf(date) }[key];
  if (step === undefined) return undefined;
  const day = daysAfter(date, step);
  const isOutside = day < span.first || day > span.last;
  return isOutside && key.startsWith('Arrow') ? date : within(span, day);
}
