import { scoreLines, totalOf } from '../../games/kubi/score.js';
import type { KubiSheet, Value } from '../../games/kubi/index.js';
import type { Term } from '../../interaction/language.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import { signed } from './sheet.js';
import type { Pencil } from './sheet.js';
import { crosses, strokes } from './tally.js';

/**
 * The pencil marks on a sheet while its player decides: the marks to be made with what they change, and next to every other sum what
 * one more mark would change.
 * @param later the sheet with these marks
 * @param numbers the numbers chosen so far, before they are crossed
 */
export function pencilled(
  sheet: KubiSheet,
  later: KubiSheet,
  numbers: readonly Value[],
  words: Term<KubiTerms>,
): Pencil {
  const lines = scoreLines(later);
  const change = totalOf(later) - totalOf(sheet);
  return {
    numbers,
    discards: sheet.discards.map((made, i) => {
      const marks = later.discards[i] ?? made;
      return { marks, path: crosses(made, marks) };
    }),
    sums: scoreLines(sheet).map((made, i) => {
      const line = lines[i] ?? made;
      const isChanged = line.marks > made.marks;
      const note =
        line.code === 'full' && !isChanged
          ? words('kubi.full')
          : signed(isChanged ? line.points - made.points : line.next);
      return { line, path: strokes(made.marks, line.marks), note };
    }),
    total: totalOf(later),
    note: change === 0 ? '' : signed(change),
  };
}
