import type { TricuboMarks, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { totalOf } from '../../games/tricubo/score.js';
import { INTERIMS, interimsOf, valueAt } from '../../games/tricubo/sheet.js';

/** How many boxes ahead somebody hopes for the best value of a row. */
const AHEAD = 3;

/** What a sheet may come to, at a glance: its total, with rows half way to the best value before them and interim boxes still to be filled. */
export function guess({ options }: TricuboState, marks: TricuboMarks): number {
  const sheet = sheetOf(options);
  const { crosses, interims } = marks;
  const hopes = crosses.map((count) => {
    const ahead = sheet.values.slice(count, count + AHEAD);
    return Math.max(valueAt(sheet, count), ...ahead) - valueAt(sheet, count);
  });
  const open = hopes.map((hope, row) => (interims[row] === null ? hope + valueAt(sheet, crosses[row]!) : 0));
  const best = open.sort((a, b) => b - a).slice(0, INTERIMS - interimsOf(marks));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, more) => all + more, 0);
  return totalOf(sheet, marks) + sum(hopes) / 2 + sum(best) / 2;
}
