import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { bad } from './notation.js';
import { kubiOptions } from './options.js';
import type { KubiOptions } from './options.js';
import { SEATS, actors, nextRoller } from './rules.js';
import { LAST_MARK, NUMBERS, isDone, rollsEntered } from './sheet.js';
import type { KubiSheet } from './sheet.js';
import type { KubiPosition, KubiState } from './state.js';

/**
 * The state of a game that starts at a position. Every sheet must be reachable, and all active players must have entered the
 * same number of rolls.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start(position: KubiPosition, options?: Partial<KubiOptions>): KubiState {
  const { sheets, roller, roll, entered } = position;
  checkSeatsAndNumbers(position);
  sheets.forEach(checkSheet);
  const isOpening = sheets.some(({ numbers }) => numbers === null);
  if (isOpening && (roll !== null || sheets.some((sheet) => rollsEntered(sheet) > 0)))
    throw bad('every sheet must have three numbers crossed before the first roll', 'turn');
  checkPace(position);
  // A player who is done does not roll.
  const next = roll ? roller : (nextRoller(sheets, roller) ?? roller);
  const state = { options: resolveOptions(kubiOptions, options), sheets, roller: next, roll, entered };
  if (roll === null ? entered.length > 0 : actors(state).length === 0)
    throw bad('a roll must be given exactly while somebody has to enter it', 'turn');
  return state;
}

/**
 * The same for any sheets with different numbers. A roll that everybody has entered is over.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function startLoosely(position: KubiPosition, options?: Partial<KubiOptions>): KubiState {
  checkSeatsAndNumbers(position);
  const { sheets, roller, roll, entered } = position;
  const state = { options: resolveOptions(kubiOptions, options), sheets, roller, roll, entered };
  if (roll && actors(state).length > 0) return state;
  return { ...state, roller: nextRoller(sheets, roller) ?? roller, roll: null, entered: [] };
}

function checkSeatsAndNumbers({ sheets, roller, entered }: KubiPosition): void {
  checkSeats(sheets.length, SEATS);
  sheets.forEach(({ numbers }, seat) => {
    const place = `sheet ${seat + 1}`;
    if (numbers && new Set(numbers).size < NUMBERS) throw bad(`${place} has the same number twice`, place);
  });
  const stranger = [roller, ...entered].find((seat) => seat >= sheets.length);
  if (stranger !== undefined)
    throw bad(`there is no seat ${stranger}: the position has ${sheets.length} sheets`, 'turn');
}

function checkSheet(sheet: KubiSheet, seat: number): void {
  const { discards } = sheet;
  const place = `sheet ${seat + 1}`;
  const rolls = rollsEntered(sheet);
  const discarded = discards.reduce((all, more) => all + more, 0);
  const [most = 0, second] = discards.toSorted((a, b) => b - a);
  if (most > LAST_MARK || second === LAST_MARK)
    throw bad(`${place} has marks beyond the ${LAST_MARK} next to a number that end the game`, place);
  if (!Number.isInteger(rolls) || rolls < discarded)
    throw bad(
      `${place} has ${discarded} discards and ${2 * rolls} marks next to sums, expected two of these for each roll`,
      place,
    );
}

/** Checks that no active player is a roll ahead or behind. */
function checkPace({ sheets, entered }: KubiPosition): void {
  const rolls = sheets.map((sheet, seat) => rollsEntered(sheet) - (entered.includes(seat) ? 1 : 0));
  const most = Math.max(...rolls);
  sheets.forEach((sheet, seat) => {
    const isInStep = rolls[seat] === most || (isDone(sheet) && !entered.includes(seat));
    if (isInStep) return;
    const place = `sheet ${seat + 1}`;
    throw bad(`${place} has ${rollsEntered(sheet)} rolls, which does not match the other sheets`, place);
  });
}
