/**
 * The notation of Kubi. A sheet lists its three numbers with their marks, then the marks of the sums 2 to 12:
 * `1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8`. Sheets are separated by ` / `. Moves: `x126` crosses numbers, `roll 13466` is a roll,
 * `1|34|66` discards the 1 and pairs the other dice, `(2)|34|66` discards a 2 on a free ride, without a mark.
 */
import type { Actor } from '../game.js';
import { GameError, shown } from '../game-error.js';
import { forSeat } from '../seats.js';
import { moveText, positionText } from '../texts.js';
import { DICE, inOrder, ownNumbers } from './rules.js';
import { EMPTY_SHEET, NUMBERS } from './sheet.js';
import type { KubiSheet, Value } from './sheet.js';
import type { KubiMove, KubiPosition, KubiState, Pair } from './state.js';

const values = (digits: string): Value[] => ([...digits].map(Number) as Value[]).sort();

const ENTRY = /^(?:([1-6])|\(([1-6])\))[|,]?([1-6]{2})[|,]?([1-6]{2})$/;

/**
 * Parses `x126`, `roll 13466`, `1|34|66` and `(2)|34|66`. Dice may be in any order, the bars may be commas or missing, and
 * spaces are ignored. The parentheses are optional if none of the player's numbers was rolled.
 */
export function parseMove(text: string, state: KubiState, actor: Actor): KubiMove {
  const tidy = moveText(text).toLowerCase().replace(/\s/g, '');
  const [, kind, digits = ''] = /^(x|roll)([1-6]+)$/.exec(tidy.replaceAll(',', '')) ?? [];
  if (kind === 'x' && digits.length === NUMBERS) return { kind: 'cross', numbers: values(digits) };
  if (kind === 'roll' && digits.length === DICE) return { kind, dice: values(digits) };
  const [found, marked, free, first = '', second = ''] = ENTRY.exec(tidy) ?? [];
  if (!found) {
    throw new GameError('bad-move', `${shown(text)} is not written like x126, 1|34|66 or (2)|34|66`, { text });
  }
  const pairs = inOrder(values(first) as unknown as Pair, values(second) as unknown as Pair);
  return { kind: 'enter', discard: Number(marked ?? free) as Value, free: !marked || isFreeRide(state, actor), pairs };
}

function isFreeRide({ sheets, roll }: KubiState, actor: Actor): boolean {
  const numbers = forSeat(sheets, actor as number)?.numbers;
  return Boolean(numbers && roll && ownNumbers(roll, numbers).length === 0);
}

export function makeMove(move: KubiMove): string {
  if (move.kind === 'roll') return `roll ${move.dice.join('')}`;
  if (move.kind === 'cross') return `x${move.numbers.join('')}`;
  const { discard, free, pairs } = move;
  return [free ? `(${discard})` : discard, ...pairs.map((pair) => pair.join(''))].join('|');
}

/** The error for a bad position. */
export const bad = (message: string, place: string): GameError => new GameError('bad-position', message, { place });

export function parsePosition(text: string): KubiPosition {
  const [sheets = '', ...turn] = positionText(text).split('|');
  return { sheets: sheets.split('/').map(parseSheet), ...parseTurn(turn.join('|')) };
}

function parseSheet(text: string, seat: number): KubiSheet {
  const place = `sheet ${seat + 1}`;
  const [crossed = '', marks = '', ...rest] = text.trim().split(/\s+/);
  const isEmpty = crossed === '-';
  if (!isEmpty && !/^[1-6]:\d{1,2}(,[1-6]:\d{1,2}){2}$/.test(crossed))
    throw bad(`the numbers of ${place} are ${shown(crossed)}, expected three like 1:6,4:3,5:8, or -`, place);
  if (!/^\d{1,2}(,\d{1,2}){10}$/.test(marks))
    throw bad(`the marks of ${place} are ${shown(marks)}, expected 11 numbers for the sums 2 to 12`, place);
  if (rest.length > 0) throw bad(`${shown(rest.join(' '))} is unexpected in ${place}`, place);
  const sums = marks.split(',').map(Number);
  if (isEmpty) return { ...EMPTY_SHEET, sums };
  const pairs = crossed.split(',').map((pair) => pair.split(':').map(Number) as [Value, number]);
  pairs.sort(([a], [b]) => a - b);
  return { numbers: pairs.map(([number]) => number), discards: pairs.map(([, count]) => count), sums };
}

function parseTurn(text: string): Pick<KubiPosition, 'roller' | 'roll' | 'entered'> {
  const found = /^(?:(\d)(?:\s+([1-6]{5})(?:\s+(\d(?:,\d)*))?)?)?$/.exec(text.trim());
  if (!found) throw bad(`${shown(text.trim())} after the sheets is not written like 1 13466 0,2`, 'turn');
  const [, roller = '0', dice, entered = ''] = found;
  const seats = new Set(entered.match(/\d/g) ?? []);
  return { roller: Number(roller), roll: dice ? values(dice) : null, entered: [...seats].sort().map(Number) };
}

export function makePosition({ sheets, roller, roll, entered }: KubiPosition): string {
  const turn = roll
    ? [roller, roll.join(''), entered.join(',')].filter((each) => each !== '').join(' ')
    : roller > 0
      ? String(roller)
      : '';
  return sheets.map(makeSheet).join(' / ') + (turn && ` | ${turn}`);
}

function makeSheet({ numbers, discards, sums }: KubiSheet): string {
  const crossed = numbers?.map((number, i) => `${number}:${discards[i] ?? 0}`).join(',') ?? '-';
  return `${crossed} ${sums.join(',')}`;
}
