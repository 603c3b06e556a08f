import type { Seat } from '../game.js';
import { forSeat } from '../seats.js';
import { EVEN, FULL, SUMS, marksOf, pointsOf } from './sheet.js';
import type { KubiSheet, Sum } from './sheet.js';
import type { KubiPosition, KubiScoreCode, KubiScoreLine } from './state.js';

/** One line for each of the eleven sums, including sums without marks. */
export function score({ sheets }: KubiPosition, seat: Seat): readonly KubiScoreLine[] {
  const sheet = forSeat(sheets, seat);
  return sheet ? scoreLines(sheet) : [];
}

export function scoreLines(sheet: KubiSheet): readonly KubiScoreLine[] {
  return SUMS.map((sum) => scoreLine(sum, marksOf(sheet, sum)));
}

function scoreLine(sum: Sum, marks: number): KubiScoreLine {
  const points = pointsOf(sum, marks);
  return { code: codeOf(marks), points, cells: [sum], marks, next: pointsOf(sum, marks + 1) - points };
}

function codeOf(marks: number): KubiScoreCode {
  if (marks === 0) return 'unmarked';
  if (marks < EVEN) return 'loss';
  if (marks === EVEN) return 'even';
  return marks < FULL ? 'gain' : 'full';
}

/** The total of a sheet. */
export function totalOf(sheet: KubiSheet): number {
  return SUMS.reduce((total, sum) => total + pointsOf(sum, marksOf(sheet, sum)), 0);
}
