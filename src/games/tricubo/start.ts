import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { bad } from './notation.js';
import { sheetOf, tricuboOptions } from './options.js';
import type { TricuboOptions } from './options.js';
import { SEATS, SOLO_ROUNDS, isUnstarted } from './rules.js';
import { FIELDS, INTERIMS, ROWS, crossesIn, endsGame, freeFields, interimsOf } from './sheet.js';
import type { Row, TricuboMarks, TricuboSheet } from './sheet.js';
import type { TricuboPosition, TricuboState } from './state.js';

/**
 * A game that begins at a position: sheets as they can be filled. The round is not compared with the number of their marks.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start({ side, ...position }: TricuboPosition, options?: Partial<TricuboOptions>): TricuboState {
  const given = { ...options, sheet: options?.sheet ?? side ?? undefined };
  const state = { ...position, options: resolveOptions(tricuboOptions, given) };
  const { sheets } = position;
  if (side && side !== state.options.sheet) throw bad(`the position is of side ${side}, the game is not`, 'turn');
  checkSeats(sheets.length, SEATS);
  sheets.forEach((marks, seat) => {
    const wrong = whatIsWrong(marks, sheetOf(state.options)) ?? (hasBegun(state, marks, seat) ? '' : 'no first cross');
    const place = `sheet ${seat + 1}`;
    if (wrong) throw bad(`${place} has ${wrong}`, place);
  });
  checkTurn(state);
  return state;
}

/** Alone one begins in any row, also after the position. */
function hasBegun(state: TricuboState, marks: TricuboMarks, seat: number): boolean {
  const rows = state.sheets.length > 1 ? [ROWS[seat] as Row] : ROWS;
  return rows.some((row) => crossesIn(marks, row) > 0) || (isUnstarted(state) && interimsOf(marks) === 0);
}

function whatIsWrong(marks: TricuboMarks, sheet: TricuboSheet): string | undefined {
  for (const row of ROWS) {
    const crosses = crossesIn(marks, row);
    const points = marks.interims[row - 1] ?? 0;
    if (crosses > sheet.values.length) return `more crosses than boxes in row ${row}`;
    if (points !== 0 && !sheet.values.slice(0, crosses).includes(points))
      return `an interim scoring of ${points}, which row ${row} cannot have been worth`;
  }
  if (interimsOf(marks) > INTERIMS) return `more than ${INTERIMS} interim scorings`;
  const isPrinted = FIELDS.every((field) => freeFields(sheet, marks, field) >= 0) && (!marks.joker || sheet.jokers);
  return isPrinted ? undefined : 'more colour fields or jokers crossed than are printed';
}

function checkTurn(state: TricuboState): void {
  const { options, sheets, round, active, roll, taken, entered } = state;
  const rounds = sheets.length > 1 ? Infinity : SOLO_ROUNDS + (roll ? 0 : 1);
  const isOver = (marks: TricuboMarks) => endsGame(sheetOf(options), marks);
  if (Math.max(active, ...entered) >= sheets.length) throw bad(`there are only ${sheets.length} seats`, 'turn');
  if (round < 1 || round > rounds) throw bad(`there is no round ${round}`, 'turn');
  if (roll && sheets.some((marks, seat) => !entered.includes(seat) && isOver(marks)))
    throw bad('the game was over before this roll', 'turn');
  const hasTaken = taken !== null && entered.includes(active);
  const isInTurn = hasTaken ? roll && entered.length < sheets.length : !taken && entered.length === 0;
  if (!isInTurn || (isUnstarted(state) && (roll || round > 1)))
    throw bad('a roll comes after the first cross, then the active seat uses a die, then all others', 'turn');
}
