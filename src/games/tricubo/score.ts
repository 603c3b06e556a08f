import type { Seat } from '../game.js';
import { forSeat } from '../seats.js';
import { sheetOf } from './options.js';
import { ROWS, crossesIn, endsGame, valueAt } from './sheet.js';
import type { TricuboMarks, TricuboSheet } from './sheet.js';
import type { TricuboScoreLine, TricuboState } from './state.js';

/** The bonus of each player with three purple rows. */
export const END_BONUS = 5;

/** Lines for the filled interim boxes, all five final boxes, the colour fields, and the bonus if it is earned. */
export function score({ options, sheets }: TricuboState, seat: Seat): readonly TricuboScoreLine[] {
  const marks = forSeat(sheets, seat);
  return marks ? scoreLines(sheetOf(options), marks) : [];
}

export function scoreLines(sheet: TricuboSheet, marks: TricuboMarks): readonly TricuboScoreLine[] {
  const { interims, fields } = marks;
  const lines: TricuboScoreLine[] = ROWS.flatMap((row) => {
    const points = interims[row - 1] ?? null;
    return points === null ? [] : [{ code: 'interim', points, cells: [row] }];
  });
  for (const row of ROWS) lines.push({ code: 'final', points: valueAt(sheet, crossesIn(marks, row)), cells: [row] });
  lines.push({ code: 'fields', points: sheet.fieldPoints[fields.length] ?? 0, cells: fields });
  if (endsGame(sheet, marks)) lines.push({ code: 'end', points: END_BONUS, cells: [] });
  return lines;
}

/** The total of a sheet. */
export function totalOf(sheet: TricuboSheet, marks: TricuboMarks): number {
  return scoreLines(sheet, marks).reduce((total, { points }) => total + points, 0);
}

/** The rank of a solo total; 0 is the lowest. */
export function rankOf({ ranks }: TricuboSheet, total: number): number {
  return ranks.filter((bound) => total > bound).length;
}
