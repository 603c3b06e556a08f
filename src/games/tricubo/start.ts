import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { bad } from './notation.js';
import { sheetOf, tricuboOptions } from './options.js';
import type { TricuboOptions } from './options.js';
import { SEATS, SOLO_ROUNDS } from './rules.js';
import { FIELDS, INTERIMS, ROWS, countCrosses, crossesIn, endsGame, freeFields, interimsOf, valueAt } from './sheet.js';
import type { Row, TricuboMarks, TricuboSheet } from './sheet.js';
import type { TricuboPosition, TricuboState } from './state.js';

/**
 * A game that begins at a position: sheets as they can be filled. The round is not compared with the number of their marks.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start({ side, ...position }: TricuboPosition, options?: Partial<TricuboOptions>): TricuboState {
  const state = { options: resolveOptions(tricuboOptions, { ...(side && { sheet: side }), ...options }), ...position };
  const { sheet } = state.options;
  if (side && side !== sheet)
    throw bad(`the position is of side ${side}, but the game is played on another sheet`, 'turn');
  checkSeats(position.sheets.length, SEATS);
  const { sheets } = position;
  const isUnstarted = sheets.length === 1 && isEmpty(sheets[0] as TricuboMarks);
  sheets.forEach((marks, seat) => {
    const place = `sheet ${seat + 1}`;
    // Alone one begins in any row.
    const first = sheets.length === 1 ? ROWS : [ROWS[seat] as Row];
    if (!isUnstarted && first.every((row) => crossesIn(marks, row) === 0))
      throw bad(`${place} has no first cross`, place);
    checkMarks(marks, place, sheetOf(state.options));
  });
  checkTurn(state, isUnstarted);
  return state;
}

const isEmpty = (marks: TricuboMarks): boolean => countCrosses(marks) + interimsOf(marks) === 0;

function checkMarks(marks: TricuboMarks, place: string, sheet: TricuboSheet): void {
  const { interims, joker } = marks;
  for (const row of ROWS) {
    const crosses = crossesIn(marks, row);
    if (crosses > sheet.values.length)
      throw bad(`row ${row} of ${place} has ${crosses} crosses in ${sheet.values.length} boxes`, place);
    const points = interims[row - 1] ?? null;
    const worths = Array.from({ length: crosses + 1 }, (_, count) => valueAt(sheet, count));
    if (points !== null && !worths.includes(points))
      throw bad(`row ${row} of ${place} cannot have been worth ${points} in the interim`, place);
  }
  if (interimsOf(marks) > INTERIMS) throw bad(`${place} has more than ${INTERIMS} interim scorings`, place);
  if (FIELDS.some((field) => freeFields(sheet, marks, field) < 0))
    throw bad(`${place} has more crossed colour fields than are printed`, place);
  if (joker && sheet.jokers === 0) throw bad(`${place} has no joker that could be spent`, place);
}

function checkTurn({ options, ...position }: TricuboState, isUnstarted: boolean): void {
  const { sheets, round, active, roll, taken, entered } = position;
  const wrong = (message: string) => bad(message, 'turn');
  const stranger = [active, ...entered].find((seat) => seat >= sheets.length);
  if (stranger !== undefined) throw wrong(`there is no seat ${stranger}, only ${sheets.length} sheets`);
  if (roll === null && entered.length > 0) throw wrong('nobody can have used dice that are still to be rolled');
  if (isUnstarted && (roll !== null || round > 1)) throw wrong('before the first roll a row has its first cross');
  if (entered.length === sheets.length || (entered.length > 0 && !taken))
    throw wrong('a roll is there until everybody has used it, the active seat first');
  if (round < 1 || (sheets.length === 1 && round > SOLO_ROUNDS + (roll ? 0 : 1)))
    throw wrong(`there is no round ${round}`);
  if (roll && sheets.some((marks, seat) => !entered.includes(seat) && endsGame(sheetOf(options), marks)))
    throw wrong('the game was over before this roll');
}
