import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { bad } from './notation.js';
import { sheetOf, tricuboOptions } from './options.js';
import type { TricuboOptions } from './options.js';
import { SEATS, SOLO_ROUNDS, closeRound, isUnstarted } from './rules.js';
import { FIELDS, INTERIMS, ROWS, crossesIn, endsGame, freeFields, interimsOf } from './sheet.js';
import type { TricuboPosition, TricuboState } from './state.js';

type Check = (isFine: unknown, message: string) => void;

const checkIn =
  (place: string): Check =>
  (isFine, message) => {
    if (!isFine) throw bad(`${place}: ${message}`, place);
  };

/**
 * The state of a game that starts at a position. Every sheet must be possible; the round need not match the number of marks.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start(position: TricuboPosition, options?: Partial<TricuboOptions>): TricuboState {
  const state = stateAt(position, options);
  const { sheets, round, active, roll, taken, entered } = position;
  const { length } = sheets;
  const sheet = sheetOf(state.options);
  const isAlone = length === 1;
  const check = checkIn('turn');
  check(!isAlone || round <= SOLO_ROUNDS + (roll ? 0 : 1), `there is no round ${round}`);
  check(
    taken === null ? entered.length === 0 : roll && entered.includes(active) && entered.length < length,
    'the active seat must choose before the others',
  );
  const isNew = isUnstarted(state);
  check(!isNew || (!roll && round === 1), 'the first cross must come before the first roll');
  sheets.forEach((marks, seat) => {
    const check = checkIn(`sheet ${seat + 1}`);
    for (const row of ROWS) {
      const points = marks.interims[row - 1] ?? 0;
      const possible = [0, ...sheet.values.slice(0, crossesIn(marks, row))];
      check(possible.includes(points), `row ${row} cannot have scored ${points}`);
    }
    // A solo game may begin in any row.
    const first = isAlone ? Math.max(...marks.crosses) : crossesIn(marks, seat + 1);
    check(first > 0 || isNew, 'the first cross is missing');
    check(interimsOf(marks) <= (isNew ? 0 : INTERIMS), 'too many rows are scored');
    check(!roll || entered.includes(seat) || !endsGame(sheet, marks), 'the game was over before this roll');
  });
  return state;
}

/**
 * The same for any marks that find room on the sheets. A roll that everybody has used is over.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function startLoosely(position: TricuboPosition, options?: Partial<TricuboOptions>): TricuboState {
  const state = stateAt(position, options);
  return state.roll ? closeRound(state) : { ...state, taken: null, entered: [] };
}

/** Checks what the rules need in order to go on. */
function stateAt({ side, ...position }: TricuboPosition, options?: Partial<TricuboOptions>): TricuboState {
  const given = { ...options, sheet: options?.sheet ?? side ?? undefined };
  const state = { ...position, options: resolveOptions(tricuboOptions, given) };
  const { sheets, round, active, entered } = position;
  const { length } = sheets;
  const sheet = sheetOf(state.options);
  const check = checkIn('turn');
  checkSeats(length, SEATS);
  check(!side || side === state.options.sheet, `the position is for side ${String(side)}, but the game is not`);
  check(Math.max(active, ...entered) < length, `there are only ${length} seats`);
  check(round > 0, `there is no round ${round}`);
  sheets.forEach((marks, seat) => {
    const check = checkIn(`sheet ${seat + 1}`);
    for (const row of ROWS)
      check(crossesIn(marks, row) <= sheet.values.length, `row ${row} has more crosses than boxes`);
    check(
      FIELDS.every((field) => freeFields(sheet, marks, field) >= 0) && (!marks.joker || sheet.jokers),
      'more fields or jokers are crossed than printed',
    );
  });
  return state;
}
