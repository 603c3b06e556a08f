/**
 * When others end the game. The numbers are fitted to 800 games on both sides of the sheet, with 2, 3 and 5 seats that play as well as somebody alone: a game
 * takes about so many rounds whatever the dice, and who could end it early waits. So the round says more about it than the sheets do.
 */
import type { Seat } from '../../games/game.js';
import type { TricuboMarks, TricuboSheet, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { PURPLE_ROWS } from '../../games/tricubo/sheet.js';

/** How likely others end the game in the next round, by the number of rounds to come at most, from one; and 0 for all larger numbers. */
const END_CHANCES: readonly number[] = [1, 0.6, 0.5, 0.42, 0.28, 0.16, 0.08, 0.03, 0.01];
/** Plans reach no further. */
const MOST_ROUNDS = 21;

export const endChanceAt = (left: number): number => END_CHANCES[left - 1] ?? 0;

/** The rounds that are expected after the next one, by the number of rounds to come at most. */
const EXPECTED: readonly number[] = Array.from({ length: MOST_ROUNDS }).reduce<number[]>(
  (rounds, _, i) => [...rounds, (1 - endChanceAt(i + 1)) * (1 + (rounds.at(-1) ?? 0))],
  [],
);

/** What a seat thinks of the end of a game. */
export interface Forecast {
  /** How likely others end the game in this round; 0 between two rounds. */
  readonly isLast: number;
  /** If they do not: how many rounds are to come at most after that. A broken number lies between two plans. */
  readonly left: number;
}

export function forecast(state: TricuboState, seat: Seat): Forecast {
  const { options, sheets, round, entered } = state;
  const sheet = sheetOf(options);
  const nearest = nearestOf(state, seat);
  if (nearest === 0) return { isLast: 1, left: 1 };
  const usual = usualRounds(sheet, sheets.length);
  const canEnd = sheets.filter(
    (marks, other) => other !== seat && missing(sheet, marks) === 1 && !entered.includes(other),
  ).length;
  const chance = canEnd === 0 ? 0 : endChanceAt(Math.floor(leftFor(expectedAfter(usual - round, nearest))));
  return { isLast: 1 - (1 - chance) ** canEnd, left: leftFor(expectedAfter(usual - round - 1, nearest)) };
}

/** What a seat thinks between two rounds. */
export function forecastBetween(state: TricuboState, seat: Seat): Forecast {
  const usual = usualRounds(sheetOf(state.options), state.sheets.length);
  return { isLast: 0, left: leftFor(expectedAfter(usual - state.round, nearestOf(state, seat))) };
}

/** The boxes that the first of the others lacks to end the game. */
function nearestOf({ options, sheets }: TricuboState, seat: Seat): number {
  return Math.min(...sheets.flatMap((marks, other) => (other === seat ? [] : missing(sheetOf(options), marks))));
}

/** The number of rounds that a game takes. */
function usualRounds({ values, purple }: TricuboSheet, seats: number): number {
  return PURPLE_ROWS * (values.length - purple + 1) * (1.2 - seats / 30);
}

/** The rounds that are expected after a round. @param usual the same in a usual game; below zero if it is late */
function expectedAfter(usual: number, missing: number): number {
  return Math.min(Math.max(0.8 + 0.78 * usual + 0.2 * missing, 0.8 * (missing - 1), 0.5), 4 + 1.5 * missing);
}

/** How many rounds are to come at most, where so many are expected after the next one. */
function leftFor(expected: number): number {
  const above = EXPECTED.findIndex((rounds) => rounds >= expected);
  if (above < 0) return MOST_ROUNDS;
  const [lower, upper] = [EXPECTED[above - 1] ?? 0, EXPECTED[above]!];
  return above === 0 ? 1 : above + (expected - lower) / (upper - lower);
}

/** The boxes between a sheet and three purple rows. */
function missing({ values, purple }: TricuboSheet, { crosses }: TricuboMarks): number {
  const first = values.length - purple + 1;
  const needs = crosses.map((count) => Math.max(first - count, 0)).sort((a, b) => a - b);
  return needs.slice(0, PURPLE_ROWS).reduce((sum, need) => sum + need, 0);
}
