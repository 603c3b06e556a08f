import type { Seat } from '../../games/game.js';
import type { TricuboMarks, TricuboSheet, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { PURPLE_ROWS } from '../../games/tricubo/sheet.js';

/** The crosses that a player makes in a round towards three purple rows, on average. */
const PACE = 0.8;
/** The rounds that a player lets pass before ending the game. */
const DELAY = 1;
/** The standard deviation of the number of rounds, as a share of it, and at least. */
const SPREAD = { share: 0.25, least: 1 } as const;
/** No game lasts longer. */
const MOST_ROUNDS = 40;

/**
 * How likely it is that the others end the game, by the number of rounds to come after this one. When this seat ends it itself, plans know.
 */
export function endChances(state: TricuboState, seat: Seat): readonly number[] {
  const { options, sheets, entered } = state;
  const sheet = sheetOf(options);
  const rounds = sheets.flatMap((marks, other) => {
    if (other === seat) return [];
    const waiting = entered.includes(other) ? 0 : 1;
    return [Math.max(missing(sheet, marks) / PACE + DELAY - waiting, 0)];
  });
  const mean = Math.min(...rounds, MOST_ROUNDS);
  const deviation = Math.max(SPREAD.least, SPREAD.share * mean);
  const weights = Array.from({ length: Math.ceil(mean + 2 * deviation) + 1 }, (_, left) =>
    Math.exp(-(((left - mean) / deviation) ** 2) / 2),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The boxes between a sheet and three purple rows. */
function missing({ values, purple }: TricuboSheet, { crosses }: TricuboMarks): number {
  const first = values.length - purple + 1;
  const needs = crosses.map((count) => Math.max(first - count, 0)).sort((a, b) => a - b);
  return needs.slice(0, PURPLE_ROWS).reduce((sum, need) => sum + need, 0);
}
