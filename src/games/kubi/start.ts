import { GameError } from '../game-error.js';
import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { kubiOptions } from './options.js';
import type { KubiOptions } from './options.js';
import { SEATS, actors } from './rules.js';
import { LAST_MARK, NUMBERS, isDone, rollsEntered } from './sheet.js';
import type { KubiSheet } from './sheet.js';
import type { KubiPosition, KubiState } from './state.js';

const bad = (message: string, place: string): GameError => new GameError('bad-position', message, { place });

/**
 * A game that begins at a position: sheets as they can be filled, and all players who still play with the same number of rolls.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start(position: KubiPosition, options?: Partial<KubiOptions>): KubiState {
  const { sheets, roller, roll, entered } = position;
  checkSeats(sheets.length, SEATS);
  sheets.forEach(checkSheet);
  checkSeatsNamed(position);
  const isOpening = sheets.some(({ numbers }) => numbers === null);
  if (isOpening && (roll !== null || sheets.some((sheet) => rollsEntered(sheet) > 0)))
    throw bad('before the first roll every sheet has three numbers crossed', 'roll');
  checkPace(position);
  const state = { options: resolveOptions(kubiOptions, options), sheets, roller, roll, entered };
  if (roll !== null && actors(state).length === 0)
    throw bad('everybody has entered the roll, so it is not there any more', 'roll');
  return state;
}

function checkSheet({ numbers, discards, sums }: KubiSheet, seat: number): void {
  const place = `sheet ${seat + 1}`;
  const marks = discards.reduce((all, more) => all + more, 0);
  const pairMarks = sums.reduce((all, more) => all + more, 0);
  if (numbers && new Set(numbers).size < NUMBERS) throw bad(`the numbers of ${place} are not different`, place);
  if (discards.some((each) => each > LAST_MARK) || discards.filter((each) => each === LAST_MARK).length > 1)
    throw bad(`${place} goes on after ${LAST_MARK} marks behind a number, which end it`, place);
  if (pairMarks % 2 !== 0) throw bad(`${place} has ${pairMarks} marks behind sums, each roll makes two`, place);
  if (pairMarks < 2 * marks)
    throw bad(`${place} has ${marks} discards but only ${pairMarks} marks behind sums, each roll makes two`, place);
}

function checkSeatsNamed({ sheets, roller, roll, entered }: KubiPosition): void {
  if (roller >= sheets.length) throw bad(`the roller is seat ${roller}, there are ${sheets.length} sheets`, 'roller');
  const stranger = entered.find((seat) => seat >= sheets.length);
  if (stranger !== undefined)
    throw bad(`seat ${stranger} has entered the roll, there are ${sheets.length} sheets`, 'entered');
  if (roll === null && entered.length > 0) throw bad('nobody can have entered a roll that is not there', 'entered');
}

/** Nobody who still plays is ahead or behind by a roll. */
function checkPace({ sheets, entered }: KubiPosition): void {
  const rolls = sheets.map((sheet, seat) => rollsEntered(sheet) - (entered.includes(seat) ? 1 : 0));
  const most = Math.max(...rolls);
  sheets.forEach((sheet, seat) => {
    const isInStep = rolls[seat] === most || (isDone(sheet) && !entered.includes(seat));
    if (isInStep) return;
    const place = `sheet ${seat + 1}`;
    throw bad(`${place} has ${rollsEntered(sheet)} rolls, which does not go with the others`, place);
  });
}
